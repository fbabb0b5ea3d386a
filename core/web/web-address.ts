import { percentDecoded } from "./cookies.ts"

/**
 * May a link lead to this address? It must be a path of the shop or an http(s) address; scripts and other schemes are refused.
 *
 * Spec: 19.42.
 *
 * @example ["/product-pol-1.html", "https://sklep.pl/", "javascript:alert(1)", "//sklep.pl"].map(isWebAddress)
 * // => [true, true, false, false]
 */
export function isWebAddress(address: string): boolean {
  return isOwnPath(address) || (/^https?:\/\/[^/\\?#]/i.test(address) && !hasControl(address))
}

/**
 * Does an address stay on the server that a page came from, whatever server that is? A path from its root does; two slashes begin
 * another host, and browsers read a backslash as a slash.
 *
 * Spec: 19.42.
 *
 * @example ["/product-pol-1.html", "//sklep.pl/", "/\\sklep.pl/", "https://sklep.pl/", "a.html"].map(isOwnPath)
 * // => [true, false, false, false, false]
 */
export function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address) && !hasControl(address)
}

/** Browsers drop tabs and line feeds inside an address, which could turn a path into another site. */
function hasControl(address: string): boolean {
  // a page has hundreds of addresses, so that no list of characters is made of each
  for (let at = 0; at < address.length; at += 1) if (address.charCodeAt(at) < firstPrintable) return true
  return false
}

/** The code of a blank. */
const firstPrintable = 32

/**
 * The parameters of an address, a list for each name; `null` stands for a part that is not `name=value`.
 *
 * Spec: 19.41. A plus is a blank; a part with two equals signs is not a pair.
 *
 * @example [...urlParameters("http://s/p?a=1&b=x+y&a=2#h")] // => [["a", ["1", "2"]], ["b", ["x y"]]]
 * @example [...urlParameters("?flag&q=a=b")] // => [["flag", [null]], ["q", [null]]]
 */
export function urlParameters(url: string): ReadonlyMap<string, readonly (string | null)[]> {
  const [beforeHash = ""] = url.split("#")
  const at = beforeHash.indexOf("?")
  const found = new Map<string, readonly (string | null)[]>()
  if (at < 0) return found
  const parts = beforeHash.slice(at + 1).split("&")
  for (const part of parts.filter((one) => one !== "")) {
    const [name = "", value = "", ...more] = part.split("=").map(plain)
    const isPair = part.includes("=") && more.length === 0
    found.set(name, [...(found.get(name) ?? []), isPair ? value : null])
  }
  return found
}

const plain = (part: string): string => percentDecoded(part.replaceAll("+", " "))
