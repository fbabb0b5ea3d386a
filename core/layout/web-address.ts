/**
 * Is it an address that a link may lead to: a path of the shop, or a site of the web? Scripts and other schemes are not.
 *
 * Spec: 19.42.
 *
 * @example ["/product-pol-1.html", "https://sklep.pl/", "javascript:alert(1)", "//sklep.pl"].map(isWebAddress) // => [true, true, false, false]
 */
export function isWebAddress(address: string): boolean {
  return /^(?:\/(?![/\\])|https?:\/\/[^/\\?#])/i.test(address) && !hasControl(address)
}

/** Browsers drop tabs and line feeds inside an address, which could turn a path into another site. */
const hasControl = (address: string): boolean => Array.from(address).some((character) => character < " ")
