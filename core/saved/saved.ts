import type { ListedProduct } from "../product/listing.ts"

/** A shopping list as every page knows it. */
export interface ListSummary {
  readonly id: number
  readonly name: string
  /** products in their sizes */
  readonly rows: number
}

/** What a visitor keeps for later besides the basket: small data that every page is told. */
export interface Saved {
  /** ids of products, the first that was added first */
  readonly favourites: readonly number[]
  /** ids of products that are compared, the first that was added first */
  readonly compared: readonly number[]
  /** in the order in which they were made */
  readonly lists: readonly ListSummary[]
}

/** A kept product as lists show it, in the size that was chosen; "" = none was. */
export interface SavedTile {
  readonly sizeId: string
  readonly tile: ListedProduct
}

/** A shopping list with what is in it, as somebody looks at it. */
export interface OpenedList {
  readonly id: number
  readonly name: string
  /** by which others see it; null = nobody does, or somebody else's list is looked at */
  readonly secret: string | null
  /** the visitor's, so that it can be changed */
  readonly isOwn: boolean
  readonly rows: readonly SavedTile[]
}

/** What somebody has who has kept nothing yet. */
export const nothingSaved: Saved = { favourites: [], compared: [], lists: [] }

/** So much may be kept by one visitor; what comes along at sign-in is never thrown away for it. Spec: 9.105. */
export const savedLimits = {
  favourites: 200,
  /** more columns are not looked at beside each other */
  compared: 6,
  lists: 20,
  /** products in their sizes in one list */
  listRows: 100,
  /** of a list's name, in UTF-16 units */
  nameLength: 60,
} as const

/** The kinds of products that are kept one by one. */
export type SavedKind = "favourite" | "compared"

/** What adding comes to. */
export type Adding = "added" | "already" | "full"

/**
 * May one more be kept beside those that are?
 *
 * Spec: 9.105. What is there already is there, however full it is.
 *
 * @example addingTo([501, 502], 501, 2) // => "already"
 * @example addingTo([501, 502], 503, 2) // => "full"
 * @example addingTo([501], 503, 2) // => "added"
 */
export function addingTo<Item>(kept: readonly Item[], item: Item, most: number): Adding {
  if (kept.includes(item)) return "already"
  return kept.length < most ? "added" : "full"
}
