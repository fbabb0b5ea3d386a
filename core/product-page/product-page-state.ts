import type { BasketRefusal } from "../messages/refusal.ts"
import type { PriceFormat } from "../values/price-format.ts"
import type { PriceType } from "../values/money.ts"
import type { Availability, ProductOffer, SizePrice } from "../product/offer.ts"
import type { Stock } from "../quantity/unit.ts"

/** What the product page tells the shopper above the sizes or beside the quantity. */
export type ProductNotice =
  | { readonly is: "refusal"; readonly refusal: BasketRefusal; readonly asked: number }
  | { readonly is: "corrected"; readonly refusal: BasketRefusal; readonly asked: number }

/** State of the product page. `asked` numbers the latest request for the chosen size. Spec: 4.39 to 4.50. */
export interface ProductPage {
  readonly offer: ProductOffer
  readonly priceFormat: PriceFormat
  readonly priceType: PriceType
  readonly selectedSizeId: string | null
  /** the quantity field exactly as it stands */
  readonly quantityText: string
  /** the last accepted quantity, to which an empty field reverts */
  readonly quantityAccepted: string
  readonly asked: number
  /** number of the latest timer; an older timer that ends changes nothing */
  readonly timers: number
  /** number of the timer that waits for the end of typing; null = nothing typed that was not taken yet */
  readonly typing: number | null
  /** the chosen size's data are being read again */
  readonly refreshing: boolean
  readonly notice: ProductNotice | null
  /** the form is on its way */
  readonly submitting: boolean
}

/** Fresh data of one size. */
export interface RefreshedSize {
  readonly price: SizePrice | null
  readonly availability: Availability | null
  readonly stock: Stock | null
}

export type ProductPageEvent =
  /** caused by a shopper */
  | { readonly type: "SizeChosen"; readonly sizeId: string }
  | { readonly type: "QuantityTyped"; readonly text: string }
  | { readonly type: "QuantityStepped"; readonly by: 1 | -1 }
  | { readonly type: "QuantityLeft" }
  | { readonly type: "AddPressed" }
  | { readonly type: "NoticeDismissed" }
  /** the page came back from history */
  | { readonly type: "Returned" }
  /** results of commands */
  | { readonly type: "TimerEnded"; readonly timer: ProductTimer; readonly asked: number }
  | { readonly type: "SizeRefreshed"; readonly asked: number; readonly size: RefreshedSize }
  | { readonly type: "SizeNotRefreshed"; readonly asked: number }

/** `quantity` = 500 ms after typing, `notice` = how long a message stays. */
export type ProductTimer = "quantity" | "notice"

export type ProductPageCommand =
  | { readonly type: "RefreshSize"; readonly asked: number; readonly productId: number; readonly sizeId: string }
  | { readonly type: "StartTimer"; readonly timer: ProductTimer; readonly asked: number; readonly ms: number }
  /** bring the sizes into view: the size alert stands above them */
  | { readonly type: "ShowSizes" }
  /** the form passed every check: let the browser send it */
  | { readonly type: "SubmitForm" }
