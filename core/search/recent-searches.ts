import { searchAddress } from "../addresses/search-address.ts"
import type { Language } from "../values/language.ts"
import { isForeignObject, parseJson } from "../web/untrusted-json.ts"
import { maxSearched } from "./search-words.ts"
import { type FoundLink, searchQuery } from "./suggestions.ts"

/** How many searches a browser remembers. Spec: 19.112. */
export const maxRecent = 5

/**
 * What was searched for, with one search more as the latest. What differs in letter case alone is the same.
 *
 * Spec: 19.112. A text that is too short to search for changes nothing.
 *
 * @example withSearched(["dzbanek", "kubek"], " Kubek ") // => ["Kubek", "dzbanek"]
 */
export function withSearched(recent: readonly string[], typed: string): readonly string[] {
  const query = searchQuery(typed)
  if (query === null) return recent
  return [query, ...recent.filter((one) => one.toLowerCase() !== query.toLowerCase())].slice(0, maxRecent)
}

/**
 * What is kept in the browser's store: the searches, and whose they are.
 *
 * Spec: 19.112.
 *
 * @param client null = a guest's
 *
 * @example recentText(["kubek"], null) // => "{\"client\":null,\"queries\":[\"kubek\"]}"
 */
export const recentText = (queries: readonly string[], client: string | null): string => JSON.stringify({ client, queries })

/**
 * What somebody searched for. The store may hold anything: what is no search, and what is somebody else's, is left out.
 *
 * Spec: 19.112.
 *
 * @param stored null = nothing is stored
 * @param client null = a guest
 *
 * @example readRecent(recentText(["kubek"], null), null) // => ["kubek"]
 * @example readRecent(recentText(["kubek"], "anna"), null) // => []
 * @example readRecent("[7]", null) // => []
 */
export function readRecent(stored: string | null, client: string | null): readonly string[] {
  const kept = stored === null ? null : parseJson(stored)
  if (!isForeignObject(kept) || kept["client"] !== client || !Array.isArray(kept["queries"])) return []
  const known: readonly unknown[] = kept["queries"]
  return known
    .slice(0, maxRecent)
    .filter((query) => typeof query === "string")
    .filter((query) => query.length <= maxSearched && searchQuery(query) === query)
}

/**
 * Earlier searches as entries of the search box's list.
 *
 * Spec: 19.112.
 *
 * @example recentLinks(["kubek"], "pl") // => [{ name: "kubek", link: "/search.php?text=kubek" }]
 */
export const recentLinks = (queries: readonly string[], language: Language): readonly FoundLink[] =>
  queries.map((name) => ({ name, link: searchAddress(language, name) }))
