import type { Effect } from "effect"
import type { ClientDataReply, RemoteQuestion } from "../core/form/asked/remote-check.ts"
import type { ShopFailure } from "./failures.ts"

/** What the shop says of a client's data while a form is filled in. */
export abstract class ClientApi {
  /** Judges what was typed, all of it in one request (`validateClientData`). Spec: 7.4 to 7.6, 11.75 to 11.84. */
  abstract validate(questions: readonly RemoteQuestion[]): Effect.Effect<ClientDataReply, ShopFailure>
  /** Judges the number of a bank account (`/ajax/payments.php`): its `errno`, 0 = it is one. Spec: 7.10, 11.85. */
  abstract verifyBankAccount(number: string): Effect.Effect<number, ShopFailure>
}
