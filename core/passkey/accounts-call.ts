/** The calls of the accounts service. Spec: 7.22 to 7.25. */
export const accountsCalls = ["generateRegisterRequest", "register", "generateLoginRequest", "login"] as const

/** One of them. */
export type AccountsCall = (typeof accountsCalls)[number]

/**
 * Where a call is made, below the service's base address.
 *
 * Spec: 11.98.
 *
 * @example accountsPath("login") // => "webAuthn/login.php"
 */
export const accountsPath = (call: AccountsCall): string => `webAuthn/${call}.php`
