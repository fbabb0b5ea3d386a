/** The platform's two names for the single size of a product. */
const singleSizeIds = new Set(["uniw", "onesize"])

/**
 * Is it the id of a single size?
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
