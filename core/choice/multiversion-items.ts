import type { VersionChoice } from "./closest-variants.ts"
import type { VariantIndex } from "./variant-index.ts"

/** An entry of the shop's reply about multi-versions: a value, and the products it leads to. */
export interface MultiversionItem {
  readonly valueId: string
  /** a dead end */
  readonly disabled: boolean
  readonly products: readonly { readonly productId: number; readonly url: string }[]
}

/**
 * What a shop answers about every value when these are selected. It asks each value for all its products, where choosing
 * asks for the closest only.
 *
 * Spec: 7.75, 7.76, 11.56, 16.10.
 *
 * @example multiversionItems({ attributes: [{ id: "a", values: [{ id: "x" }] }], variants: [{ productId: 7, link: "/7", values: ["x"] }] }, [])
 * // => [{ valueId: "x", disabled: false, products: [{ productId: 7, url: "/7" }] }]
 */
export function multiversionItems(
  index: Pick<VariantIndex, "attributes" | "variants">,
  selected: readonly VersionChoice[],
): readonly MultiversionItem[] {
  return index.attributes.flatMap(({ id, values }, attribute) => {
    const others = index.attributes.flatMap((other, at) => {
      const value = selected.find((choice) => choice.attribute === other.id)?.value
      return value === undefined || other.id === id ? [] : [{ at, value }]
    })
    const had = new Set(index.variants.map((variant) => variant.values[attribute]))
    const products = new Map<string, { readonly productId: number; readonly url: string }[]>(values.map((value) => [value.id, []]))
    for (const variant of index.variants) {
      if (!others.every(({ at, value }) => variant.values[at] === value)) continue
      products.get(variant.values[attribute] ?? "")?.push({ productId: variant.productId, url: variant.link })
    }
    return values.map((value) => ({ valueId: value.id, disabled: !had.has(value.id), products: products.get(value.id) ?? [] }))
  })
}
