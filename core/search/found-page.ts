import type { ListedPage, ListedProduct, ListQuery } from "../product/listing.ts"

/** What the address of the search page asks for. */
export interface SearchQuery extends ListQuery {
  /** as it was typed, without blanks at either end */
  readonly text: string
}

/** How products were found: by a code, by the words as they were typed, or by words that are one slip away. Spec: 19.76, 19.77. */
export type FoundBy = "code" | "words" | "forgiven"

/** One page of what a search found. */
export interface FoundPage extends ListedPage {
  readonly by: FoundBy
  /** a code, and the shop has it open its product. Spec: 10.522 */
  readonly opens?: true
  /** products to go on with, none of the tiles; absent = the shop does not tell. Spec: 2.103 */
  readonly recommended?: readonly ListedProduct[]
}
