import type { AccountsCall } from "./accounts-call.ts"
import type { AccountsReply, Challenge, GivenCredential, NewCredential } from "./ceremony.ts"
import type { DeviceUnwilling, ShopSignIn } from "./passkey-flow.ts"
import type { PasskeyObstacle, PasskeySettings } from "./support.ts"

/** What a password manager is told of an account's passkeys; binary texts are base64url. Spec: 10.661. */
export interface AcceptedPasskeys {
  /** null = that of the page */
  readonly domain: string | null
  readonly handle: string
  readonly login: string
  readonly person: string
  readonly credentials: readonly string[]
}

/** What a page asks of the device. */
export type DeviceQuestion =
  | { readonly is: "know"; readonly settings: PasskeySettings }
  | { readonly is: "create"; readonly challenge: Challenge }
  /** an offer stands beside a field and shows no dialog */
  | { readonly is: "give"; readonly challenge: Challenge; readonly isOffer: boolean }
  /** ends a dialog, and an offer */
  | { readonly is: "abort" }
  | { readonly is: "tell"; readonly accepted: AcceptedPasskeys }
  /** the shop surely does not have the one that was given last */
  | { readonly is: "forget" }

/** What the device is, as far as a page needs to know. */
export interface KnownDevice {
  /** null = passkeys can be used */
  readonly why: PasskeyObstacle | null
  /** it offers them beside fields */
  readonly offers: boolean
  /** host name of the page */
  readonly domain: string
  /** the page under a name, where its host is none; null = it has one, or none is known */
  readonly named: string | null
}

/** What the device answers. */
export type DeviceAnswer =
  | ({ readonly is: "known" } & KnownDevice)
  | { readonly is: "created"; readonly credential: NewCredential }
  | { readonly is: "given"; readonly credential: GivenCredential }
  | { readonly is: "refused"; readonly why: DeviceUnwilling }
  /** nothing to be told: the question wants no answer, or a recording tells it */
  | { readonly is: "silent" }

/** What a page asks of the accounts service and of the shop. */
export type PasskeyCall =
  | { readonly is: "accounts"; readonly call: AccountsCall; readonly body: string }
  | { readonly is: "signIn"; readonly token: string }
  | { readonly is: "leave"; readonly password: string }

/** Why somebody gets no leave to save a passkey, as the shop codes it. Spec: 11.487. */
export const passkeyLeaveRefusals = ["signed_out", "no_password", "wrong_password", "later", "full"] as const

/** One of them. */
export type PasskeyLeaveRefusal = (typeof passkeyLeaveRefusals)[number]

/** Leave to save a passkey, or why there is none; `failed` = the shop could not be asked. */
export type PasskeyLeave = { readonly token: string } | { readonly refused: PasskeyLeaveRefusal | "failed" }

/** What they answer. */
export type PasskeyCallReply =
  /** null = an empty or unreadable reply */
  | { readonly is: "replied"; readonly reply: AccountsReply | null; /** the shop surely does not have it */ readonly isUnknown: boolean }
  /** null = an unreadable answer */
  | { readonly is: "signedIn"; readonly answer: ShopSignIn | null }
  | { readonly is: "leave"; readonly leave: PasskeyLeave }
  | { readonly is: "failed"; readonly url: string }
