import { closestVariant, type VersionChoice } from "./closest-variants.ts"
import type { Variant, VariantIndex } from "./variant-index.ts"

/** What a choice of versions comes to. */
export type VersionOutcome =
  /** every attribute has a value, and this variant has them all */
  | { readonly _tag: "Reached"; readonly variant: Variant }
  /** these attributes have no value yet */
  | { readonly _tag: "Open"; readonly attributes: readonly string[] }
  /** no variant is like this: the older choices that the newer ones rule out, by attribute */
  | { readonly _tag: "Conflict"; readonly attributes: readonly string[] }

/**
 * What the choices come to: a product, a conflict, or nothing yet. The newest choice is never part of a conflict, as long as
 * a variant has it.
 *
 * Spec: 5.55, 16.6, 16.7, 16.9.
 *
 * @example versionOutcome({ attributes: [{ id: "colour" }], places: [], variants: [], codes: [] }, [])
 * // => { _tag: "Open", attributes: ["colour"] }
 */
export function versionOutcome(index: VariantIndex, chosen: readonly VersionChoice[]): VersionOutcome {
  const closest = closestVariant(index, chosen)
  const valueOf = (attribute: string) => chosen.find((choice) => choice.attribute === attribute)?.value
  const conflicts = index.attributes.filter(({ id }, at) => {
    const value = valueOf(id)
    return value !== undefined && value !== closest?.variant.values[at]
  })
  if (conflicts.length > 0) return { _tag: "Conflict", attributes: conflicts.map(({ id }) => id) }
  const open = index.attributes.filter(({ id }) => valueOf(id) === undefined)
  if (open.length > 0 || closest === null) return { _tag: "Open", attributes: open.map(({ id }) => id) }
  return { _tag: "Reached", variant: closest.variant }
}
