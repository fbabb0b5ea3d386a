import { isSingleSizeId } from "../product/sizes.ts"
import { isSelected, type Part, partSize, partVersion } from "./part.ts"

/** A part as a call to the shop names it. */
export interface BundlePart {
  readonly id: number
  readonly size: string
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
 * The selected parts of a set as calls about the whole name them. A part without a version or size is left out.
 *
 * Spec: 7.58, 7.63, 11.93, 11.96, 16.22.
 *
 * @example bundleParts([{ optional: true, checked: false }]) // => []
 */
export function bundleParts(parts: readonly Part[]): readonly BundlePart[] {
  return parts.filter(isSelected).flatMap((part) => {
    const [version, size] = [partVersion(part), partSize(part)]
    return version === null || size === null ? [] : [{ id: version.id, size: wireSize(size.id) }]
  })
}
