import { withQuery } from "../addresses/addresses.ts"
import { type Language, languageCode, parseLanguageCode } from "../values/language.ts"

// what the addresses of several pages are read and written with

/** Longer values from outside count as absent, in UTF-16 units. */
export const maxValueLength = 100

/** Longer paths are of no page, in UTF-16 units. */
export const maxPathLength = 500

/**
 * A value of a query, `null` when it is absent, empty or too long; the last one wins, as in forms.
 *
 * @example queryValue(new URLSearchParams("a=1&a=2"), "a") // => "2"
 */
export function queryValue(query: URLSearchParams, name: string, maxLength: number = maxValueLength): string | null {
  const found = query.getAll(name).at(-1) ?? null
  return found === null || found === "" || found.length > maxLength ? null : found
}

/**
 * An id: a whole number of up to nine digits without leading zeros; `null` for anything else.
 *
 * @example ["501", "0501", "x"].map(parseId) // => [501, null, null]
 */
export const parseId = (text: string | null | undefined): number | null =>
  text !== undefined && text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null

/** No list has as many pages. */
const mostPages = 9_999

/**
 * The page of a list that a query names, from 0. A number that no list reaches is a page that none has, and anything else is the first page.
 *
 * Spec: 10.4, 10.73.
 *
 * @example pageOfList(new URLSearchParams("counter=2")) // => 2
 * @example pageOfList(new URLSearchParams("counter=1000000")) // => 9999
 * @example pageOfList(new URLSearchParams("counter=-1")) // => 0
 */
export function pageOfList(query: URLSearchParams): number {
  const counter = queryValue(query, "counter") ?? "0"
  return /^\d+$/.test(counter) ? Math.min(Number(counter), mostPages) : 0
}

/**
 * The language that a path names, by its code or its short name; `null` for another word.
 *
 * Spec: 10.1.
 *
 * @example [languageInPath("eng"), languageInPath("pl"), languageInPath("de")] // => ["en", "pl", null]
 */
export function languageInPath(text: string | undefined): Language | null {
  if (text === "pl" || text === "en") return text
  return parseLanguageCode(text ?? "")
}

/**
 * The language that a query names; `null` = none.
 *
 * Spec: 1.2.
 *
 * @example languageInQuery(new URLSearchParams("lang=eng")) // => "en"
 */
export const languageInQuery = (query: URLSearchParams): Language | null => parseLanguageCode(queryValue(query, "lang") ?? "")

/**
 * An address whose path names no language, with the language that it names in its query; null = none.
 *
 * Spec: 1.2.
 *
 * @example writeNeutral("/login.php", "pl") // => "/login.php?lang=pol"
 * @example writeNeutral("/return.php", null, { status: "basket_empty" }) // => "/return.php?status=basket_empty"
 */
export const writeNeutral = (path: string, language: Language | null, query: Readonly<Record<string, string>> = {}): string =>
  withQuery(path, new URLSearchParams({ ...query, ...(language === null ? {} : { lang: languageCode(language) }) }))
