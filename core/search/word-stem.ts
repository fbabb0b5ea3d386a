import type { Language } from "../values/language.ts"

/** A stem is no shorter: of fewer letters too many words would be one. */
const shortestStem = 3

/** Endings of Polish nouns and adjectives as they are folded, the longest first. */
const polishEndings =
  "iego iemu iami iach owie ego emu ami ach ymi imi ych ich iem iej iow om ow em ej ym im ie ia iu io a e i o u y".split(" ")

/**
 * What the forms of a word have in common: the forms of Polish nouns and adjectives that differ by their ending, or by the e that comes and
 * goes before it, and English singular and plural. It is no word, and only as good as its endings: forms whose stem itself changes differ.
 *
 * Spec: 19.75. A word with a digit is a stem by itself.
 *
 * @param word folded
 *
 * @example ["kubek", "kubka", "kubki", "kubkow", "kubkami"].map((word) => wordStem(word, "pl")) // => ["kubk", "kubk", "kubk", "kubk", "kubk"]
 * @example ["plates", "plate", "dishes", "dish", "glass"].map((word) => wordStem(word, "en")) // => ["plat", "plat", "dish", "dish", "glass"]
 */
export function wordStem(word: string, language: Language): string {
  if (/\p{N}/u.test(word)) return word
  return language === "pl" ? polishStem(word) : englishStem(word)
}

function polishStem(word: string): string {
  const stem = without(word, polishEndings)
  // kubek, kubka; miseczek, miseczka; toreb, torba: an e comes before the last consonant where nothing follows
  return stem.length > shortestStem ? stem.replace(/(?<=[^aeiouy])e(?=[^aeiouy]$)/, "") : stem
}

function englishStem(word: string): string {
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return without(word, ["es"])
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  return without(/[^su]s$/.test(word) ? without(word, ["s"]) : word, ["e"])
}

/** A word without the first of the endings that it has and that leaves a stem. */
function without(word: string, endings: readonly string[]): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= shortestStem)
  return ending === undefined ? word : word.slice(0, -ending.length)
}
