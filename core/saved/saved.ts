import { withQuery } from "../addresses/addresses.ts"
import type { ListedProduct } from "../product/listing.ts"
import type { QuickAdd } from "../product/quick-add.ts"

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
  /** in the order in which they were made; null = the shop tells of none */
  readonly lists: readonly ListSummary[] | null
}

/** A kept product as lists show it, in the size that was chosen; "" = none was. */
export interface SavedTile {
  readonly sizeId: string
  /** what that size is called; "" = none was chosen, there is one only, or the product is not made in it any more */
  readonly sizeName: string
  readonly tile: ListedProduct
}

/**
 * A kept product as its tile: of its sizes the one that was chosen alone, which its links open the page with.
 *
 * Spec: 10.7, 10.420. A size that the product is not made in any more is none.
 *
 * @example
 * const tile = { link: "/product-pol-501-Koszula.html", sizeNames: ["S", "M"] }
 * keptTile({ sizeId: "M", sizeName: "M", tile }) // => { link: "/product-pol-501-Koszula.html?selected_size=M", sizeNames: ["M"] }
 */
export function keptTile<Tile extends Pick<ListedProduct, "link" | "sizeNames">>({
  sizeId,
  sizeName,
  tile,
}: Omit<SavedTile, "tile"> & { readonly tile: Tile }): Tile {
  if (sizeName === "") return tile
  const [path = "", search] = tile.link.split("?", 2)
  const query = new URLSearchParams(search)
  query.set("selected_size", sizeId)
  return { ...tile, link: withQuery(path, query), sizeNames: [sizeName] }
}

/**
 * How a kept product is added from its tile: in the size that was chosen, if one was; `null` = on its page, as where that size cannot be bought.
 *
 * Spec: 10.909.
 *
 * @example keptQuickAdd({ sizeId: "M", sizeName: "M", tile: { quickAdd: { number: "1", sizes: [{ value: "M", name: "M" }] } } })
 * // => { number: "1", sizes: [{ value: "M", name: "" }] }
 * @example keptQuickAdd({ sizeId: "L", sizeName: "L", tile: { quickAdd: { number: "1", sizes: [{ value: "M", name: "M" }] } } }) // => null
 */
export function keptQuickAdd({
  sizeId,
  sizeName,
  tile: { quickAdd },
}: Omit<SavedTile, "tile"> & { readonly tile: Pick<ListedProduct, "quickAdd"> }): QuickAdd | null {
  if (quickAdd === undefined) return null
  if (sizeName === "") return quickAdd
  return quickAdd.sizes.some(({ value }) => value === sizeId) ? { ...quickAdd, sizes: [{ value: sizeId, name: "" }] } : null
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
