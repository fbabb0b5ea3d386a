import type { Effect } from "effect"
import type { AccountPasskeys } from "../core/passkey/account-passkeys.ts"
import type { ShopSignIn } from "../core/passkey/passkey-flow.ts"
import type { PasskeyLeaveRefusal } from "../core/passkey/device.ts"
import type { ShopFailure } from "./failures.ts"

/** What the shop itself does with passkeys, beside the accounts service. */
export abstract class PasskeysApi {
  /** The passkeys of who is signed in; null = nobody is, or the shop tells of none. Spec: 11.489. */
  abstract list(): Effect.Effect<AccountPasskeys | null, ShopFailure>
  /** Opens the session of a good sign-in by the token of the accounts service. Spec: 7.26, 11.103. */
  abstract signIn(token: string): Effect.Effect<ShopSignIn, ShopFailure>
  /** Leave to save one, or the code of why there is none. Spec: 11.487. */
  abstract leave(password: string): Effect.Effect<{ readonly token: string } | { readonly refused: PasskeyLeaveRefusal }, ShopFailure>
}
