import { withQuery } from "../addresses/addresses.ts"
import type { ListQuery } from "../product/listing.ts"
import { listAddress } from "./list-address.ts"
import { type Language, languageCode } from "../values/language.ts"

/** The address of one page in each language: a path on the shop, with its query. */
export type LanguageLinks = Readonly<Record<Language, string>>

/** Where a page was opened. */
export interface PagePath {
  readonly pathname: string
  /** the query with its question mark, or empty */
  readonly search: string
}

/** The home page by its full name, so that the address says the language in both. */
export const homes: LanguageLinks = { pl: "/main-pol.html", en: "/main-eng.html" }

/**
 * Links of a page whose addresses say the language by themselves, with the same query.
 *
 * Spec: 10.291.
 *
 * @example withSameQuery({ pl: "/a.html", en: "/b.html" }, new URLSearchParams("number=2")).en // => "/b.html?number=2"
 */
export const withSameQuery = (links: LanguageLinks, query: URLSearchParams): LanguageLinks => ({
  pl: withQuery(links.pl, query),
  en: withQuery(links.en, query),
})

/**
 * What is asked of a list, and nothing else that its address may hold: the page of a list is the same for all who ask alike.
 *
 * Spec: 10.291.
 *
 * @example listLinks({ pl: "/a.html", en: "/b.html" }, { sort: "default", page: 2 }).en // => "/b.html?counter=2"
 */
export function listLinks(links: LanguageLinks, query: ListQuery): LanguageLinks {
  return { pl: listAddress(links.pl, query), en: listAddress(links.en, query) }
}

/**
 * Links of a page whose address names no language: the query says it, so that the choice wins over the cookie. What else the address says
 * is kept.
 *
 * Spec: 1.2, 10.1.
 *
 * @param more what the address has to say in the other language, and perhaps does not say yet
 *
 * @example linksInQuery({ pathname: "/basketedit.php", search: "?mode=1&lang=eng" }).pl // => "/basketedit.php?mode=1&lang=pol"
 */
export function linksInQuery({ pathname, search }: PagePath, more: Readonly<Record<string, string>> = {}): LanguageLinks {
  const inLanguage = (language: Language) => {
    const query = new URLSearchParams(search)
    for (const [name, value] of Object.entries(more)) query.set(name, value)
    query.set("lang", languageCode(language))
    return `${pathname}?${query.toString()}`
  }
  return { pl: inLanguage("pl"), en: inLanguage("en") }
}
