import type { Price } from "../values/money.ts"

/** Constants of the search box. Spec: 9.18. */
export const searchLimits = {
  /** characters from which suggestions are requested; blanks at either end do not count */
  minCharacters: 2,
  /** pause after the last keystroke, in milliseconds */
  pauseMs: 500,
  /** maximum number of suggestions in each group */
  results: 6,
} as const

/** A search result with the address of its page. */
export interface FoundLink {
  readonly name: string
  readonly link: string
}

/** A category among the results, with its path when the shop sends it. Spec: 3.26. */
export interface FoundNode extends FoundLink {
  /** names from the top category down to this one; empty = not sent */
  readonly titles: readonly string[]
}

/** A product among the results. Spec: 3.24. */
export interface FoundProduct extends FoundLink {
  readonly icon: string | null
  /** the same icon in an older format, for browsers without support for the first */
  readonly iconSecond: string | null
  /** null = not sent; zero = price by phone */
  readonly price: Price | null
}

/** The suggestions of a search, in groups. Spec: 7.28. */
export interface Suggestions {
  readonly products: readonly FoundProduct[]
  readonly series: readonly FoundLink[]
  readonly producers: readonly FoundLink[]
  readonly menuNodes: readonly FoundNode[]
  readonly cms: readonly FoundLink[]
  readonly searchQueries: readonly FoundLink[]
}

/** No suggestions at all. Spec: 4.22. */
export const noSuggestions: Suggestions = { products: [], series: [], producers: [], menuNodes: [], cms: [], searchQueries: [] }

/**
 * Are all groups empty? Then no list is opened.
 *
 * Spec: 4.24.
 *
 * @example hasNoSuggestions(noSuggestions) // => true
 */
export function hasNoSuggestions(found: Suggestions): boolean {
  return Object.values(found).every((group) => group.length === 0)
}

/**
 * The query in a typed text: the text without the blanks at either end; `null` = too short to search for.
 *
 * Spec: 5.84, 4.22, 9.18. A character of several UTF-16 units counts as one.
 *
 * @example [" a", "ab ", "🧺", ""].map(searchQuery) // => [null, "ab", null, null]
 */
export function searchQuery(typed: string): string | null {
  const query = typed.trim()
  return Array.from(query).length >= searchLimits.minCharacters ? query : null
}

/** An entry of the open list. The button that shows all results is none: it stands outside of the list. */
export type SearchEntry =
  | { readonly is: "searchQueries"; readonly found: FoundLink }
  | { readonly is: "products"; readonly found: FoundProduct }
  | { readonly is: "producers"; readonly found: FoundLink }
  | { readonly is: "series"; readonly found: FoundLink }
  | { readonly is: "menuNodes"; readonly found: FoundNode }
  | { readonly is: "cms"; readonly found: FoundLink }

/**
 * The entries of the list in their order: earlier searches, products, producers, series, categories, content pages.
 *
 * Spec: 7.28, 19.5, 19.111.
 *
 * @example
 * searchEntries({
 *   products: [],
 *   series: [],
 *   producers: [{ name: "Len", link: "/l" }],
 *   menuNodes: [],
 *   cms: [],
 *   searchQueries: [],
 * })
 * // => [{ is: "producers", found: { name: "Len", link: "/l" } }]
 */
export function searchEntries(found: Suggestions): readonly SearchEntry[] {
  return [
    ...found.searchQueries.map((link): SearchEntry => ({ is: "searchQueries", found: link })),
    ...found.products.map((product): SearchEntry => ({ is: "products", found: product })),
    ...found.producers.map((link): SearchEntry => ({ is: "producers", found: link })),
    ...found.series.map((link): SearchEntry => ({ is: "series", found: link })),
    ...found.menuNodes.map((node): SearchEntry => ({ is: "menuNodes", found: node })),
    ...found.cms.map((link): SearchEntry => ({ is: "cms", found: link })),
  ]
}

/** The arrow keys that move through the open list. */
export type SearchArrow = "ArrowDown" | "ArrowUp" | "ArrowLeft" | "ArrowRight"

/**
 * The index of the entry that an arrow key selects; the same index when the key moves nowhere.
 *
 * Spec: 19.6, 19.7. Up and down wrap around; left and right switch between earlier searches and the other entries, if there are both and
 * the layout is not a mobile one.
 *
 * @param sideBySide whether the two blocks are side by side
 *
 * @example nextEntry(searchEntries(suggestions(1, 0)), null, "ArrowDown", true) // => 0
 */
export function nextEntry(entries: readonly SearchEntry[], active: number | null, arrow: SearchArrow, sideBySide: boolean): number | null {
  const { length } = entries
  if (length === 0) return null
  if (arrow === "ArrowDown") return active === null ? 0 : (active + 1) % length
  if (arrow === "ArrowUp") return ((active ?? 0) - 1 + length) % length
  const firstOther = entries.findIndex(({ is }) => is !== "searchQueries")
  if (active === null || !sideBySide || firstOther <= 0) return active
  return arrow === "ArrowLeft" ? 0 : firstOther
}
