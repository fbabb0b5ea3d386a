import { withQuery } from "../addresses/addresses.ts"
import { type ListQuery, parseSortKey, type SortKey, sortKeys } from "../product/listing.ts"
import { listAddress, tidiedQuery } from "./list-address.ts"
import type { PageAddress } from "./page.ts"
import { readCookie } from "../web/cookies.ts"

/** The cookie by which the order of lists is remembered until the browser's session ends. Spec: 10.290. */
export const sortCookieName = "sort"

/** What a visit of a page does to the remembered order. */
export interface SortVisit {
  /** Set-Cookie lines */
  readonly cookies: readonly string[]
  /** the same list in the remembered order; null = the page is shown as its address says */
  readonly to: string | null
}

/**
 * Remembers the order that the address of a list names, and leads a list whose address names neither order nor page to the remembered
 * one. The order stands in the address either way, so that a page is the same for everybody who opens it. Filters as a form sends them lead to
 * the one address of the list.
 *
 * Spec: 10.290, 10.340.
 *
 * @param url where the visitor came to
 * @param cookies the Cookie header, empty when there is none
 *
 * @example visitSorted(ceramics, new URL("http://a.pl/pol_m_C-101.html"), "sort=newest").to
 * // => "/pol_m_C-101.html?sort=newest"
 * @example visitSorted({ ...ceramics, sort: "newest" }, new URL("http://a.pl/pol_m_C-101.html?sort=newest"), "").cookies
 * // => ["sort=newest; Path=/; SameSite=Lax"]
 */
export function visitSorted(
  address: PageAddress | null,
  { pathname, searchParams }: Pick<URL, "pathname" | "searchParams">,
  cookies: string,
): SortVisit {
  if (address === null || !("counter" in address)) return untouched
  const tidied = tidiedQuery(address, searchParams)
  if (tidied !== null) return { cookies: [], to: withQuery(pathname, tidied) }
  if (address.page !== "category") return untouched
  const remembered = parseSortKey(readCookie(cookies, sortCookieName))
  if (searchParams.has("sort")) {
    const isKnown = sortKeys.some((key) => key === searchParams.getAll("sort").at(-1))
    return isKnown && address.sort !== remembered ? { cookies: [sortCookie(address.sort)], to: null } : untouched
  }
  if (remembered === "default" || searchParams.has("counter")) return untouched
  return { cookies: [], to: withQuery(pathname, new URLSearchParams([...searchParams, ["sort", remembered]])) }
}

const untouched: SortVisit = { cookies: [], to: null }

const sortCookie = (sort: SortKey): string =>
  sort === "default" ? `${sortCookieName}=; Path=/; Max-Age=0; SameSite=Lax` : `${sortCookieName}=${sort}; Path=/; SameSite=Lax`

/**
 * The address of the first page of a list in an order that a shopper chooses; its filters stay. The default order is named as well: else the
 * remembered one would win.
 *
 * Spec: 10.290.
 *
 * @param list the address of the whole list
 *
 * @example orderedAddress("/pol_m_Ceramika-101.html", {}, "default") // => "/pol_m_Ceramika-101.html?sort=default"
 */
export function orderedAddress(list: string, { filters }: Pick<ListQuery, "filters">, sort: SortKey): string {
  const query = filters === undefined ? { page: 0 } : { page: 0, filters }
  return sort === "default"
    ? listAddress(`${list}${list.includes("?") ? "&" : "?"}sort=${sort}`, query)
    : listAddress(list, { ...query, sort })
}
