import { type ChosenFilters, filterParameters, isFiltered, readFilters } from "../filters/chosen-filters.ts"
import { portionsName, readPortions } from "../filters/portions.ts"
import { parseSortKey, type ListQuery, type SortKey } from "../product/listing.ts"
import { pageOfList, queryValue } from "./address-parts.ts"

/** Names and values of an address. */
export type ListParameters = readonly (readonly [name: string, value: string])[]

/** What the address of any list asks for. */
export interface ListAddress {
  readonly sort: SortKey
  /** the page of the list, from 0 */
  readonly counter: number
  /** absent = the whole list */
  readonly filters?: ChosenFilters
  /** something of the filters could not be read, and was left out */
  readonly isCut?: true
  /** tiles on a page; absent = as many as usual */
  readonly portions?: number
}

/**
 * What a query asks of a list.
 *
 * Spec: 10.4, 10.74, 10.75, 10.340, 10.521.
 *
 * @example readList(new URLSearchParams("sort=newest&counter=2")) // => { sort: "newest", counter: 2 }
 */
export function readList(query: URLSearchParams): ListAddress {
  const { filters, isCut } = readFilters(query)
  const portions = readPortions(queryValue(query, portionsName))
  return {
    sort: parseSortKey(queryValue(query, "sort")),
    counter: pageOfList(query),
    ...(isFiltered(filters) ? { filters } : {}),
    ...(isCut ? { isCut: true } : {}),
    ...(portions === null ? {} : { portions }),
  }
}

/**
 * The same as the shop is asked.
 *
 * @example listQuery({ sort: "newest", counter: 2 }) // => { sort: "newest", page: 2 }
 */
export const listQuery = ({ sort, counter, filters, isCut, portions }: ListAddress): ListQuery & Pick<ListAddress, "sort"> => ({
  sort,
  page: counter,
  ...(filters === undefined ? {} : { filters }),
  ...(isCut === undefined ? {} : { isCut }),
  ...(portions === undefined ? {} : { portions }),
})

/**
 * Does an address ask for a page of the whole list, with as many tiles as usual? There are few of them; of others there are as many as one likes to
 * combine.
 *
 * Spec: 10.345, 10.521.
 *
 * @example isWholeList({ isCut: true }) // => false
 */
export const isWholeList = ({ filters, isCut, portions }: Pick<ListAddress, "filters" | "isCut" | "portions">): boolean =>
  filters === undefined && isCut === undefined && portions === undefined

/**
 * What an address says of a list, in the one order of parameters; the first page, the shop's own order and the whole list are left out.
 *
 * Spec: 10.4, 10.340.
 *
 * @example listParameters({ sort: "default", page: 1 }) // => [["counter", "1"]]
 */
export function listParameters({ sort = "default", page, filters, portions }: ListQuery): ListParameters {
  return [
    ...(sort === "default" ? [] : [["sort", sort] as const]),
    ...(portions === undefined ? [] : [[portionsName, String(portions)] as const]),
    ...(filters === undefined ? [] : filterParameters(filters)),
    ...(page === 0 ? [] : [["counter", String(page)] as const]),
  ]
}

/**
 * The address of a page of a list, in an order and with filters.
 *
 * Spec: 10.4, 10.340.
 *
 * @param list the address of the whole list
 *
 * @example listAddress("/search.php?text=kubek", { sort: "newest", page: 0 }) // => "/search.php?text=kubek&sort=newest"
 */
export function listAddress(list: string, query: ListQuery): string {
  const parameters = new URLSearchParams(listParameters(query).map(([name, value]) => [name, value])).toString()
  if (parameters === "") return list
  return `${list}${list.includes("?") ? "&" : "?"}${parameters}`
}

/**
 * A query with its filters as `listParameters` writes them; null = it has them so, or something of them cannot be read, which is told on the page.
 *
 * Spec: 10.340.
 *
 * @example tidiedQuery({}, new URLSearchParams("filter_price_to=&filter_sizes=S&text=a&filter_sizes=M"))?.toString()
 * // => "text=a&filter_sizes=M&filter_sizes=S"
 * @example tidiedQuery({}, new URLSearchParams("filter_sizes=M")) // => null
 */
export function tidiedQuery({ isCut }: Pick<ListAddress, "isCut">, query: URLSearchParams): URLSearchParams | null {
  if (isCut !== undefined) return null
  const isFilter = ([name]: readonly [string, string]): boolean => name.startsWith("filter_")
  const pairs = [...query]
  const tidy = filterParameters(readFilters(query).filters).map(([name, value]): [string, string] => [name, value])
  const isTidy = new URLSearchParams(tidy).toString() === new URLSearchParams(pairs.filter(isFilter)).toString()
  return isTidy ? null : new URLSearchParams([...pairs.filter((pair) => !isFilter(pair)), ...tidy])
}
