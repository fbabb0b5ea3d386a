import type { Basket } from "./basket.ts"

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
  | { readonly type: "RemoveRow"; readonly rowId: string; readonly requestId: number; readonly productId: number; readonly sizeId: string }
  /** have a removed row again */
  | {
      readonly type: "AddRow"
      readonly requestId: number
      readonly productId: number
      readonly sizeId: string
      /** exact decimal text with a dot */
      readonly quantity: string
    }
  | { readonly type: "ReadBasket"; readonly requestId: number }
  /** the header's counter and sum follow the cart */
  | { readonly type: "PublishBasket"; readonly basket: Basket }
  /** the last row is gone */
  | { readonly type: "LeaveEmptyCart" }
  /** without the runtime the cart's own form does the job */
  | { readonly type: "SubmitCartForm"; readonly remove: string | null }
