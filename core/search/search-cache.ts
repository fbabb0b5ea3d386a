import type { Price } from "../values/money.ts"
import { type ForeignObject, foreignObjects, foreignText, isForeignObject, parseJson } from "../web/untrusted-json.ts"
import { isWebAddress } from "../web/web-address.ts"
import { keptSearchPrefix } from "./keys.ts"
import type { FoundLink, FoundNode, FoundProduct, Suggestions } from "./suggestions.ts"

/** What a shop's answer to a search depends on, apart from the text. */
export interface SearchContext {
  readonly language: string
  readonly currency: string
  readonly region: string
  /** null = a guest */
  readonly client: string | null
}

/**
 * The sessionStorage key of a search.
 *
 * Spec: 7.29, 9.18, 11.92.
 *
 * @example searchCacheKey(" kubek ") // => "search_kubek"
 */
export function searchCacheKey(typed: string): string {
  return keptSearchPrefix + typed.trim()
}

/**
 * The stored form of an answer: the suggestions and the context in which they were found.
 *
 * Spec: 7.29, 19.3.
 *
 * @example
 * const context = { language: "pol", currency: "PLN", region: "1", client: null }
 * readSearchCache(searchCacheEntry(context, suggestions(1, 0)), context)?.searchQueries
 * // => [{ name: "fraza 1", link: "/search.php?text=fraza+1" }]
 */
export function searchCacheEntry(context: SearchContext, found: Suggestions): string {
  return JSON.stringify({ context: contextText(context), found })
}

/**
 * The stored suggestions; `null` when there are none, when they belong to another context (language, currency, region or client), and
 * when they cannot be read.
 *
 * Spec: 7.29, 19.3, 19.40.
 *
 * @param stored null = nothing is stored
 *
 * @example readSearchCache("null", { language: "pol", currency: "PLN", region: "1", client: null }) // => null
 */
export function readSearchCache(stored: string | null, context: SearchContext): Suggestions | null {
  const entry = stored === null ? null : parseJson(stored)
  if (!isForeignObject(entry) || entry["context"] !== contextText(context) || !isForeignObject(entry["found"])) return null
  return readSuggestions(entry["found"])
}

/** A JSON list, so that different contexts never give the same text. */
const contextText = ({ language, currency, region, client }: SearchContext): string => JSON.stringify([language, currency, region, client])

function readSuggestions(found: ForeignObject): Suggestions {
  const links = (group: unknown) => followable(foreignObjects(group).map(readLink))
  return {
    products: followable(foreignObjects(found["products"]).map(readProduct)),
    series: links(found["series"]),
    producers: links(found["producers"]),
    menuNodes: followable(foreignObjects(found["menuNodes"]).map(readNode)),
    cms: links(found["cms"]),
    searchQueries: links(found["searchQueries"]),
  }
}

/** The storage may contain anything: entries without a name or a usable address are left out. */
const followable = <Found extends FoundLink>(all: readonly Found[]): readonly Found[] =>
  all.filter(({ name, link }) => name !== "" && isWebAddress(link))

const readLink = (link: ForeignObject): FoundLink => ({ name: foreignText(link["name"]), link: foreignText(link["link"]) })

const readNode = (node: ForeignObject): FoundNode => {
  const titles: readonly unknown[] = Array.isArray(node["titles"]) ? node["titles"] : []
  return { ...readLink(node), titles: titles.map(foreignText).filter((title) => title !== "") }
}

const readProduct = (product: ForeignObject): FoundProduct => ({
  ...readLink(product),
  icon: readPicture(product["icon"]),
  iconSecond: readPicture(product["iconSecond"]),
  price: readPrice(product["price"]),
})

function readPicture(value: unknown): string | null {
  const address = foreignText(value)
  return isWebAddress(address) ? address : null
}

function readPrice(value: unknown): Price | null {
  if (!isForeignObject(value)) return null
  const [gross, net] = [readMinor(value["gross"]), readMinor(value["net"])]
  return gross === null || net === null ? null : { gross: { minor: gross }, net: { minor: net } }
}

const readMinor = (value: unknown): number | null =>
  isForeignObject(value) && typeof value["minor"] === "number" && Number.isSafeInteger(value["minor"]) ? value["minor"] : null
