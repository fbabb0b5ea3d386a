import { hasMoreToChoose, type ProductOffer } from "./offer.ts"
import { availabilityOf, isSingleSize, wireSize } from "./sizes.ts"
import { decimalText } from "../values/decimal.ts"
import { effectiveRange } from "../quantity/order-limits.ts"

/** A size as the form of a tile sends it. */
export interface QuickSize {
  /** "uniw" for a single one */
  readonly value: string
  /** empty for a single one */
  readonly name: string
}

/** How a product is added from its tile. */
export interface QuickAdd {
  /** the least that can be ordered, as the form sends it */
  readonly number: string
  /** those that can be bought; at least one */
  readonly sizes: readonly QuickSize[]
}

/** More sizes are chosen on the product's page. */
const mostSizes = 12

/**
 * How a product is added to the basket from its tile; `null` = its page is needed: there is more to choose than a size, it is sold by a measured
 * length, by phone, for points or by subscription alone, or nothing of it can be bought.
 *
 * Spec: 10.70, 10.369.
 *
 * @example quickAddOf(sampleOffer())?.number // => "1"
 * @example quickAddOf({ ...sampleOffer(), type: "bundle" }) // => null
 */
export function quickAddOf(offer: ProductOffer): QuickAdd | null {
  if (hasMoreToChoose(offer) || offer.subscription === "only" || offer.unit.precision > 0) return null
  const sizes = offer.sizes.filter((size) => availabilityOf(size) !== "disable" && !size.phonePrice && size.price !== null)
  if (sizes.length === 0 || sizes.length > mostSizes) return null
  const { min } = effectiveRange({ unit: offer.unit, limits: offer.limits, stock: { is: "unlimited" } })
  return {
    number: decimalText(min),
    sizes: isSingleSize(offer)
      ? sizes.map(({ id }) => ({ value: wireSize(id), name: "" }))
      : sizes.map(({ id, name }) => ({ value: id, name })),
  }
}
