/** What who is signed in can change of the account. */
export type AccountChange = "password" | "sessions" | "passkeySaved" | "passkeyRenamed" | "passkeyRemoved"

/** All of it, as the shop tells it. Spec: 11.452. */
export const accountChanges: readonly AccountChange[] = ["password", "sessions", "passkeySaved", "passkeyRenamed", "passkeyRemoved"]

/** What the last change of an account came to. Spec: 11.452. */
export type AccountNotice =
  | { readonly is: "accountChanged"; readonly what: AccountChange }
  /** a new password was refused; `code` as the platform calls it, or `later`, or `wrong_password` */
  | { readonly is: "accountRefused"; readonly code: string }

/** Why no mail with a link was sent, or a link was not taken: nothing was typed, the address had many, or the link does not work any more. */
export type PasswordAskRefusal = "missing" | "later" | "gone"

/** All of them, as the shop tells them. Spec: 11.450. */
export const passwordAskRefusals: readonly PasswordAskRefusal[] = ["missing", "later", "gone"]

/** What the visitor's last post about a forgotten password came to. Spec: 11.450. */
export type PasswordNotice =
  /** null = the shop has taken it, whether it knows the login or not */
  | { readonly is: "passwordAsked"; readonly refused: PasswordAskRefusal | null }
  /** a new password was refused; `code` as the platform calls it */
  | { readonly is: "passwordRefused"; readonly code: string }
  | { readonly is: "passwordSet" }
