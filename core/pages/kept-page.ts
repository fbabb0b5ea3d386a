import type { PageAddressOf, PageModelOf, PageName } from "./page.ts"
import { pages } from "./pages.ts"

// A page that all guests without a basket see alike can be put together once and kept: under which address, and for how long.

/**
 * The one address of a page that is the same for every guest without a basket; `null` for a page that is not: one that belongs to a
 * visitor, or carries a choice: any name in a product's address may be a parameter of its formula. Words of the path and the parameters
 * of those who count visitors are left out, so that no visitor can make copies of a page by inventing addresses.
 *
 * Spec: 10.1 to 10.7, 10.12, 10.19.
 *
 * @example keptAddress({ page: "content", language: "en", key: "terms" }) // => "/en/content/terms.html"
 * @example keptAddress({ page: "category", language: "pl", categoryId: 101, sort: "name-asc", counter: 2 })
 * // => "/pol_m_category-101.html?sort=name-asc&counter=2"
 * @example keptAddress({ page: "account", language: "pl" }) // => null
 */
export function keptAddress<Name extends PageName>(address: PageAddressOf<Name>): string | null {
  const { kept, write } = pages[address.page]
  return kept !== null && kept.isAlike(address) ? write(address) : null
}

/**
 * The next moment at which time alone changes a word of a page. `null` = no word of it depends on the time, or it is kept for nobody.
 *
 * What the shop changes in its data meanwhile is not foreseen: that is what the version of its data tells.
 *
 * Spec: 9.49, 9.50, 15.29, 17.34. Units: milliseconds since 1970 UTC.
 *
 * @param zone the shop's zone, an IANA name
 *
 * @example nextPageChange({ page: "failure", frame: null, status: 404 }, "Europe/Warsaw") // => null
 */
export function nextPageChange<Name extends PageName>(model: PageModelOf<Name>, zone: string): number | null {
  const { kept } = pages[model.page]
  const { frame } = model
  if (kept === null || frame === null) return null
  const changes = kept.lastMoments(model, zone).flatMap((last) => (last !== null && last >= frame.nowMs ? [last + 1] : []))
  return changes.length === 0 ? null : Math.min(...changes)
}
