import { formatPrice, type PriceFormat } from "../values/price-format.ts"
import type { Money, PriceType } from "../values/money.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { Basket, BasketRow } from "./basket.ts"

/** Keys of the texts about free delivery. */
export const freeDeliveryTextKeys = ["cart.freeShippingReached", "cart.toFreeShipping", "price.gross"] as const

/** The way to free delivery in the shopper's words; null where a part is not shown. */
export interface FreeDeliveryView {
  /** what is missing, as a sentence */
  readonly toFreeShipping: string | null
  /** the part of the way that is done, 0 to 100; null when the shop does not say from which amount delivery is free */
  readonly freeShippingPercent: number | null
}

/** How prices are shown beside it. */
interface Shown {
  readonly priceFormat: PriceFormat
  readonly priceType: PriceType
}

/**
 * Is anything in the basket carried to somebody? What is virtual asks for no delivery.
 *
 * Spec: 17.31.
 *
 * @example isDelivered(sampleBasket(1)) // => true
 * @example isDelivered({ rows: [] }) // => false
 */
export const isDelivered = ({ rows }: { readonly rows: readonly Pick<BasketRow, "details">[] }): boolean =>
  rows.some(({ details }) => !details.some((detail) => detail.is === "virtual"))

/**
 * How much is missing for free delivery, in the cart and in the header's basket; nulls where nothing is delivered, and for a shop without it.
 * The percent is rounded down, so that only 100 means that it is reached. What is missing counts gross for everybody: beside net prices
 * it says so.
 *
 * Spec: 4.36, 4.37, 6.7, 17.31.
 *
 * @example viewFreeDelivery({ rows: [], toFreeShipping: { minor: 0 }, freeShippingFrom: null },
 *   { priceFormat: polishPrices, priceType: "gross" }, polish)
 * // => { toFreeShipping: null, freeShippingPercent: null }
 */
export function viewFreeDelivery(
  {
    rows,
    toFreeShipping: missing,
    freeShippingFrom: from,
  }: Pick<Basket, "toFreeShipping" | "freeShippingFrom"> & { readonly rows: readonly Pick<BasketRow, "details">[] },
  { priceFormat, priceType }: Shown,
  catalogue: TextCatalogue<(typeof freeDeliveryTextKeys)[number]>,
): FreeDeliveryView {
  if (missing === null || !isDelivered({ rows })) return { toFreeShipping: null, freeShippingPercent: null }
  if (missing.minor <= 0) return { toFreeShipping: formatText(catalogue, "cart.freeShippingReached"), freeShippingPercent: 100 }
  const price = formatPrice(missing, priceFormat)
  const amount = priceType === "net" ? formatText(catalogue, "price.gross", { price }) : price
  return { toFreeShipping: formatText(catalogue, "cart.toFreeShipping", { amount }), freeShippingPercent: percentDone(missing, from) }
}

function percentDone(missing: Money, from: Money | null): number | null {
  if (from === null || from.minor <= 0) return null
  return Math.max(0, Math.floor((100 * (from.minor - missing.minor)) / from.minor))
}
