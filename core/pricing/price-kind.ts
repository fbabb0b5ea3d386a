export type PriceKind = "price" | "points" | "phone" | "unknown"

/**
 * What stands in the place of a price: the price, points where there is none to show, a word that the shop is asked by phone, or nothing.
 *
 * Spec: 15.31.
 *
 * @example priceKind({ price: null, points: null, phonePrice: true }) // => "phone"
 * @example priceKind({ price: null, points: "50", phonePrice: true }) // => "points"
 */
export function priceKind(known: { readonly price: unknown; readonly points: unknown; readonly phonePrice: boolean }): PriceKind {
  if (known.price !== null && !known.phonePrice) return "price"
  if (known.points !== null) return "points"
  return known.phonePrice ? "phone" : "unknown"
}
