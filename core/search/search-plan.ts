import type { Language } from "../values/language.ts"
import { isForgiven } from "./one-slip.ts"
import { maxWords } from "./search-words.ts"
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

/** What the place of a found product goes by. */
export interface FoundInText {
  /** how many of the words its name has */
  readonly inName: number
  /** false = it is sold out */
  readonly isAvailable: boolean
  /** the place of its name among all, from 0, in the order of its language */
  readonly namePlace: number
}

/**
 * Where a found product stands among the others: the lower, the earlier. Those with more of the words in their names come before others, what can
 * be bought before what is sold out, then names in the order of their language.
 *
 * Spec: 19.78. A whole number, so that thousands of them are sorted at once.
 *
 * @param names how many places of names there are
 *
 * @example
 * const found = { inName: 1, isAvailable: true, namePlace: 4 }
 * const first = foundRank(found, 9)
 * const others = [{ ...found, namePlace: 5 }, { ...found, isAvailable: false }, { ...found, inName: 0, namePlace: 0 }]
 * others.map((other) => foundRank(other, 9) > first) // => [true, true, true]
 */
export const foundRank = ({ inName, isAvailable, namePlace }: FoundInText, names: number): number =>
  ((maxWords - inName) * 2 + (isAvailable ? 0 : 1)) * names + namePlace
