import type { Price } from "../money/price.ts"

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
