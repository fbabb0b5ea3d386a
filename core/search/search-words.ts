import { foldedText } from "../values/folded-text.ts"

/** Longer texts are cut, in UTF-16 units: nobody looks for so much. Spec: 19.74. */
export const maxSearched = 200
/** Words beyond these do not count. Spec: 19.74. */
export const maxWords = 10

/** What a search looks for. */
export interface WordsToFind {
  /** folded, each once, in the order in which they were typed */
  readonly words: readonly string[]
  /** the whole text as the code of a product is compared, without blanks; null = no code is so short */
  readonly code: string | null
}

/**
 * The words of a text as they are searched for: folded letters and digits.
 *
 * Spec: 19.74.
 *
 * @example textWords("Kubek „Poranek”, 350 ml") // => ["kubek", "poranek", "350", "ml"]
 */
export const textWords = (text: string): readonly string[] =>
  foldedText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")

/**
 * The code of a product as it is compared: letter case, blanks and what stands between letters and digits do not count.
 *
 * Spec: 19.76.
 *
 * @example [searchedCode("GP-503 Bałtyk"), searchedCode("gp503baltyk")] // => ["gp503baltyk", "gp503baltyk"]
 */
export const searchedCode = (text: string): string => textWords(text).join("")

/**
 * What a typed text looks for; `words` is empty where there is nothing to look for.
 *
 * Spec: 5.84, 19.74, 19.76.
 *
 * @example wordsToFind(" Kubek,  KUBEK bałtyk ") // => { words: ["kubek", "baltyk"], code: "kubekkubekbaltyk" }
 * @example wordsToFind("!?") // => { words: [], code: null }
 */
export function wordsToFind(text: string): WordsToFind {
  const cut = text.slice(0, maxSearched)
  const words = [...new Set(textWords(cut))].slice(0, maxWords)
  const code = searchedCode(cut)
  return { words, code: code.length < 2 ? null : code }
}

/**
 * Whether each of the words begins one of a name's: a maker, a category or a page of text that a text suggests.
 *
 * Spec: 19.74. Where there are no words, no name has them.
 *
 * @example hasAllWords("Dzbanki i czajniczki", ["czaj", "dzban"]) // => true
 * @example hasAllWords("Dzbanki i czajniczki", ["dzban", "kub"]) // => false
 */
export const hasAllWords = (name: string, words: readonly string[]): boolean => beginAllWords(textWords(name), words)

/**
 * The same of words that a name was cut into before.
 *
 * Spec: 19.74.
 *
 * @example beginAllWords(["dzbanki", "i", "czajniczki"], ["czaj"]) // => true
 */
export const beginAllWords = (known: readonly string[], words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => known.some((one) => one.startsWith(word)))
