import { type ChosenFilters, filterParameters } from "../../core/filters/chosen-filters.ts"
import { type Money, zeroMoney } from "../../core/values/money.ts"
import type { ListQuery, SortKey } from "../../core/product/listing.ts"
import type { ReadList, ReadOrder } from "./readers/read-product-list.ts"
import type { SessionSetting } from "./session-setting.ts"

/**
 * The address at which the shop shows a part of a list, in its own order. Filters and pages have the platform's names on both sides.
 *
 * Spec: 10.4, 10.75, 10.340, 10.1031. A range of prices is sent with both of its ends: others read a missing one as nought.
 *
 * @example listPath("/pol_m_Kubki-103.html", { page: 2 }) // => "/pol_m_Kubki-103.html?counter=2"
 */
export function listPath(
  list: string,
  { page, filters }: Pick<ListQuery, "page" | "filters">,
  order: readonly (readonly [string, string])[] = [],
): string {
  const [path = "", query = ""] = list.split("#")[0]?.split("?") ?? []
  const parameters = new URLSearchParams(query)
  for (const [name, value] of [...(filters === undefined ? [] : filterParameters(withBothEnds(filters))), ...order])
    parameters.append(name, value)
  if (page > 0) parameters.set("counter", String(page))
  const written = parameters.toString()
  return written === "" ? path : `${path}?${written}`
}

/** Nothing costs more. */
const highest: Money = { minor: 99_999_900 }

const withBothEnds = (filters: ChosenFilters): ChosenFilters =>
  filters.from === null && filters.to === null ? filters : { ...filters, from: filters.from ?? zeroMoney, to: filters.to ?? highest }

/** What the link of an order says, in either language. Spec: 10.74. */
const words: Readonly<Record<Exclude<SortKey, "default">, RegExp>> = {
  "price-asc": /(?:cen\w*|price\w*).*(?:rosn|asc|low)/,
  "price-desc": /(?:cen\w*|price\w*).*(?:malej|desc|high)/,
  "name-asc": /(?:nazw\w*|name\w*).*(?:rosn|asc|a.?z)/,
  "name-desc": /(?:nazw\w*|name\w*).*(?:malej|desc|z.?a)/,
  newest: /nowo|najnow|dat|new/,
}

const orderNamed = (orders: readonly ReadOrder[], sort: SortKey): ReadOrder | undefined =>
  sort === "default" ? undefined : orders.find((order) => words[sort].test(order.words))

/**
 * What the shop's own link adds to the address of a list for an order; null = it offers none, or by a setting.
 *
 * Spec: 10.74, 10.990.
 *
 * @param path the address of the list in the shop's own order
 */
export function sortParameters(
  { orders }: Pick<ReadList, "orders">,
  path: string,
  sort: SortKey,
): readonly (readonly [string, string])[] | null {
  if (sort === "default") return []
  const link = orderNamed(orders, sort)?.link
  if (link === undefined) return null
  const [plain, ordered] = [path, link].map((address) => new URL(address, "https://list.invalid"))
  if (plain === undefined || ordered === undefined || plain.pathname !== ordered.pathname) return null
  const added = [...ordered.searchParams].filter(([name, value]) => name !== "counter" && !plain.searchParams.getAll(name).includes(value))
  return added.length === 0 ? null : added
}

/**
 * The setting of the session by which the shop puts its lists into an order; null = it offers none, or by the address of the list.
 *
 * Spec: 10.1059.
 *
 * @example sortSetting({ orders: [{ words: "po cenie rosnąco", link: "/settings.php?sort_order=price-a" }] }, "price-asc")?.isPosted // => false
 */
export function sortSetting({ orders }: Pick<ReadList, "orders">, sort: SortKey): SessionSetting | null {
  const { link, isPosted = false } = orderNamed(orders, sort) ?? {}
  return link !== undefined && /^\/settings\.php\?sort_order=[\w-]{1,30}$/.test(link) ? { link, isPosted } : null
}

/**
 * Whether a list says that a setting has put it into an order: of all that it offers this one alone is chosen, by its words and by the same setting.
 *
 * Spec: 10.1059.
 *
 * @example isInOrder({ orders: [] }, "price-asc", { link: "/settings.php?sort_order=price-a" }) // => false
 */
export function isInOrder({ orders }: Pick<ReadList, "orders">, sort: SortKey, { link }: Pick<SessionSetting, "link">): boolean {
  const [chosen, ...others] = orders.filter(({ isChosen }) => isChosen)
  return chosen !== undefined && others.length === 0 && chosen.link === link && orderNamed([chosen], sort) !== undefined
}
