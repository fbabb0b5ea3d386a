import { isOff } from "../quantity/check-quantity.ts"
import type { AvailabilityStatus } from "../quantity/order-limits.ts"
import { type PriceType, shownAmount } from "../values/money.ts"
import type { ProductOffer, ProductSize } from "./offer.ts"

/** The platform's two names for the single size of a product. */
const singleSizeIds = new Set(["uniw", "onesize"])

/**
 * Is this the id of a product's single size?
 *
 * Spec: 3.44.
 *
 * @example isSingleSizeId("onesize") // => true
 */
export function isSingleSizeId(id: string): boolean {
  return singleSizeIds.has(id)
}

/**
 * Do two ids mean the same size? `onesize` and `uniw` do.
 *
 * Spec: 3.44.
 *
 * @example sameSize("onesize", "uniw") // => true
 * @example sameSize("M", "m") // => false
 */
export function sameSize(left: string, right: string): boolean {
  return left === right || (isSingleSizeId(left) && isSingleSizeId(right))
}

/**
 * A size's id as the shop wants it: the single size is `uniw`.
 *
 * Spec: 11.96, 16.22.
 *
 * @example wireSize("onesize") // => "uniw"
 * @example wireSize("M") // => "M"
 */
export function wireSize(id: string): string {
  return isSingleSizeId(id) ? "uniw" : id
}

/**
 * Has a product only the single size, so that there is nothing to choose?
 *
 * Spec: 4.49.
 *
 * @example isSingleSize({ sizes: [sampleSize("uniw")] }) // => true
 */
export function isSingleSize(offer: Pick<ProductOffer, "sizes">): boolean {
  const [only] = offer.sizes
  return offer.sizes.length === 1 && only !== undefined && isSingleSizeId(only.id)
}

/**
 * The size with this id; null when the product does not have it.
 *
 * Spec: 3.44.
 *
 * @example findSize(sampleOffer(), "M")?.name // => "M"
 */
export function findSize(offer: Pick<ProductOffer, "sizes">, id: string | null): ProductSize | null {
  return id === null ? null : (offer.sizes.find((size) => sameSize(size.id, id)) ?? null)
}

/**
 * The id of the size that is chosen when a page opens: the only one, or the one that the address names; null otherwise.
 *
 * Spec: 4.49, 10.7, 10.163, 10.164.
 *
 * @example preselectedSize({ sizes: [sampleSize("uniw")] }, null) // => "uniw"
 * @example preselectedSize(sampleOffer(), null) // => null
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
 *
 * @example isInStock(sampleSize("L", limited("0"))) // => false
 */
export function isInStock({ stock, availability }: Pick<ProductSize, "stock" | "availability">): boolean {
  return !isOff({ stock, status: availability.status })
}

/**
 * What a size's availability comes to for who cannot look at the page: its status, as long as there is something of it.
 *
 * Spec: 4.47, 4.50, 10.108.
 *
 * @example [sampleSize("M"), sampleSize("L", limited("0"))].map(availabilityOf) // => ["enable", "disable"]
 */
export function availabilityOf(size: Pick<ProductSize, "stock" | "availability">): AvailabilityStatus {
  return isInStock(size) ? size.availability.status : "disable"
}

/**
 * Is the product cheaper from a quantity on, in one of its sizes?
 *
 * Spec: 3.52.
 *
 * @example hasMultipack(sampleOffer()) // => false
 */
export function hasMultipack({ sizes }: Pick<ProductOffer, "sizes">): boolean {
  return sizes.some(({ multipack }) => multipack !== undefined)
}

/**
 * Does the price depend on the size? Sizes without a price do not count.
 *
 * Spec: 3.42 (`hasPricesPerSize`), 16.2.
 *
 * @example pricesDiffer([{ price: null }, sampleSize("M")], "gross") // => false
 */
export function pricesDiffer(sizes: readonly Pick<ProductSize, "price">[], priceType: PriceType): boolean {
  const amounts = sizes.flatMap(({ price }) => (price === null ? [] : [shownAmount(price.price, priceType).minor]))
  return new Set(amounts).size > 1
}

/**
 * The sizes that cost more than the cheapest one, by what they cost; amounts and names as the shop has them in order. Only those count
 * that can be had for a price that is shown.
 *
 * Spec: 16.2, 16.48. Units: of the keys minor units of money, of one unit.
 *
 * @param sizes of one product
 *
 * @example dearerSizes([sampleSize("S"), sampleSize("M")], "gross").size // => 0
 */
export function dearerSizes(
  sizes: readonly Pick<ProductSize, "name" | "price" | "phonePrice" | "stock" | "availability">[],
  priceType: PriceType,
): ReadonlyMap<number, readonly string[]> {
  const names = new Map<number, readonly string[]>()
  for (const size of sizes) {
    if (size.price === null || size.phonePrice || !isInStock(size)) continue
    const { minor } = shownAmount(size.price.price, priceType)
    names.set(minor, [...(names.get(minor) ?? []), size.name])
  }
  names.delete(Math.min(...names.keys()))
  return names
}
