import type { ProductOffer } from "../product/offer.ts"
import { findSize, isInStock, isSingleSize } from "../product/sizes.ts"

/** How a size stands: available when it is neither selected nor disabled. A disabled size can be selected too. */
export interface SizeState {
  readonly id: string
  readonly name: string
  readonly selected: boolean
  readonly disabled: boolean
  /** the single size of a product without sizes: nothing to choose, so it is not shown */
  readonly only: boolean
}

/**
 * How each size of a product stands, in the order of the shop. `onesize` and `uniw` are the same size.
 *
 * Spec: 3.44, 4.45, 4.47, 4.49, 16.1.
 *
 * @example sizeStates({ sizes: [sampleSize("uniw")] }, "onesize")
 * // => [{ id: "uniw", name: "uniw", selected: true, disabled: false, only: true }]
 */
export function sizeStates(offer: Pick<ProductOffer, "sizes">, selectedId: string | null): readonly SizeState[] {
  const selected = findSize(offer, selectedId)
  const only = isSingleSize(offer)
  return offer.sizes.map((size) => ({
    id: size.id,
    name: size.name,
    selected: size === selected,
    disabled: !isInStock(size),
    only,
  }))
}
