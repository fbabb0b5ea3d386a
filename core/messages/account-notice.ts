import type { AccountFormName } from "../account/sections/account-form-setting.ts"
import type { PlacedFault } from "../form/asked/remote-check.ts"

/**
 * Why a form of the account was refused: its fields say so, somebody wrote the same meanwhile, the password of now was wrong, there were too
 * many tries, the shop sends no mails, or the session was over by then, so that nobody has judged it.
 */
export type AccountFormRefusal = (typeof accountFormRefusals)[number]

/** All of them, as the shop tells them. Spec: 11.473. */
export const accountFormRefusals = ["fields", "changed", "wrong_password", "later", "noMail", "signedOut"] as const

/** How the shop tells that an account has already the e-mail address which is asked for. Spec: 10.634. */
export const ownEmailCode = "own_email"

/** What who is signed in can change of the account. */
export type AccountChange = (typeof accountChanges)[number]

/** All of it, as the shop tells it. Spec: 11.452. */
export const accountChanges = [
  "password",
  "sessions",
  "session",
  "data",
  "dataNotChecked",
  "address",
  "addressRemoved",
  "consents",
  "emailAsked",
  "email",
  "deleted",
  "passkeySaved",
  "passkeyRenamed",
  "passkeyRemoved",
  "orderCancelled",
  "orderNotCancelled",
  "orderAddress",
  "orderNotAddress",
  "orderMailed",
  "orderMailLater",
  "orderNoMail",
  "connected",
  "disconnected",
  "orderAccountWeak",
  "orderAccountThere",
  "subscription",
  "subscriptionAsItWas",
] as const

/** What the last change of an account came to. Spec: 11.452. */
export type AccountNotice =
  | { readonly is: "accountChanged"; readonly what: AccountChange }
  /** a new password was refused; `code` as the platform calls it, or `later`, or `wrong_password` */
  | { readonly is: "accountRefused"; readonly code: string }
  /** a form of the account, or of an order, was refused; it comes back with what was typed */
  | {
      readonly is: "accountFormRefused"
      readonly form: AccountFormName
      /** the id of what the form is about; "" = of nothing that has one */
      readonly about: string
      readonly why: AccountFormRefusal
      /** what was typed, by the ids of the fields: all but passwords */
      readonly typed: Readonly<Record<string, string | undefined>>
      /** what the shop found; what the page's own rules find is not told again */
      readonly faults: readonly PlacedFault[]
      /** which one was seen of what it changes, where it is posted again as it was; absent = the one that is there now */
      readonly version?: string
    }

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
