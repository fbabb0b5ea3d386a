import { Effect } from "effect"
import type { BasketApi } from "../../ports/basket-api.ts"
import { notOfferedRefusal } from "../messages/refusal.ts"
import type { ErrorLog } from "../../ports/error-log.ts"
import type { ShopFailure } from "../../ports/failures.ts"
import type { BasketReply, ChangeOutcome, RowToChange } from "../basket/basket-change.ts"

/**
 * Changes of the basket. They are asked for by a shopper, so every end is an answer; failures are logged as well.
 *
 * Spec: 8.57 (an action of the shopper always answers), 7.63, 7.64. Nothing is repeated by itself.
 */
export function makeChangeBasket(api: BasketApi, log: ErrorLog) {
  const answered = (during: string, change: Effect.Effect<BasketReply, ShopFailure>): Effect.Effect<ChangeOutcome> =>
    change.pipe(
      Effect.catchTag("NotOffered", () => Effect.succeed<ChangeOutcome>({ _tag: "Refused", refusal: notOfferedRefusal })),
      Effect.catch((failure) => log.write(during, failure).pipe(Effect.as<ChangeOutcome>({ _tag: "Failed" }))),
    )
  return {
    add: (line: { readonly productId: number; readonly sizeId: string; readonly quantity: string }) =>
      answered("add to basket", api.add(line)),
    change: (row: RowToChange, quantity: string) => answered("change basket row", api.change(row, quantity)),
    remove: (row: RowToChange) => answered("remove basket row", api.remove(row)),
  }
}

export type ChangeBasket = ReturnType<typeof makeChangeBasket>
