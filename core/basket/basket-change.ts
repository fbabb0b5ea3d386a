import type { BasketRefusal } from "../messages/refusal.ts"
import type { Basket } from "./basket.ts"

/** The row of the basket that a change is about. */
export interface RowToChange {
  readonly rowId: string
  readonly productId: number
  readonly sizeId: string
}

/** The shop's answer to a change of the basket. */
export type BasketReply =
  | { readonly _tag: "Changed"; readonly basket: Basket }
  | { readonly _tag: "Refused"; readonly refusal: BasketRefusal }

/** What came of a change that a shopper asked for. `Failed` is always shown to the shopper. */
export type ChangeOutcome = BasketReply | { readonly _tag: "Failed" }
