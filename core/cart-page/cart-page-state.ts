import type { Basket } from "../basket/basket.ts"
import type { BasketRefusal } from "../errors/basket-refusal.ts"
import type { PriceFormat } from "../money/price-format.ts"
import type { PriceType } from "../money/price.ts"

/** A row's field and what happens to it. */
export interface CartRowState {
  readonly additional: string
  /** the quantity field exactly as it stands */
  readonly text: string
  /** number of the latest change asked for; a late answer to an older one changes nothing */
  readonly asked: number
  readonly is: "still" | "waiting" | "saving" | "removing"
  readonly problem: CartProblem | null
}

export type CartProblem =
  | { readonly is: "refused"; readonly refusal: BasketRefusal }
  /** the shop could not be reached or did not answer in time: the row is unchanged */
  | { readonly is: "failed" }

/** State of the cart page. */
export interface CartPage {
  readonly basket: Basket
  readonly priceFormat: PriceFormat
  readonly priceType: PriceType
  readonly rows: readonly CartRowState[]
  /** the one change that is with the shop; the basket of its answer is then always the newest */
  readonly sent: { readonly additional: string; readonly asked: number } | null
  /** rows whose change waits for the answer to `sent`, oldest first */
  readonly queue: readonly string[]
}

export type CartPageEvent =
  /** caused by a shopper */
  | { readonly type: "QuantityTyped"; readonly additional: string; readonly text: string }
  | { readonly type: "QuantityStepped"; readonly additional: string; readonly by: 1 | -1 }
  | { readonly type: "QuantityLeft"; readonly additional: string }
  | { readonly type: "RemovePressed"; readonly additional: string }
  /** results of commands */
  | { readonly type: "PauseEnded"; readonly additional: string; readonly asked: number }
  | { readonly type: "RowSaved"; readonly additional: string; readonly asked: number; readonly basket: Basket }
  | { readonly type: "RowRefused"; readonly additional: string; readonly asked: number; readonly refusal: BasketRefusal }
  | { readonly type: "RowFailed"; readonly additional: string; readonly asked: number }
  /** the deferred runtime did not load */
  | { readonly type: "RowUnsent"; readonly additional: string; readonly asked: number }

export type CartPageCommand =
  | { readonly type: "WaitForPause"; readonly additional: string; readonly asked: number; readonly ms: number }
  | {
      readonly type: "ChangeRow"
      readonly additional: string
      readonly asked: number
      readonly productId: number
      readonly sizeId: string
      readonly quantity: string
    }
  | { readonly type: "RemoveRow"; readonly additional: string; readonly asked: number; readonly productId: number; readonly sizeId: string }
  /** the header's counter and worth follow the cart */
  | { readonly type: "PublishBasket"; readonly basket: Basket }
  /** the last row is gone */
  | { readonly type: "LeaveEmptyCart" }
  /** without the runtime the cart's own form does the job */
  | { readonly type: "SubmitCartForm"; readonly remove: string | null }

/** Events that a shopper causes: what a recording keeps. Spec: 10.168. */
export const cartPageShopperEvents = ["QuantityTyped", "QuantityStepped", "QuantityLeft", "RemovePressed"] as const
