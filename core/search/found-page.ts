import type { ListedProduct } from "../product/listing.ts"

/** What the address of the search page asks for. */
export interface SearchQuery {
  /** as it was typed, without blanks at either end */
  readonly text: string
  /** page number from 0 (the platform's `counter`) */
  readonly page: number
}

/** How products were found: by a code, by the words as they were typed, or by words that are one slip away. Spec: 19.76, 19.77. */
export type FoundBy = "code" | "words" | "forgiven"

/** One page of what a search found. */
export interface FoundPage {
  readonly by: FoundBy
  /** on all pages */
  readonly total: number
  readonly perPage: number
  readonly tiles: readonly ListedProduct[]
}
