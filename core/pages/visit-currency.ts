import type { Notice } from "../messages/notice.ts"
import { parseCurrencyId } from "../pricing/currency.ts"
import { safeWord } from "../product/unknown-choice.ts"
import { readCookie, withoutCookie } from "../web/cookies.ts"

/** The cookie that remembers the currency of a visitor. Spec: 10.140. */
export const currencyCookieName = "CURRID"

/** The parameter by which any address names a currency for one request, and the field of the form that chooses one. Spec: 10.10, 10.43. */
export const currencyParameter = "curr"

/**
 * The currency that an address names, whatever it is; `null` = it names none.
 *
 * Spec: 10.10.
 *
 * @example namedCurrency(new URLSearchParams("curr=EUR")) // => "EUR"
 * @example namedCurrency(new URLSearchParams("curr=")) // => null
 */
export const namedCurrency = (query: URLSearchParams): string | null => query.get(currencyParameter) || null

/**
 * The id of the currency that a visitor's browser remembers; `null` when it remembers none, or nothing that can be an id.
 *
 * Spec: 10.140, 10.390.
 *
 * @param cookies the Cookie header, empty when there is none
 *
 * @example rememberedCurrency("client=a1; CURRID=EUR") // => "EUR"
 * @example rememberedCurrency("CURRID=%3Cb%3E") // => null
 */
export const rememberedCurrency = (cookies: string): string | null => parseCurrencyId(readCookie(cookies, currencyCookieName) ?? "")

/**
 * The cookies of a visit as the shop is asked with them: with the currency of the address in place of the one that is remembered. An address
 * that names nothing that can be one counts for the shop's own.
 *
 * Spec: 10.10, 10.390.
 *
 * @param cookies the Cookie header, empty when there is none
 *
 * @example cookiesInCurrency(new URLSearchParams("curr=usd"), "client=a1; CURRID=EUR") // => "client=a1; CURRID=USD"
 * @example cookiesInCurrency(new URLSearchParams("curr=-"), "CURRID=EUR; client=a1") // => "client=a1"
 * @example cookiesInCurrency(new URLSearchParams(), "CURRID=EUR") // => "CURRID=EUR"
 */
export function cookiesInCurrency(query: URLSearchParams, cookies: string): string {
  const named = namedCurrency(query)
  if (named === null) return cookies
  const id = parseCurrencyId(named)
  const others = withoutCookie(cookies, currencyCookieName)
  return [others, ...(id === null ? [] : [`${currencyCookieName}=${id}`])].filter((part) => part !== "").join("; ")
}

const yearSeconds = 31_536_000

/**
 * The `Set-Cookie` value that remembers a currency for a year.
 *
 * Spec: 10.140, 10.392.
 *
 * @example currencyCookie("EUR", false) // => "CURRID=EUR; Path=/; Max-Age=31536000; SameSite=Lax"
 */
export const currencyCookie = (id: string, secure: boolean): string =>
  `${currencyCookieName}=${id}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure ? "; Secure" : ""}`

/**
 * What a page says of the currency that its address names and the shop does not offer; `null` = it names none, or the one that is shown. A
 * shop that does not tell its currency may have any.
 *
 * Spec: 10.391.
 *
 * @param shown the id of the currency of the page's prices; null = the shop does not tell
 *
 * @example currencyNotice("XYZ", "PLN") // => { is: "currencyUnknown", name: "XYZ", shown: "PLN" }
 * @example currencyNotice("pln", "PLN") // => null
 */
export function currencyNotice(named: string | null, shown: string | null): Notice | null {
  if (named === null || shown === null || parseCurrencyId(named) === shown) return null
  return { is: "currencyUnknown", name: safeWord(named), shown }
}
