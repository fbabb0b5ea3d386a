import type { BasketRefusal } from "../messages/refusal.ts"
import type { Basket } from "./basket.ts"

/** The keys by which the shop finds a row of the basket. */
export interface RowToChange {
  readonly rowId: string
  readonly productId: number
  readonly sizeId: string
}

/** The shop's answer to a change of the basket: the whole new basket, or the reason for the refusal. */
export type BasketReply =
  | { readonly _tag: "Changed"; readonly basket: Basket }
  | { readonly _tag: "Refused"; readonly refusal: BasketRefusal }

/** What came of a change that a shopper asked for. `Failed` is always shown to the shopper. */
export type ChangeOutcome = BasketReply | { readonly _tag: "Failed" }
