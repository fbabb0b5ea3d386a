import { type Language, onlyLanguage, otherLanguage } from "../values/language.ts"

/** What a home page tells of the languages of its shop. */
export interface HomeLanguages {
  /** the platform's codes of those that it lets its visitor choose; empty = it lets choose none */
  readonly offered: readonly string[]
  /** those of ours that its links lead to */
  readonly linked: readonly Language[]
  /** the one that it is in; null = it does not say, or it is none of ours */
  readonly own: Language | null
  /** its title and what its menu says; "" = neither */
  readonly words: string
}

/** What the home page in each language told when it was asked last; null = the shop has no such page, absent = nobody knows. */
export type AskedHomes = Partial<Readonly<Record<Language, HomeLanguages | null>>>

/**
 * The one language that a shop has; null = it has both, or nobody can be sure. Where nothing can be chosen, it has no other when its home page in the other one is
 * not there, or is the page in its own once more: it says so, and says the same. Who links to the other has it.
 *
 * Spec: 10.1037, 10.1039.
 *
 * @example
 * const polish = { offered: [], linked: [], own: "pl", words: "Garden" } as const
 * shopLanguage({ pl: polish, en: polish }) // => "pl"
 * @example
 * const polish = { offered: [], linked: [], own: "pl", words: "Garden" } as const
 * [shopLanguage({ pl: polish, en: null }), shopLanguage({ pl: polish })] // => ["pl", null]
 */
export function shopLanguage(homes: AskedHomes): Language | null {
  const told = [homes.pl, homes.en].find((home) => home != null && home.offered.length > 0)
  if (told != null) return onlyLanguage(told.offered)
  return isOnly("pl", homes) ? "pl" : isOnly("en", homes) ? "en" : null
}

function isOnly(language: Language, homes: AskedHomes): boolean {
  const other = otherLanguage(language)
  const home = homes[language]
  const otherHome = other === null ? undefined : homes[other]
  if (other === null || home == null || otherHome === undefined || home.own === other) return false
  if ([home, otherHome].some((one) => one?.linked.includes(other))) return false
  // a theme may say its language once and for all: then what the page says differs
  return otherHome === null || (otherHome.own === language && home.own === language && home.words !== "" && otherHome.words === home.words)
}
