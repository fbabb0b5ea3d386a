import { withQuery } from "../addresses/addresses.ts"
import { portionsName, readPortions, usualPortions } from "../filters/portions.ts"
import { type ListQuery, parseSortKey, type SortKey } from "../product/listing.ts"
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
 * Remembers the order and the number of tiles that the address of a list names, and leads a list whose address names neither those nor a page to
 * the remembered ones. They stand in the address either way, so that a page is the same for everybody who opens it. Filters as a form sends them
 * lead to the one address of the list.
 *
 * Spec: 10.290, 10.340, 10.521.
 *
 * @param url where the visitor came to
 * @param cookies the Cookie header, empty when there is none
 *
 * @example visitSorted(ceramics, new URL("http://a.pl/pol_m_C-101.html"), "sort=newest").to
 * // => "/pol_m_C-101.html?sort=newest"
 * @example visitSorted({ ...ceramics, sort: "newest" }, new URL("http://a.pl/pol_m_C-101.html?sort=newest"), "").cookies
 * // => ["sort=newest; Path=/; SameSite=Lax"]
 * @example visitSorted(ceramics, new URL("http://a.pl/pol_m_C-101.html?portions=default"), "portions=48").cookies
 * // => ["portions=; Path=/; Max-Age=0; SameSite=Lax"]
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
  const visits = rememberedParts.map((part) => visitPart(part, searchParams, cookies))
  const added = searchParams.has("counter") ? [] : visits.flatMap(({ add }) => add)
  return {
    cookies: visits.flatMap(({ set }) => set),
    to: added.length === 0 ? null : withQuery(pathname, new URLSearchParams([...searchParams, ...added])),
  }
}

const untouched: SortVisit = { cookies: [], to: null }

/** What of a list's address is remembered, by its name there, which is that of its cookie. */
interface RememberedPart {
  readonly name: string
  /** the value that a text is; `null` = it is none, or the usual one */
  readonly read: (text: string | null) => string | null
  /** what takes the remembered value back */
  readonly usual: string
}

const rememberedParts: readonly RememberedPart[] = [
  { name: sortCookieName, read: (text) => plainly(parseSortKey(text)), usual: "default" },
  { name: portionsName, read: (text) => readPortions(text)?.toString() ?? null, usual: usualPortions },
]

const plainly = (sort: SortKey): string | null => (sort === "default" ? null : sort)

function visitPart({ name, read, usual }: RememberedPart, named: URLSearchParams, cookies: string) {
  const remembered = read(readCookie(cookies, name))
  const text = named.getAll(name).at(-1)
  if (text === undefined) return { set: [], add: remembered === null ? [] : [[name, remembered]] }
  const value = read(text)
  const isKnown = value !== null || text === usual
  return { set: isKnown && value !== remembered ? [cookieOf(name, value)] : [], add: [] }
}

const cookieOf = (name: string, value: string | null): string =>
  value === null ? `${name}=; Path=/; Max-Age=0; SameSite=Lax` : `${name}=${value}; Path=/; SameSite=Lax`

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
export function orderedAddress(list: string, { filters, portions }: Pick<ListQuery, "filters" | "portions">, sort: SortKey): string {
  const query = { page: 0, ...(filters === undefined ? {} : { filters }), ...(portions === undefined ? {} : { portions }) }
  return sort === "default"
    ? listAddress(`${list}${list.includes("?") ? "&" : "?"}sort=${sort}`, query)
    : listAddress(list, { ...query, sort })
}

/**
 * The address of the first page of a list with so many tiles on a page; its order and filters stay. The usual number is named as well: else the
 * remembered one would win.
 *
 * Spec: 10.521.
 *
 * @param list the address of the whole list
 * @param many null = as many as usual
 *
 * @example portionedAddress("/pol_m_Ceramika-101.html", { sort: "newest" }, 48) // => "/pol_m_Ceramika-101.html?sort=newest&portions=48"
 * @example portionedAddress("/search.php?text=len", {}, null) // => "/search.php?text=len&portions=default"
 */
export function portionedAddress(list: string, { sort, filters }: Pick<ListQuery, "sort" | "filters">, many: number | null): string {
  const query = { page: 0, ...(sort === undefined ? {} : { sort }), ...(filters === undefined ? {} : { filters }) }
  return many === null
    ? listAddress(`${list}${list.includes("?") ? "&" : "?"}${portionsName}=${usualPortions}`, query)
    : listAddress(list, { ...query, portions: many })
}
