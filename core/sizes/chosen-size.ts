import type { ProductOffer, ProductSize } from "../product/product-offer.ts"
import { isSingleSizeId, sameSize } from "./same-size.ts"

/**
 * A product with one size has nothing to choose.
 *
 * Spec: 4.49.
 */
export function isSingleSize(offer: Pick<ProductOffer, "sizes">): boolean {
  const [only] = offer.sizes
  return offer.sizes.length === 1 && only !== undefined && isSingleSizeId(only.id)
}

/** The size with that id, if the product has it. Spec: 3.44. */
export function findSize(offer: Pick<ProductOffer, "sizes">, id: string | null): ProductSize | null {
  return id === null ? null : (offer.sizes.find((size) => sameSize(size.id, id)) ?? null)
}

/**
 * The size that is chosen when a page opens: the one its address names, or the only one there is; else none.
 *
 * Spec: 4.49, 10.7.
 */
export function preselectedSize(offer: Pick<ProductOffer, "sizes">, wanted: string | null): string | null {
  const [only] = offer.sizes
  if (offer.sizes.length === 1 && only !== undefined) return only.id
  return findSize(offer, wanted)?.id ?? null
}

/**
 * Can this size be put into the basket, as far as stock and status go?
 *
 * Spec: 4.47 (amount 0 means disabled), 4.50 (status `disable`).
 */
export function isInStock(size: Pick<ProductSize, "stock" | "availability">): boolean {
  const empty = size.stock.is === "limited" && size.stock.amount.coefficient <= 0
  return !empty && size.availability.status !== "disable"
}
