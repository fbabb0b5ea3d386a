import type { Price } from "../values/money.ts"
import type { ProductFormula } from "./configured-price.ts"

// It stands apart from what calculates, which a page fetches when its first price is needed.

/**
 * The price of a size that its formula reads: that of the page, or in the shop's own currency where the page shows another.
 *
 * Spec: 12.3, 15.83.
 *
 * @example formulaListed({}, { id: "M", price: { price: price("9.00", "8.00"), max: null } }) // => { gross: money("9.00"), net: money("8.00") }
 */
export function formulaListed(
  { exchange }: Pick<ProductFormula, "exchange">,
  { id, price }: { readonly id: string; readonly price: { readonly price: Price; readonly max: Price | null } },
): Pick<Price, "gross"> {
  return exchange?.listed.find(({ sizeId }) => sizeId === id) ?? price.max ?? price.price
}
