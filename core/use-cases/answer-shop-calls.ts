import type { Effect } from "effect"
import type { ShopCalls } from "../pages/page-task.ts"
import type { ChangeBasket } from "./change-basket.ts"
import type { ReadBasket } from "./read-basket.ts"
import type { RefreshSize } from "./refresh-size.ts"

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
