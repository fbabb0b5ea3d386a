import { Effect } from "effect"
import type { BasketApi } from "../../ports/basket-api.ts"
import type { ErrorLog } from "../../ports/error-log.ts"
import type { ShopFailure } from "../../ports/failures.ts"
import type { ProductApi } from "../../ports/product-api.ts"
import type { Basket, BasketReply, ChangeOutcome, RowToChange } from "../basket/basket.ts"
import { notOfferedRefusal } from "../messages/refusal.ts"
import type { ShopCalls } from "../pages/page-task.ts"
import type { RefreshedSize } from "../product-page/choice.ts"
import { orElseLogged } from "./or-else-logged.ts"

/**
 * The basket as the shop has it; `null` when it cannot be read.
 *
 * Spec: 7.37, 8.52 (basket calls that a page makes by itself fail silently).
 */
export const makeReadBasket = (api: BasketApi, log: ErrorLog) => (): Effect.Effect<Basket | null> =>
  api.read().pipe(orElseLogged(log, "read basket", null))

export type ReadBasket = ReturnType<typeof makeReadBasket>

/**
 * Fresh data of the chosen size; `null` when they cannot be had: the page goes on with what it knows.
 *
 * Spec: 4.48, 7.70, 8.55 (a refresh fails silently).
 */
export const makeRefreshSize =
  (api: ProductApi, log: ErrorLog) =>
  (size: { readonly productId: number; readonly sizeId: string }): Effect.Effect<RefreshedSize | null> =>
    api.refreshSize(size.productId, size.sizeId).pipe(orElseLogged(log, "refresh size", null))

export type RefreshSize = ReturnType<typeof makeRefreshSize>

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

/** The use case behind each call that a machine makes. */
export type AnswerShopCalls = {
  readonly [Call in keyof ShopCalls]: (input: ShopCalls[Call]["input"]) => Effect.Effect<ShopCalls[Call]["reply"]>
}

/**
 * Answers the calls of the machines. What a page loads by itself fails silently, what a shopper asked for never does.
 *
 * Spec: 4.48, 7.37, 8.52, 8.55, 8.57.
 */
export const makeAnswerShopCalls = (refreshSize: RefreshSize, readBasket: ReadBasket, changeBasket: ChangeBasket): AnswerShopCalls => ({
  refreshSize,
  readBasket: () => readBasket(),
  changeRow: ({ row, quantity }) => changeBasket.change(row, quantity),
  removeRow: (row) => changeBasket.remove(row),
})
