/** Attributes beyond this number are not compared. Spec: 16.11. */
const maxAttributes = 50

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
 * @example variantIndex({ ...shirts, variants: [variant(9, "green", "short")] }).variants // => []
 */
export function variantIndex(table: VariantTable): VariantIndex {
  const attributes = table.attributes.slice(0, maxAttributes)
  const places = attributes.map(({ values }) => new Map(values.map(({ id }, place) => [id, place])))
  const coded = table.variants.flatMap((variant) => {
    const codes = variant.values.flatMap((value, attribute) => places[attribute]?.get(value) ?? [])
    return codes.length === attributes.length ? [{ variant, codes }] : []
  })
  return { attributes, places, variants: coded.map(({ variant }) => variant), codes: coded.flatMap(({ codes }) => codes) }
}

/** A value chosen for an attribute, both by id. Lists of these run from the oldest choice to the newest. */
export interface ChosenValue {
  readonly attribute: string
  readonly value: string
}

/** A choice in the numbers of the index. A newer choice weighs more than all older ones together. */
interface WeightedChoice {
  readonly attribute: number
  readonly code: number
  readonly weight: number
}

/** The variant that shares the most with the choices. */
export interface ClosestVariant {
  readonly variant: Variant
  /** it shares every choice that was asked of it */
  readonly sharesAll: boolean
}

function weighted(index: VariantIndex, chosen: readonly ChosenValue[]): readonly WeightedChoice[] {
  return chosen.flatMap(({ attribute, value }, age) => {
    const place = index.attributes.findIndex(({ id }) => id === attribute)
    const code = index.places[place]?.get(value)
    return code === undefined ? [] : [{ attribute: place, code, weight: 2 ** age }]
  })
}

const totalOf = (choices: readonly WeightedChoice[]) => choices.reduce((sum, { weight }) => sum + weight, 0)

/** How close the variant of a number is. Among equals one that can be bought comes first: that counts less than the oldest choice. */
function rankOf(index: VariantIndex, number: number, choices: readonly WeightedChoice[]): number {
  const first = number * index.attributes.length
  let shared = 0
  for (const { attribute, code, weight } of choices) if (index.codes[first + attribute] === code) shared += weight
  return 2 * shared + (index.variants[number]?.available === true ? 1 : 0)
}

/**
 * The variant closest to the choices; `null` when there are no variants.
 *
 * Spec: 16.7, 16.8.
 *
 * @example closestVariant({ attributes: [], places: [], variants: [], codes: [] }, []) // => null
 */
export function closestVariant(index: VariantIndex, chosen: readonly ChosenValue[]): ClosestVariant | null {
  const choices = weighted(index, chosen)
  let [best, at] = [-1, -1]
  for (let number = 0; number < index.variants.length; number += 1) {
    const rank = rankOf(index, number, choices)
    if (rank > best) [best, at] = [rank, number]
  }
  const variant = index.variants[at]
  return variant === undefined ? null : { variant, sharesAll: Math.floor(best / 2) === totalOf(choices) }
}

/**
 * For every value of every attribute, in their orders: the variant that has it and is closest to the choices for the other
 * attributes. `null` = no variant has the value. One pass over the variants answers for all values.
 *
 * Spec: 16.4, 16.5, 16.8.
 *
 * @example closestPerValue(shirtIndex, [])[0]?.map((closest) => closest?.variant.productId ?? null) // => [1, 3, null]
 */
export function closestPerValue(index: VariantIndex, chosen: readonly ChosenValue[]): readonly (readonly (ClosestVariant | null)[])[] {
  const choices = weighted(index, chosen)
  const choiceFor = index.attributes.map((_, attribute) => choices.find((choice) => choice.attribute === attribute))
  const best = index.attributes.map(({ values }) => values.map(() => ({ rank: -1, at: -1 })))
  const width = best.length
  for (let number = 0; number < index.variants.length; number += 1) {
    const whole = rankOf(index, number, choices)
    for (let attribute = 0; attribute < width; attribute += 1) {
      const code = index.codes[number * width + attribute] ?? -1
      const own = choiceFor[attribute]
      const rank = own?.code === code ? whole - 2 * own.weight : whole
      const found = best[attribute]?.[code]
      if (found === undefined || rank <= found.rank) continue
      found.rank = rank
      found.at = number
    }
  }
  const total = totalOf(choices)
  return best.map((values, attribute) => {
    const wanted = total - (choiceFor[attribute]?.weight ?? 0)
    return values.map(({ rank, at }) => {
      const variant = index.variants[at]
      return variant === undefined ? null : { variant, sharesAll: Math.floor(rank / 2) === wanted }
    })
  })
}

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
 * @example multiversionItems(shirtIndex, [])[1]
 * // => { valueId: "blue", disabled: false, products: [{ productId: 3, url: "/product-3" }] }
 */
export function multiversionItems(
  index: Pick<VariantIndex, "attributes" | "variants">,
  selected: readonly ChosenValue[],
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
