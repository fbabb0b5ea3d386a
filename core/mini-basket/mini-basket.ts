import type { Basket } from "../basket/basket.ts"
import type { PriceFormat } from "../money/price-format.ts"
import type { Price, PriceType } from "../money/price.ts"

/** The basket in the header: rows and worth only. `asked` numbers the request whose answer is awaited. */
export interface MiniBasket {
  readonly rows: number
  readonly worth: Price | null
  readonly priceFormat: PriceFormat
  readonly priceType: PriceType
  readonly asked: number
}

export type MiniBasketEvent =
  /** the page came back from history: what it shows may be old */
  | { readonly type: "Returned" }
  | { readonly type: "Published"; readonly basket: Basket }
  | { readonly type: "Answered"; readonly asked: number; readonly basket: Basket }
  | { readonly type: "NotAnswered"; readonly asked: number }

export type MiniBasketCommand = { readonly type: "ReadBasket"; readonly asked: number }

export interface MiniBasketView {
  /** number of rows; "" when empty */
  readonly counter: string
  readonly worth: string
  /** the whole for a screen reader: "Koszyk, 2 produkty, 129,00 zł" */
  readonly label: string
}
