import { beginAllWords, textWords, wordsToFind } from "../../core/search/search-words.ts"
import type { Language } from "../../core/values/language.ts"
import type { ReadTile } from "./readers/read-tiles.ts"

/** Names that are remembered in each language, and how many a search is expected to find. */
export const namesAtMost = { known: 5_000, expected: 60 } as const

/** Products of another shop by the words of their names, as its lists had them. */
export interface KnownNames {
  readonly note: (language: Language, tiles: readonly Pick<ReadTile, "id" | "name" | "producer">[]) => void
  /** numbers of products that a search for a text will probably find, those that were seen last first; none for a text without words */
  readonly like: (text: string, language: Language) => readonly number[]
}

/**
 * An empty memory of names.
 *
 * Spec: 10.1011.
 *
 * @example
 * const names = makeKnownNames()
 * names.note("pl", [{ id: 503, name: "Kubek Bałtyk", producer: null }])
 * names.like("balt kubek", "pl") // => [503]
 */
export function makeKnownNames(): KnownNames {
  // the first is the one that was not seen for longest
  const known: Readonly<Record<Language, Map<number, readonly string[]>>> = { pl: new Map(), en: new Map() }
  return {
    note: (language, tiles) => {
      const names = known[language]
      for (const { id, name, producer } of tiles) {
        names.delete(id)
        names.set(id, textWords(`${name} ${producer?.name ?? ""}`))
        for (const [oldest] of names) {
          if (names.size <= namesAtMost.known) break
          names.delete(oldest)
        }
      }
    },
    like: (text, language) => {
      const { words } = wordsToFind(text)
      const found = [...known[language]].flatMap(([id, name]) => (beginAllWords(name, words) ? [id] : []))
      return found.slice(-namesAtMost.expected).reverse()
    },
  }
}
