import { withQuery } from "../addresses/addresses.ts"
import { readFilters } from "../filters/chosen-filters.ts"
import { tidiedQuery } from "../pages/list-address.ts"

/**
 * The address to which a form of a list leads: that of the list as it was filled in, from its first page. It is the one to which the shop would
 * lead from what the form sends, but for what cannot be read, which the page tells.
 *
 * Spec: 10.340, 10.343, 10.360.
 *
 * @param sent names and values of the form's fields, in their order
 *
 * @example sentListAddress("/search.php", [["text", "a"], ["filter_sizes", "S"], ["filter_price_to", ""]])
 * // => "/search.php?text=a&filter_sizes=S"
 */
export function sentListAddress(path: string, sent: readonly (readonly [name: string, value: string])[]): string {
  const query = new URLSearchParams(sent.map(([name, value]) => [name, value]))
  const { isCut } = readFilters(query)
  return withQuery(path, tidiedQuery(isCut ? { isCut } : {}, query) ?? query)
}
