import type { Crumb } from "../product/product-details.ts"
import type { ProductTile } from "./product-tile.ts"

/** Orders of a listing, as the address names them. */
export type SortKey = "default" | "name-asc" | "name-desc" | "price-asc" | "price-desc" | "newest"

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
