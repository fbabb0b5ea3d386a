import { readPageAddress } from "../pages/page-address.ts"
import { foldedText } from "../values/folded-text.ts"

/** Parameters that name a session, a moment or a campaign: two visits of one page differ in them. */
const meaningless =
  /^(?:(?:php)?sess(?:ion)?_?(?:id)?|sid|rssid|cid|token|csrf\w*|nonce|hash|_|t|ts|time(?:stamp)?|rand|utm_\w+|[a-z]*clid|query_id|affiliate|ref)$/i

/**
 * A query without what has no meaning twice, in one order; "" = nothing is left.
 *
 * Spec: 10.1042.
 *
 * @example meaningfulQuery("?sid=a1&counter=2&utm_source=x&b=") // => "?b=&counter=2"
 */
export function meaningfulQuery(search: string): string {
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !meaningless.test(name)))
  query.sort()
  return query.size === 0 ? "" : `?${query.toString()}`
}

/** Times of a day, long numbers in base 16 and unique ids: they differ from visit to visit. */
const changing = /\b(?:\d{1,2}:\d{2}:\d{2}|[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|(?=[a-f]*\d)[0-9a-f]{16,})\b/gi

/**
 * A text without what changes from visit to visit.
 *
 * Spec: 10.1042.
 *
 * @example withoutChanging("Cart 9f86d081884c7d659a2f at 12:30:59") // => "Cart … at …"
 */
export const withoutChanging = (text: string): string => text.replaceAll(changing, "…")

/** Path, query and fragment of an address of one's own server. */
const parts = /^([^?#]*)(\?[^#]*)?/

const partsOf = (address: string): readonly [path: string, query: string] => {
  const [, path = "", query = ""] = parts.exec(address) ?? []
  return [path, query]
}

/**
 * What kind of page an address is of: the name of ours, or `other` where we have none.
 *
 * Spec: 10.1040.
 *
 * @example ["/product-pol-201-A.html", "/pl/menu/b-10.html", "/blog.php"].map(kindOfPage) // => ["product", "category", "other"]
 */
export function kindOfPage(address: string): string {
  const [path, query] = partsOf(address)
  return readPageAddress(path, new URLSearchParams(query))?.page ?? "other"
}

/**
 * A short text that is the same for all addresses of one page: a product is its number, whatever stands around it.
 *
 * Spec: 10.1042.
 *
 * @example pageIdentity("/pl/products/mug-201?utm_source=x") === pageIdentity("/product-pol-201-Kubek.html") // => true
 * @example pageIdentity("/pol_m_A-10.html?counter=1") === pageIdentity("/pol_m_A-10.html") // => false
 */
export function pageIdentity(address: string): string {
  const [path, query] = partsOf(address)
  const page = readPageAddress(path, new URLSearchParams(query))
  const rest = meaningfulQuery(query)
  if (page?.page === "product") return `product ${page.productId} ${page.language}${rest}`
  if (page?.page === "category") return `category ${page.categoryId} ${page.language}${rest}`
  if (page?.page === "producer") return `producer ${page.producerId} ${page.language}${rest}`
  return `${path}${rest}`
}

/**
 * The words of a text as they are compared: small letters and digits, without marks; at most 200.
 *
 * @example comparedWords("Sekator „Brzoza”, 21 cm") // => ["sekator", "brzoza", "21", "cm"]
 */
export function comparedWords(text: string): readonly string[] {
  return (foldedText(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords)
}

const mostWords = 200

/**
 * Are all words of one text in another?
 *
 * @example saysAll("Kubek, strona 2 – Sklep", "Kubek") // => true
 */
export function saysAll(text: string, wanted: string): boolean {
  const said = new Set(comparedWords(text))
  return comparedWords(wanted).every((word) => said.has(word))
}
