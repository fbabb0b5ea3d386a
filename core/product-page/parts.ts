import type { PictureFiles } from "../product/details.ts"
import type { ProductOffer, ProductSize } from "../product/offer.ts"
import { findSize, preselectedSize } from "../product/sizes.ts"
import { type Decimal, exactDecimal } from "../values/decimal.ts"
import { missingSize, type Obstacle } from "./obstacles.ts"

/** One part of a bundle or collection. */
export interface Part {
  /** unique within the set */
  readonly id: string
  /** it can be left out: it has a box to check */
  readonly optional: boolean
  readonly checked: boolean
  /** how much of it one set holds */
  readonly quantity: Decimal
  /** the products that can stand for it */
  readonly versions: readonly [ProductOffer, ...ProductOffer[]]
  /** what is shown of each of them; absent = the shop tells nothing of it */
  readonly looks?: readonly PartLook[]
  readonly productId: number | null
  readonly sizeId: string | null
}

/** How a product that can stand for a part is shown. */
export interface PartLook {
  readonly productId: number
  readonly link: string | null
  readonly picture: PictureFiles | null
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
 * @example partVersion(plainPart("cup", 21))?.id // => 21
 */
export function partVersion(part: Pick<Part, "versions" | "productId">): ProductOffer | null {
  const [only, ...others] = part.versions
  if (others.length === 0) return only
  return part.versions.find(({ id }) => id === part.productId) ?? null
}

/**
 * The size of the part: the chosen one, or the only one of its version; `null` = still to choose.
 *
 * Spec: 4.49, 5.52, 16.18.
 *
 * @example partSize(plainPart("cup", 21))?.id // => "uniw"
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
 * @example choosePartVersion(part("cup", { sizeId: "S" }), 12).sizeId // => null
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
 * @example choosePartSize(part("cup", { productId: 12 }), "M").sizeId // => "M"
 */
export function choosePartSize<P extends Pick<Part, "versions" | "productId" | "sizeId">>(part: P, sizeId: string): P {
  const version = partVersion(part)
  const size = version === null ? null : findSize(version, sizeId)
  return size === null || size.id === part.sizeId ? part : { ...part, sizeId: size.id }
}

/** A part as a call to the shop names it. */
export interface BundlePart {
  readonly id: number
  readonly size: string
}

/**
 * What is still missing from a set; `null` = every selected part has a version and a size.
 *
 * Spec: 5.52, 5.53, 5.54, 16.17. Versions of all parts come before sizes, as a size belongs to a version.
 *
 * @example partsObstacle([part("cup")]) // => { _tag: "VersionMissing", at: { section: "parts", id: "cup" } }
 */
export function partsObstacle(parts: readonly Part[]): Obstacle | null {
  const selected = parts.filter(isSelected)
  const versionless = selected.find((part) => partVersion(part) === null)
  if (versionless !== undefined) return { _tag: "VersionMissing", at: { section: "parts", id: versionless.id } }
  const sizeless = selected.find((part) => partSize(part) === null)
  if (sizeless === undefined) return nothingSelected(parts)
  return missingSize(partVersion(sizeless) ?? {}, { section: "parts", id: sizeless.id })
}

/**
 * A set of which every part is left out cannot be bought, and its whole form is disabled; `null` = a part is selected.
 *
 * Spec: 4.71, 16.22.
 *
 * @example nothingSelected([{ optional: true, checked: false }])?._tag // => "NothingSelected"
 * @example nothingSelected([plainPart("cup", 21)]) // => null
 */
export function nothingSelected(parts: readonly Pick<Part, "optional" | "checked">[]): Obstacle | null {
  return parts.some(isSelected) ? null : { _tag: "NothingSelected", at: { section: "parts", id: null } }
}

/**
 * The product of two exact decimals.
 *
 * Spec: 3.43, 16.21.
 *
 * @example timesDecimal({ coefficient: 15, scale: 1 }, { coefficient: 2, scale: 0 }) // => { coefficient: 3, scale: 0 }
 */
export function timesDecimal(left: Decimal, right: Decimal): Decimal {
  return exactDecimal(BigInt(left.coefficient) * BigInt(right.coefficient), left.scale + right.scale)
}
