import type { Effect } from "effect"
import type { AccountsCall } from "../core/passkey/accounts-call.ts"
import type { ShopFailure } from "./failures.ts"

/** The accounts service, which knows passkeys. */
export abstract class AccountsService {
  /**
   * Makes a call, and gives the text of its reply. Fails with HttpFailure for any status but 2xx, and with what a network fails with.
   *
   * Spec: 7.22 to 7.25, 11.98 to 11.102.
   */
  abstract call(call: AccountsCall, body: string): Effect.Effect<string, ShopFailure>
  /** The whole address of a call, as a failure names it. Spec: 8.50. */
  abstract addressOf(call: AccountsCall): string
}
