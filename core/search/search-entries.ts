import type { FoundLink, FoundNode, FoundProduct, Suggestions } from "./suggestions.ts"

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
