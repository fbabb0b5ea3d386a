import { isForeignObject } from "../web/untrusted-json.ts"
import type { ListedPage, ListQuery } from "../product/listing.ts"

/** Where a shopper was in a list, as an entry of the browser's history keeps it. */
export interface ListPlace {
  /** pages that stand behind the one of the address */
  readonly more: number
  /** pixels that were scrolled */
  readonly top: number
}

/** So many pages come behind the first one at most: then it is time for another page. */
export const mostLoadedPages = 10

/**
 * The place that an entry of the browser's history keeps; null = it keeps none, or something else.
 *
 * Spec: 10.363.
 *
 * @example readListPlace({ list: { more: 2, top: 1200.5 } }) // => { more: 2, top: 1200.5 }
 * @example readListPlace({ list: { more: 5000, top: 0 } }) // => null
 */
export function readListPlace(state: unknown): ListPlace | null {
  const place = isForeignObject(state) ? state["list"] : null
  if (!isForeignObject(place)) return null
  const { more, top } = place
  const isPlace = typeof more === "number" && Number.isInteger(more) && more >= 0 && more <= mostLoadedPages
  return isPlace && typeof top === "number" && top >= 0 && Number.isFinite(top) ? { more, top } : null
}

/** How far through a list of several pages a shopper is. */
export interface ListProgress {
  /** tiles up to the end of this page */
  readonly seen: number
  readonly total: number
  /** the page that comes next; null = this is the last one */
  readonly next: number | null
}

/**
 * How far a page of a list is; null = the list has only one.
 *
 * Spec: 10.362.
 *
 * @example viewProgress({ total: 62, perPage: 24, page: 1 }) // => { seen: 48, total: 62, next: 2 }
 * @example viewProgress({ total: 62, perPage: 24, page: 2 }) // => { seen: 62, total: 62, next: null }
 * @example viewProgress({ total: 24, perPage: 24, page: 0 }) // => null
 */
export function viewProgress({
  total,
  perPage,
  page,
}: Pick<ListedPage, "total" | "perPage"> & Pick<ListQuery, "page">): ListProgress | null {
  if (total <= perPage) return null
  const seen = Math.min(total, (page + 1) * perPage)
  return { seen, total, next: seen < total ? page + 1 : null }
}
