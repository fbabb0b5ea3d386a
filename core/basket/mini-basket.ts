import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { type Price, type PriceType, shownAmount } from "../values/money.ts"
import { formatPrice, type PriceFormat } from "../values/price-format.ts"
import type { Basket } from "./basket.ts"

/** Limits of the header's basket. Units: lines, not pieces. */
export const miniBasketLimits = {
  /** with more lines the drop-down is hidden. Spec: 9.22 */
  maxLines: 22,
  /** with more lines the drop-down is a plain list. Spec: 9.24 */
  maxLinesWithPictures: 10,
} as const

/** The basket in the header: only its rows and subtotal. `requestId` numbers the request whose answer is awaited. */
export interface MiniBasket {
  readonly rows: number
  readonly subtotal: Price | null
  readonly priceFormat: PriceFormat
  readonly priceType: PriceType
  readonly requestId: number
}

export type MiniBasketEvent =
  /** the page came back from the browser's history, so what it shows may be old */
  | { readonly type: "Returned" }
  | { readonly type: "Published"; readonly basket: Basket }
  | { readonly type: "Answered"; readonly requestId: number; readonly basket: Basket }
  | { readonly type: "NotAnswered"; readonly requestId: number }

export type MiniBasketCommand = { readonly type: "ReadBasket"; readonly requestId: number }

export interface MiniBasketView {
  /** number of rows; "" when empty */
  readonly counter: string
  readonly subtotal: string
  /** everything in one phrase for a screen reader: "Koszyk, 2 produkty, 129,00 zł" */
  readonly label: string
}

export interface MiniBasketStart {
  /** null = the basket could not be read, so the header shows no counter */
  readonly basket: Basket | null
  readonly priceFormat: PriceFormat
  readonly priceType: PriceType
}

/**
 * The header's basket when a page opens.
 *
 * Spec: 10.165.
 *
 * @example openMiniBasket({ basket: sampleBasket(2), priceFormat: polishPrices, priceType: "gross" }).rows // => 2
 */
export function openMiniBasket({ basket, priceFormat, priceType }: MiniBasketStart): MiniBasket {
  return { rows: basket?.rows.length ?? 0, subtotal: basket?.subtotal ?? null, priceFormat, priceType, requestId: 0 }
}

/**
 * One step of the header's basket. A page that comes back from history reads the basket again; a basket published by the cart is
 * newer than any answer still on its way.
 *
 * Spec: 7.37, 8.52 (a basket that cannot be read changes nothing), 10.165.
 *
 * @example
 * const opened = openMiniBasket({ basket: null, priceFormat: polishPrices, priceType: "gross" })
 * miniBasket(opened, { type: "Returned" })[1] // => [{ type: "ReadBasket", requestId: 1 }]
 */
export function miniBasket(basket: MiniBasket, event: MiniBasketEvent): readonly [MiniBasket, readonly MiniBasketCommand[]] {
  switch (event.type) {
    case "Returned": {
      const requestId = basket.requestId + 1
      return [{ ...basket, requestId }, [{ type: "ReadBasket", requestId }]]
    }
    case "Published":
      return [{ ...show(basket, event.basket), requestId: basket.requestId + 1 }, []]
    case "Answered":
      return [event.requestId === basket.requestId ? show(basket, event.basket) : basket, []]
    case "NotAnswered":
      return [basket, []]
  }
}

const show = (known: MiniBasket, basket: Basket): MiniBasket => ({ ...known, rows: basket.rows.length, subtotal: basket.subtotal })

/** Keys of the texts that the header's basket can show. */
export const miniBasketTextKeys = ["miniBasket.empty", "miniBasket.label"] as const

export type MiniBasketTextKey = (typeof miniBasketTextKeys)[number]

/**
 * The header's basket in the shopper's words. Rows are counted, not pieces.
 *
 * Spec: 10.32, 10.33, 10.165.
 *
 * @example
 * const opened = openMiniBasket({ basket: sampleBasket(2), priceFormat: polishPrices, priceType: "gross" })
 * viewMiniBasket(opened, polish)
 * // => { counter: "2", subtotal: "1 234,50 zł", label: "Koszyk: 2 produkty, 1 234,50 zł" }
 */
export function viewMiniBasket(basket: MiniBasket, catalogue: TextCatalogue<MiniBasketTextKey>): MiniBasketView {
  if (basket.rows === 0 || basket.subtotal === null) return { counter: "", subtotal: "", label: formatText(catalogue, "miniBasket.empty") }
  const subtotal = formatPrice(shownAmount(basket.subtotal, basket.priceType), basket.priceFormat)
  return {
    counter: String(basket.rows),
    subtotal,
    label: formatText(catalogue, "miniBasket.label", { count: basket.rows, worth: subtotal }),
  }
}
