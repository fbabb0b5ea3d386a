import type { Basket, LineToAdd, RowToChange } from "./basket.ts"

/** What the cart page asks for. */
export type CartPageCommand =
  | { readonly type: "StartTimer"; readonly rowId: string; readonly timerId: number; readonly ms: number }
  | {
      readonly type: "ChangeRow"
      readonly rowId: string
      readonly requestId: number
      readonly productId: number
      readonly sizeId: string
      readonly quantity: string
    }
  | {
      readonly type: "RemoveRow"
      readonly rowId: string
      readonly requestId: number
      readonly productId: number
      readonly sizeId: string
      /** rows that are removed with it, all of them or none */
      readonly others?: readonly RowToChange[]
    }
  /** have removed rows again */
  | { readonly type: "AddRows"; readonly requestId: number; readonly lines: readonly LineToAdd[] }
  | { readonly type: "ReadBasket"; readonly requestId: number }
  /** the header's counter and sum follow the cart */
  | { readonly type: "PublishBasket"; readonly basket: Basket }
  /** the last row is gone */
  | { readonly type: "LeaveEmptyCart" }
  /** without the runtime the cart's own form does the job */
  | { readonly type: "SubmitCartForm"; readonly remove: string | null }
