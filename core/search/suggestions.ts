import type { Price } from "../values/money.ts"

/** Constants of the search box. Spec: 9.18. */
export const searchLimits = {
  /** typed characters from which suggestions are asked for, blanks at the ends not counted */
  minCharacters: 2,
  /** pause after the last key, in milliseconds */
  pauseMs: 500,
  /** suggestions of each group */
  results: 6,
} as const

/** Something found, with the page it leads to. */
export interface FoundLink {
  readonly name: string
  readonly link: string
}

/** A found category: its way from the top, when the shop tells it. Spec: 3.26. */
export interface FoundNode extends FoundLink {
  /** names from the top category to this one; empty = not told */
  readonly titles: readonly string[]
}

/** A found product. Spec: 3.24. */
export interface FoundProduct extends FoundLink {
  readonly icon: string | null
  /** the same icon in the older format, for browsers that lack the first */
  readonly iconSecond: string | null
  /** null = not told; zero = by phone */
  readonly price: Price | null
}

/** What a search suggests, in groups. Spec: 7.28. */
export interface Suggestions {
  readonly products: readonly FoundProduct[]
  readonly series: readonly FoundLink[]
  readonly producers: readonly FoundLink[]
  readonly menuNodes: readonly FoundNode[]
  readonly cms: readonly FoundLink[]
  readonly searchQueries: readonly FoundLink[]
}

/** Nothing found. Spec: 4.22. */
export const noSuggestions: Suggestions = { products: [], series: [], producers: [], menuNodes: [], cms: [], searchQueries: [] }

/**
 * Is every group empty? Then there is no list to open.
 *
 * Spec: 4.24.
 *
 * @example hasNoSuggestions(noSuggestions) // => true
 */
export function hasNoSuggestions(found: Suggestions): boolean {
  return Object.values(found).every((group) => group.length === 0)
}

/**
 * What is searched for, of what is typed: without the blanks at its ends; `null` = too little to search for.
 *
 * Spec: 5.84, 4.22, 9.18. A character that the language writes with several units counts as one.
 *
 * @example [" a", "ab ", "🧺", ""].map(searchQuery) // => [null, "ab", null, null]
 */
export function searchQuery(typed: string): string | null {
  const query = typed.trim()
  return Array.from(query).length >= searchLimits.minCharacters ? query : null
}

/** An entry of the open list, in the order of the keyboard. */
export type SearchEntry =
  | { readonly is: "searchQueries"; readonly found: FoundLink }
  | { readonly is: "products"; readonly found: FoundProduct }
  /** the button that shows all results; it stands after the products */
  | { readonly is: "showAll" }
  | { readonly is: "producers"; readonly found: FoundLink }
  | { readonly is: "series"; readonly found: FoundLink }
  | { readonly is: "menuNodes"; readonly found: FoundNode }
  | { readonly is: "cms"; readonly found: FoundLink }

/**
 * The entries of a list, top to bottom: earlier searches, products with the button for all of them, producers, series,
 * categories, pages of text.
 *
 * Spec: 7.28, 19.5.
 *
 * @example searchEntries({ products: [], series: [], producers: [{ name: "Len", link: "/l" }], menuNodes: [], cms: [], searchQueries: [] })
 * // => [{ is: "producers", found: { name: "Len", link: "/l" } }]
 */
export function searchEntries(found: Suggestions): readonly SearchEntry[] {
  return [
    ...found.searchQueries.map((link): SearchEntry => ({ is: "searchQueries", found: link })),
    ...found.products.map((product): SearchEntry => ({ is: "products", found: product })),
    ...(found.products.length > 0 ? [{ is: "showAll" } as const] : []),
    ...found.producers.map((link): SearchEntry => ({ is: "producers", found: link })),
    ...found.series.map((link): SearchEntry => ({ is: "series", found: link })),
    ...found.menuNodes.map((node): SearchEntry => ({ is: "menuNodes", found: node })),
    ...found.cms.map((link): SearchEntry => ({ is: "cms", found: link })),
  ]
}

/** The keys that move through the open list. */
export type SearchArrow = "ArrowDown" | "ArrowUp" | "ArrowLeft" | "ArrowRight"

/**
 * The entry that an arrow leads to, by its place; the same one when the arrow leads nowhere.
 *
 * Spec: 19.6, 19.7. Up and down go round; left and right change between earlier searches and the rest, when both are there
 * and the layout is no mobile one.
 *
 * @param sideBySide the two blocks stand beside each other
 *
 * @example nextEntry([{ is: "showAll" }], null, "ArrowDown", true) // => 0
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
