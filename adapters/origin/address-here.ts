import { isOwnPath } from "../../core/web/web-address.ts"

/** The name of a server by which it is known with and without `www`. */
export const withoutWww = (host: string): string => host.replace(/^www\./, "")

/** Longer addresses are none of a shop. */
const longest = 500

/** Signs of a tag: shops write none into addresses, but a broken page may have some there. */
const tagSigns = /[<>"]/

/**
 * Where a link of the shop's page leads on our server; null = nowhere, or away. The shop's own host counts with and without `www`, by http and https:
 * pages of a shop that has moved to https still name the former.
 *
 * Spec: 10.990.
 *
 * @example addressHere("http://www.shop.example/a.html?b=1#c", new URL("https://shop.example/x/")) // => "/a.html?b=1#c"
 * @example addressHere("b.html", new URL("https://shop.example/x/")) // => "/x/b.html"
 * @example addressHere("//evil.example/", new URL("https://shop.example/")) // => null
 * @example addressHere("/<b>kubki.html", new URL("https://shop.example/")) // => null
 * @example addressHere("javascript:alert(1)", new URL("https://shop.example/")) // => null
 */
export function addressHere(link: string | undefined, at: URL): string | null {
  if (link === undefined || link.trim() === "" || link.length > longest || tagSigns.test(link)) return null
  const target = URL.parse(link.trim(), at.href)
  if (target === null || !/^https?:$/.test(target.protocol)) return null
  if (withoutWww(target.hostname) !== withoutWww(at.hostname) || target.username !== "") return null
  // a port that is written belongs to another server, unless it is the shop's
  if (target.port !== "" && target.port !== at.port) return null
  const path = target.pathname + target.search + target.hash
  return isOwnPath(path) ? path : null
}

/**
 * The number of a category in its address; null = the address is of none.
 *
 * Spec: 10.2, 10.3.
 *
 * @example categoryIdOf("/pol_m_Kubki_Male-103.html") // => 103
 * @example categoryIdOf("/pl/menu/kubki-103.html?counter=1") // => 103
 */
export const categoryIdOf = (address: string): number | null =>
  numberIn(/^\/(?:[a-z]{3}_m_[^/?#]*|[a-z]{2}\/menu\/[^/?#]*)-(\d{1,10})(?:\.html)?(?:[?#]|$)/, address)

/**
 * The number of a product in its address; null = the address is of none.
 *
 * Spec: 10.5, 10.6.
 *
 * @example productIdOf("/product-pol-501-Kubek.html") // => 501
 * @example productIdOf("/pl/products/kubek-501") // => 501
 */
export const productIdOf = (address: string): number | null =>
  numberIn(/^\/(?:product-[a-z]{3}-(\d{1,10})(?:[-.?#]|$)|[a-z]{2}\/products\/[^/?#]*-(\d{1,10})(?:\.html)?(?:[?#]|$))/, address)

/**
 * The number of a producer in its address; null = the address is of none.
 *
 * Spec: 10.12.
 *
 * @example producerIdOf("/firm-pol-11-Glina.html") // => 11
 */
export const producerIdOf = (address: string): number | null => numberIn(/^\/firm-[a-z]{3}-(\d{1,10})(?:[-.?#]|$)/, address)

function numberIn(pattern: RegExp, address: string): number | null {
  const [, ...groups] = pattern.exec(address) ?? []
  const number = Number(groups.find((group) => group !== undefined) ?? NaN)
  return Number.isSafeInteger(number) && number > 0 ? number : null
}
