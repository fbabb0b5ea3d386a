import type { BasketRefusal } from "../messages/refusal.ts"
import type { ProductOffer, ProductSize } from "../product/offer.ts"
import { effectiveRange } from "../quantity/order-limits.ts"
import { compareDecimals } from "../values/decimal.ts"
import { findSize, isInStock } from "../product/sizes.ts"
import { purchaseLimits } from "../subscription/purchase-limits.ts"

/**
 * What stops this product from being put into the basket now; `null` = nothing.
 *
 * Spec: 5.49 (size first, then the other choices), 4.47, 4.50, 5.67, 8.67, 8.68.
 */
export function readiness(page: { readonly offer: ProductOffer; readonly selectedSizeId: string | null }): BasketRefusal | null {
  const { offer } = page
  const size = findSize(offer, page.selectedSizeId)
  if (size === null) return offer.sizes.some(isInStock) ? { _tag: "SizeNotChosen" } : { _tag: "ProductUnavailable" }
  if (needsChoices(offer)) return { _tag: "ChoiceMissing" }
  return sizeRefusal(offer, size)
}

/**
 * What stops this product from being bought whatever is chosen next: it turns the button off. `null` = it can be bought, once
 * a size is chosen.
 *
 * Spec: 4.39, 4.47, 4.50, 5.49, 5.67, 8.67, 8.68.
 */
export function obstacle(page: { readonly offer: ProductOffer; readonly selectedSizeId: string | null }): BasketRefusal | null {
  const refusal = readiness(page)
  if (refusal?._tag !== "SizeNotChosen") return refusal
  if (needsChoices(page.offer)) return { _tag: "ChoiceMissing" }
  const refusals = page.offer.sizes.filter(isInStock).map((size) => sizeRefusal(page.offer, size))
  return refusals.includes(null) ? null : (refusals[0] ?? null)
}

/** Bundles, collections and configurators have more to choose than size and quantity. Spec: 5.49. */
export function needsChoices(offer: ProductOffer): boolean {
  return offer.type === "bundle" || offer.type === "collection" || offer.type === "configurator"
}

function sizeRefusal(offer: ProductOffer, size: ProductSize): BasketRefusal | null {
  if (size.phonePrice) return { _tag: "PriceByPhone" }
  if (!isInStock(size) || size.price === null) return { _tag: "ProductUnavailable" }
  const { min, max } = effectiveRange({ unit: offer.unit, limits: purchaseLimits(offer.limits, "once"), stock: size.stock })
  return max !== null && compareDecimals(min, max) > 0 ? { _tag: "QuantityBelowMinimum", min } : null
}
