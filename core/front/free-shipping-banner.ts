import { isShippingFree } from "../shell/bars.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { PriceType } from "../values/money.ts"
import { formatPrice, type PriceFormat } from "../values/price-format.ts"
import type { Basket } from "../basket/basket.ts"
import { type freeDeliveryTextKeys, viewFreeDelivery } from "../basket/free-delivery.ts"

/** What of a basket the banner goes by. */
export type BannerBasket = Pick<Basket, "rows" | "toFreeShipping" | "freeShippingFrom">

/** The banner of free delivery in the shopper's words. */
export interface FreeShippingBannerView {
  /** nothing is missing */
  readonly isActive: boolean
  /** the sentence, with the amount, where it names one, by itself: other people's scripts read that */
  readonly before: string
  readonly amount: string
  readonly after: string
  /** the part of the way that is done, 0 to 100; null = the shop does not say from which amount delivery is free */
  readonly percent: number | null
}

/** Stands in for the amount, and in no text of a shop. */
const gap = "\u0000"

/**
 * What the banner of free delivery says of a basket; `null` where it says nothing: of nothing that is brought, and in a shop without free delivery.
 *
 * Spec: 4.36, 4.37, 10.49.
 *
 * @example viewFreeShippingBanner({ rows: [], toFreeShipping: { minor: 0 }, freeShippingFrom: null },
 *   { priceFormat: polishPrices, priceType: "gross" }, polish)
 * // => null
 */
export function viewFreeShippingBanner(
  basket: BannerBasket,
  shown: { readonly priceFormat: PriceFormat; readonly priceType: PriceType },
  catalogue: TextCatalogue<(typeof freeDeliveryTextKeys)[number]>,
): FreeShippingBannerView | null {
  const { toFreeShipping, freeShippingPercent: percent } = viewFreeDelivery(basket, shown, catalogue)
  const { toFreeShipping: missing, rows } = basket
  if (toFreeShipping === null || missing === null) return null
  const isActive = isShippingFree({ missing, lines: rows.length })
  if (isActive) return { isActive, before: toFreeShipping, amount: "", after: "", percent }
  const price = formatPrice(missing, shown.priceFormat)
  const amount = shown.priceType === "net" ? formatText(catalogue, "price.gross", { price }) : price
  const [before = "", after = ""] = formatText(catalogue, "cart.toFreeShipping", { amount: gap }).split(gap)
  return { isActive, before, amount, after, percent }
}
