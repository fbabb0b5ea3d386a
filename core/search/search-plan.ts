import type { Language } from "../values/language.ts"
import { isForgiven } from "./one-slip.ts"
import { wordStem } from "./word-stem.ts"

/** What a word of a product may be, so that a searched one finds it; one of them is enough. */
export interface WantedForms {
  /** folded beginnings of words */
  readonly beginnings: readonly string[]
  /** stems of words */
  readonly stems: readonly string[]
}

/**
 * What a searched word finds: words that begin with it, and its other forms.
 *
 * Spec: 19.74, 19.75.
 *
 * @param word folded
 *
 * @example wantedForms("kubka", "pl") // => { beginnings: ["kubka"], stems: ["kubk"] }
 */
export const wantedForms = (word: string, language: Language): WantedForms => ({ beginnings: [word], stems: [wordStem(word, language)] })

/**
 * What a searched word finds where all words as they were typed find nothing: what it may have been meant for, too.
 *
 * Spec: 19.77.
 *
 * @param near words of products that are one slip away
 *
 * @example forgivenForms("talez", ["talerz"], "pl") // => { beginnings: ["talez"], stems: ["talz", "talerz"] }
 */
export function forgivenForms(word: string, near: readonly string[], language: Language): WantedForms {
  const { beginnings, stems } = wantedForms(word, language)
  const meant = isForgiven(word) ? near.map((one) => wordStem(one, language)) : []
  return { beginnings, stems: [...new Set([...stems, ...meant])] }
}

/** A product that a search found. */
export interface FoundInText {
  readonly productId: number
  /** the same of all versions of one product */
  readonly family: number
  /** how many of the words its name has */
  readonly inName: number
  /** false = it is sold out */
  readonly isAvailable: boolean
  /** the place of its name among all, in the order of its language */
  readonly namePlace: number
}

/**
 * Found products in the order in which they are shown: those with more of the words in their names before others, what can be bought before
 * what is sold out, then by their names. Of the versions of one product the first is left.
 *
 * Spec: 19.78.
 *
 * @example
 * const found = { inName: 1, isAvailable: true, namePlace: 0 }
 * const order = [
 *   { ...found, productId: 1, family: 1, inName: 0 },
 *   { ...found, productId: 2, family: 2, isAvailable: false },
 *   { ...found, productId: 3, family: 3 },
 *   { ...found, productId: 4, family: 3 },
 * ]
 * inFoundOrder(order).map(({ productId }) => productId) // => [3, 2, 1]
 */
export function inFoundOrder(found: readonly FoundInText[]): readonly FoundInText[] {
  const sorted = found.toSorted(
    (one, other) =>
      other.inName - one.inName ||
      Number(other.isAvailable) - Number(one.isAvailable) ||
      one.namePlace - other.namePlace ||
      one.productId - other.productId,
  )
  const families = new Set<number>()
  return sorted.filter(({ family }) => !families.has(family) && families.add(family))
}
