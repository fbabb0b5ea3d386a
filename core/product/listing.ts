import type { Decimal } from "../values/decimal.ts"
import type { Crumb, ProductPicture } from "./details.ts"
import type { KnownPrice } from "./offer.ts"

/** A product in a list. */
export interface ProductTile {
  readonly id: number
  readonly name: string
  readonly versionName: string | null
  readonly link: string
  readonly producer: string | null
  readonly picture: ProductPicture | null
  /** shown while the pointer is over the tile */
  readonly secondPicture: ProductPicture | null
  /** lowest price of its sizes; null = phone price or points only */
  readonly price: KnownPrice | null
  /** true when sizes differ in price: the text says "from" */
  readonly priceFrom: boolean
  /** sold for points only: the points one unit costs */
  readonly pointsPrice: Decimal | null
  readonly phonePrice: boolean
  readonly available: boolean
  /** "M, L, XL"; empty for a single size */
  readonly sizeNames: readonly string[]
  /** unit after the price, such as "m"; null for pieces */
  readonly perUnit: string | null
}

/** The sort orders of a listing, as its address names them. */
export const sortKeys = ["default", "name-asc", "name-desc", "price-asc", "price-desc", "newest"] as const

export type SortKey = (typeof sortKeys)[number]

/**
 * The sort order that a text from outside names; `default` for any other text.
 *
 * @example parseSortKey("newest") // => "newest"
 * @example parseSortKey("cheapest") // => "default"
 */
export function parseSortKey(text: string | null): SortKey {
  return sortKeys.find((key) => key === text) ?? "default"
}

/** What the address of a category page asks for. */
export interface ListingQuery {
  readonly categoryId: number
  readonly sort: SortKey
  /** page number from 0 (the platform's `counter`) */
  readonly page: number
}

/** A category page. */
export interface Listing {
  readonly categoryId: number
  readonly name: string
  readonly description: string
  readonly breadcrumbs: readonly Crumb[]
  /** the category's address in each language, without query */
  readonly links: { readonly pl: string; readonly en: string }
  readonly children: readonly Crumb[]
  readonly total: number
  readonly perPage: number
  readonly query: ListingQuery
  readonly tiles: readonly ProductTile[]
}
