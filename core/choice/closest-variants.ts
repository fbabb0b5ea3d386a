import type { Variant, VariantIndex } from "./variant-index.ts"

/** A value chosen for an attribute, both by id. Lists of these run from the oldest choice to the newest. */
export interface VersionChoice {
  readonly attribute: string
  readonly value: string
}

/** A choice in the numbers of the index. A newer choice weighs more than all older ones together. */
interface Wish {
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

function wishesOf(index: VariantIndex, chosen: readonly VersionChoice[]): readonly Wish[] {
  return chosen.flatMap(({ attribute, value }, age) => {
    const place = index.attributes.findIndex(({ id }) => id === attribute)
    const code = index.places[place]?.get(value)
    return code === undefined ? [] : [{ attribute: place, code, weight: 2 ** age }]
  })
}

const totalOf = (wishes: readonly Wish[]) => wishes.reduce((sum, { weight }) => sum + weight, 0)

/** How close the variant of a number is. Among equals one that can be bought comes first: that counts less than the oldest choice. */
function rankOf(index: VariantIndex, number: number, wishes: readonly Wish[]): number {
  const first = number * index.attributes.length
  let shared = 0
  for (const { attribute, code, weight } of wishes) if (index.codes[first + attribute] === code) shared += weight
  return 2 * shared + (index.variants[number]?.available === true ? 1 : 0)
}

/**
 * The variant closest to the choices; `null` when there are no variants.
 *
 * Spec: 16.7, 16.8.
 *
 * @example closestVariant({ attributes: [], places: [], variants: [], codes: [] }, []) // => null
 */
export function closestVariant(index: VariantIndex, chosen: readonly VersionChoice[]): ClosestVariant | null {
  const wishes = wishesOf(index, chosen)
  let [best, at] = [-1, -1]
  for (let number = 0; number < index.variants.length; number += 1) {
    const rank = rankOf(index, number, wishes)
    if (rank > best) [best, at] = [rank, number]
  }
  const variant = index.variants[at]
  return variant === undefined ? null : { variant, sharesAll: Math.floor(best / 2) === totalOf(wishes) }
}

/**
 * For every value of every attribute, in their orders: the variant that has it and is closest to the choices for the other
 * attributes. `null` = no variant has the value. One pass over the variants answers for all values.
 *
 * Spec: 16.4, 16.5, 16.8.
 *
 * @example closestPerValue({ attributes: [{ values: [{ id: "x" }] }], places: [new Map([["x", 0]])], variants: [], codes: [] }, [])
 * // => [[null]]
 */
export function closestPerValue(index: VariantIndex, chosen: readonly VersionChoice[]): readonly (readonly (ClosestVariant | null)[])[] {
  const wishes = wishesOf(index, chosen)
  const wishFor = index.attributes.map((_, attribute) => wishes.find((wish) => wish.attribute === attribute))
  const best = index.attributes.map(({ values }) => values.map(() => ({ rank: -1, at: -1 })))
  const width = best.length
  for (let number = 0; number < index.variants.length; number += 1) {
    const whole = rankOf(index, number, wishes)
    for (let attribute = 0; attribute < width; attribute += 1) {
      const code = index.codes[number * width + attribute] ?? -1
      const own = wishFor[attribute]
      const rank = own?.code === code ? whole - 2 * own.weight : whole
      const found = best[attribute]?.[code]
      if (found === undefined || rank <= found.rank) continue
      found.rank = rank
      found.at = number
    }
  }
  const total = totalOf(wishes)
  return best.map((values, attribute) => {
    const wanted = total - (wishFor[attribute]?.weight ?? 0)
    return values.map(({ rank, at }) => {
      const variant = index.variants[at]
      return variant === undefined ? null : { variant, sharesAll: Math.floor(rank / 2) === wanted }
    })
  })
}
