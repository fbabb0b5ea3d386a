import { formatPrice, type PriceFormat } from "../values/price-format.ts"
import { type Money, moneyText } from "../values/money.ts"
import type { SubscriptionPrice } from "./subscription-price.ts"

/** An amount as page scripts want it. */
export interface WrittenAmount {
  /** two decimals with a dot */
  readonly value: string
  /** as the shop writes prices */
  readonly formatted: string
}

export interface WrittenSubscriptionPrice {
  readonly gross: WrittenAmount
  readonly net: WrittenAmount
  readonly percent: number
}

/** What a page may say about its currency; what it leaves out is the shop's. Spec: 3.3. */
export type OwnFormat = { readonly [Part in keyof PriceFormat]?: PriceFormat[Part] | null | undefined }

/**
 * The shop's format with what the page sets differently. An empty symbol and a false flag are settings like any other.
 *
 * Spec: 3.3, 15.12.
 *
 * @example priceFormatWith({ mask: "0.00", groupSeparator: " ", decimalSeparator: ",", symbol: "zł", symbolBefore: false, space: true }, { space: false, symbol: null })
 * // => { mask: "0.00", groupSeparator: " ", decimalSeparator: ",", symbol: "zł", symbolBefore: false, space: false }
 */
export function priceFormatWith(shop: PriceFormat, own: OwnFormat): PriceFormat {
  return {
    mask: own.mask ?? shop.mask,
    groupSeparator: own.groupSeparator ?? shop.groupSeparator,
    decimalSeparator: own.decimalSeparator ?? shop.decimalSeparator,
    symbol: own.symbol ?? shop.symbol,
    symbolBefore: own.symbolBefore ?? shop.symbolBefore,
    space: own.space ?? shop.space,
  }
}

/**
 * A computed subscription price in writing.
 *
 * Spec: 3.4, 3.5.
 *
 * @example describeSubscriptionPrice({ _tag: "Computed", price: { gross: { minor: 8500 }, net: { minor: 6800 } }, percent: 15 }, { mask: "0.00", groupSeparator: "", decimalSeparator: ",", symbol: "zł", symbolBefore: false, space: true })
 * // => { gross: { value: "85.00", formatted: "85,00 zł" }, net: { value: "68.00", formatted: "68,00 zł" }, percent: 15 }
 */
export function describeSubscriptionPrice(
  { price, percent }: Extract<SubscriptionPrice, { readonly _tag: "Computed" }>,
  format: PriceFormat,
): WrittenSubscriptionPrice {
  const written = (amount: Money): WrittenAmount => ({ value: moneyText(amount), formatted: formatPrice(amount, format) })
  return { gross: written(price.gross), net: written(price.net), percent }
}
