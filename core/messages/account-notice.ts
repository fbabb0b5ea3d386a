/** What who is signed in can change of the account. */
export type AccountChange = "password" | "sessions"

/** All of it, as the shop tells it. Spec: 11.452. */
export const accountChanges: readonly AccountChange[] = ["password", "sessions"]

/** What the last change of an account came to. Spec: 11.452. */
export type AccountNotice =
  | { readonly is: "accountChanged"; readonly what: AccountChange }
  /** a new password was refused; `code` as the platform calls it, or `later`, or `wrong_password` */
  | { readonly is: "accountRefused"; readonly code: string }
