import type { Decimal } from "../values/decimal.ts"
import type { ProductOffer, ProductSize } from "../product/offer.ts"
import { findSize, preselectedSize } from "../product/sizes.ts"

/** One part of a bundle or collection. */
export interface Part {
  /** unique within the set */
  readonly id: string
  /** it can be left out: it has a box to check */
  readonly optional: boolean
  readonly checked: boolean
  /** how much of it one set holds */
  readonly quantity: Decimal
  /** the products that can stand for it, at least one */
  readonly versions: readonly ProductOffer[]
  readonly productId: number | null
  readonly sizeId: string | null
}

/**
 * Is the part in the set as it is chosen now?
 *
 * Spec: 4.71, 16.16.
 *
 * @example isSelected({ optional: true, checked: false }) // => false
 */
export function isSelected(part: Pick<Part, "optional" | "checked">): boolean {
  return !part.optional || part.checked
}

/**
 * The product that stands for the part: the chosen one, or the only one there is; `null` = still to choose.
 *
 * Spec: 5.53, 16.18.
 *
 * @example partVersion({ versions: [{ id: 7 }], productId: null }) // => { id: 7 }
 */
export function partVersion(part: Pick<Part, "versions" | "productId">): ProductOffer | null {
  const [only, ...others] = part.versions
  if (only !== undefined && others.length === 0) return only
  return part.versions.find(({ id }) => id === part.productId) ?? null
}

/**
 * The size of the part: the chosen one, or the only one of its version; `null` = still to choose.
 *
 * Spec: 4.49, 5.52, 16.18.
 *
 * @example partSize({ versions: [{ id: 7, sizes: [{ id: "uniw" }] }], productId: 7, sizeId: null }) // => { id: "uniw" }
 */
export function partSize(part: Pick<Part, "versions" | "productId" | "sizeId">): ProductSize | null {
  const version = partVersion(part)
  return version === null ? null : findSize(version, preselectedSize(version, part.sizeId))
}

/**
 * The part with another version. Its size stays where the version has the same one; a version the part does not have
 * changes nothing.
 *
 * Spec: 16.19.
 *
 * @example choosePartVersion({ versions: [{ id: 7, sizes: [] }], productId: null, sizeId: "M" }, 7)
 * // => { versions: [{ id: 7, sizes: [] }], productId: 7, sizeId: null }
 */
export function choosePartVersion<P extends Pick<Part, "versions" | "productId" | "sizeId">>(part: P, productId: number): P {
  const version = part.versions.find(({ id }) => id === productId)
  if (version === undefined || part.productId === productId) return part
  return { ...part, productId, sizeId: findSize(version, part.sizeId)?.id ?? null }
}

/**
 * The part in another size; a size that its version does not have changes nothing.
 *
 * Spec: 5.52.
 *
 * @example choosePartSize({ versions: [{ id: 7, sizes: [{ id: "M" }] }], productId: 7, sizeId: null }, "M").sizeId // => "M"
 */
export function choosePartSize<P extends Pick<Part, "versions" | "productId" | "sizeId">>(part: P, sizeId: string): P {
  const version = partVersion(part)
  const size = version === null ? null : findSize(version, sizeId)
  return size === null || size.id === part.sizeId ? part : { ...part, sizeId: size.id }
}
