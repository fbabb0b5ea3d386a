import { choiceLimits } from "./limits.ts"

/** Something in which variants differ: colour, length. */
export interface VariantAttribute {
  readonly id: string
  readonly name: string
  readonly values: readonly { readonly id: string; readonly name: string }[]
}

/** One product among its siblings. */
export interface Variant {
  readonly productId: number
  readonly link: string
  /** a value id for each attribute, in the order of the attributes */
  readonly values: readonly string[]
  /** can it be bought? */
  readonly available: boolean
}

/** What the shop tells of a product's variants. */
export interface VariantTable {
  readonly attributes: readonly VariantAttribute[]
  readonly variants: readonly Variant[]
}

/** A table prepared once for many choices: values as small numbers. */
export interface VariantIndex extends VariantTable {
  /** for each attribute, where each of its values stands */
  readonly places: readonly ReadonlyMap<string, number>[]
  /** the places of the values of each variant, one variant after the other */
  readonly codes: readonly number[]
}

/**
 * Prepares a table of variants for choosing. Variants that no choice could reach are left out.
 *
 * Spec: 16.3, 16.11. Time grows with variants times attributes; every choice afterwards does too, with small numbers only.
 *
 * @example variantIndex({ attributes: [{ id: "a", name: "A", values: [{ id: "x", name: "X" }] }], variants: [{ values: ["y"] }] }).variants
 * // => []
 */
export function variantIndex(table: VariantTable): VariantIndex {
  const attributes = table.attributes.slice(0, choiceLimits.mostAttributes)
  const places = attributes.map(({ values }) => new Map(values.map(({ id }, place) => [id, place])))
  const coded = table.variants.flatMap((variant) => {
    const codes = variant.values.flatMap((value, attribute) => places[attribute]?.get(value) ?? [])
    return codes.length === attributes.length ? [{ variant, codes }] : []
  })
  return { attributes, places, variants: coded.map(({ variant }) => variant), codes: coded.flatMap(({ codes }) => codes) }
}
