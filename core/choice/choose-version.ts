import type { VersionChoice } from "./closest-variants.ts"
import type { VariantIndex } from "./variant-index.ts"

/**
 * The choices after one more: the newest comes last, and an attribute has one choice. A value that is chosen already, is
 * unknown, or that no variant has gives the very same list.
 *
 * Spec: 16.5, 16.6.
 *
 * @example chooseVersion({ attributes: [], places: [], variants: [], codes: [] }, [], { attribute: "colour", value: "red" }) // => []
 */
export function chooseVersion(index: VariantIndex, chosen: readonly VersionChoice[], choice: VersionChoice): readonly VersionChoice[] {
  const place = index.attributes.findIndex(({ id }) => id === choice.attribute)
  const code = index.places[place]?.get(choice.value)
  const width = index.attributes.length
  const isKnown = code !== undefined && index.variants.some((_, number) => index.codes[number * width + place] === code)
  const isChosen = chosen.some(({ attribute, value }) => attribute === choice.attribute && value === choice.value)
  if (!isKnown || isChosen) return chosen
  return [...chosen.filter(({ attribute }) => attribute !== choice.attribute), choice]
}

/**
 * The choices that a product's own page opens with: its values, as if chosen in the order of the attributes. None for a
 * product that is not among the variants.
 *
 * Spec: 16.3.
 *
 * @example versionsOf({ attributes: [{ id: "colour" }], variants: [{ productId: 7, values: ["red"] }] }, 7)
 * // => [{ attribute: "colour", value: "red" }]
 */
export function versionsOf(index: Pick<VariantIndex, "attributes" | "variants">, productId: number): readonly VersionChoice[] {
  const values = index.variants.find((variant) => variant.productId === productId)?.values ?? []
  return index.attributes.flatMap(({ id }, at) => {
    const value = values[at]
    return value === undefined ? [] : [{ attribute: id, value }]
  })
}
