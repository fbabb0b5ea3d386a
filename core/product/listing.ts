import type { ChosenFilters } from "../filters/chosen-filters.ts"
import type { OfferedFilters } from "../filters/offered-filters.ts"
import type { QuickAdd } from "./quick-add.ts"
import type { Decimal } from "../values/decimal.ts"
import { compareMoney } from "../values/money.ts"
import type { Crumb, ProducerContact, ProductParameter, ProductPicture, VariantLink } from "./details.ts"
import type { KnownPrice, Measure } from "./offer.ts"

/** A product in a list. */
export interface ListedProduct {
  readonly id: number
  readonly name: string
  readonly versionName: string | null
  readonly link: string
  /** with the address of its page */
  readonly producer: Crumb | null
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
  /** the few properties by which the shop's products are told apart */
  readonly traits: readonly ProductParameter[]
  /** unit after the price, such as "m"; null for pieces */
  readonly perUnit: string | null
  /** of the size whose price it is; absent = it is not sold by weight or volume */
  readonly measure?: Measure
  /** of the product, the one that the tile shows `selected`; absent = there is one only. Spec: 2.83 */
  readonly versions?: ListedVersions
  /** how it is added from its tile; absent = on its page alone. Spec: 10.369 */
  readonly quickAdd?: QuickAdd
}

/** The versions that a tile links to. */
export interface ListedVersions {
  /** what they differ in; "" = nobody says, and the list of them has no label */
  readonly name: string
  readonly links: readonly VariantLink[]
  /** versions that are left out */
  readonly more: number
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

/** What the address of any list asks for. */
export interface ListQuery {
  /** absent = the shop's own order */
  readonly sort?: SortKey
  /** page number from 0 (the platform's `counter`) */
  readonly page: number
  /** absent = the whole list */
  readonly filters?: ChosenFilters
  /** something of the filters in the address could not be read, and was left out */
  readonly isCut?: true
  /** so many tiles on a page, where the shop offers that; absent = as many as usual */
  readonly portions?: number
}

/** One page of a list, and what it can be filtered by. */
export interface ListedPage {
  /** products that are left on all pages, versions of one counted once */
  readonly total: number
  /** the shop does not say how many there are: `total` counts its pages alone, and is not shown. Absent = it does */
  readonly isUncounted?: true
  readonly perPage: number
  /** how many tiles a page may have, the usual number first; absent = there is nothing to choose */
  readonly portions?: readonly number[]
  readonly tiles: readonly ListedProduct[]
  /** absent = the shop tells of no filters */
  readonly offered?: OfferedFilters
}

/** What the address of a category page asks for. */
export interface ListingQuery extends ListQuery {
  readonly categoryId: number
  readonly sort: SortKey
}

/** A category page. */
export interface Listing extends ListedPage {
  readonly categoryId: number
  readonly name: string
  readonly description: string
  /** what it is about, for search engines; absent = its description */
  readonly about?: string
  /** what the category is known by; null = nothing */
  readonly picture: ProductPicture | null
  readonly breadcrumbs: readonly Crumb[]
  /** the category's address in each language, without query */
  readonly links: { readonly pl: string; readonly en: string }
  readonly children: readonly Crumb[]
  readonly query: ListingQuery
  /** products to go on with, none of the tiles */
  readonly recommended: readonly ListedProduct[]
}

/**
 * Can a list be put into another order? One of a single product cannot.
 *
 * Spec: 10.318.
 *
 * @example hasOrders({ total: 1 }) // => false
 */
export const hasOrders = ({ total }: Pick<Listing, "total">): boolean => total > 1

/** The links to the pages of a listing. Page numbers count from 0. */
export interface PagingView {
  /** null on the first page */
  readonly previous: number | null
  /** null on the last page */
  readonly next: number | null
  /** the first page, the last one, and those around the present page */
  readonly pages: readonly PageLink[]
}

/** A link to one page of a listing. */
export interface PageLink {
  readonly page: number
  readonly isCurrent: boolean
  readonly isLast: boolean
  /** pages are left out before this one */
  readonly isAfterGap: boolean
}

/**
 * The pages of a listing that links lead to; `null` when one page holds everything.
 *
 * Spec: 10.4.
 *
 * @param page the present page, from 0
 *
 * @example viewPaging({ total: 100, perPage: 10, page: 4 })?.pages.map((link) => link.page) // => [0, 3, 4, 5, 9]
 * @example viewPaging({ total: 10, perPage: 10, page: 0 }) // => null
 */
export function viewPaging({
  total,
  perPage,
  page: present,
}: Pick<Listing, "total" | "perPage"> & Pick<ListingQuery, "page">): PagingView | null {
  const count = Math.ceil(total / perPage)
  if (count < 2) return null
  const shown = Array.from({ length: count }, (_, page) => page).filter(
    (page) => page === 0 || page === count - 1 || Math.abs(page - present) <= 1,
  )
  return {
    previous: present > 0 ? present - 1 : null,
    next: present < count - 1 ? present + 1 : null,
    pages: shown.map((page, index) => ({
      page,
      isCurrent: page === present,
      isLast: page === count - 1,
      isAfterGap: index > 0 && page - (shown[index - 1] ?? page) > 1,
    })),
  }
}

/**
 * The products among some whose price is below what they cost before a reduction, in their order; one without a price is none.
 *
 * Spec: 10.1020.
 *
 * @example reducedAmong([]) // => []
 */
export const reducedAmong = (products: readonly ListedProduct[]): readonly ListedProduct[] =>
  products.filter(({ price }) => price !== null && price.max !== null && compareMoney(price.price.gross, price.max.gross) < 0)

/** A producer as the home page tells of it. */
export interface Maker extends Crumb {
  /** the town it works in */
  readonly place: string
  /** plain text */
  readonly story: string
}

/** Products that a shop recommends together. */
export interface HomeZone {
  /** such as "main_hotspot_zone3" */
  readonly id: string
  readonly heading: string
  readonly tiles: readonly ListedProduct[]
}

/** What the home page shows besides the shell. */
export interface HomeContents {
  readonly hero: ListedProduct | null
  /** of a room that has the hero in it, shown in place of its own; null = the shop has none */
  readonly picture: ProductPicture | null
  readonly chosen: readonly ListedProduct[]
  readonly reduced: readonly ListedProduct[]
  /** parts that the shop itself has put together, under its own headings; absent = it has none */
  readonly zones?: readonly HomeZone[]
  /** by which categories of the menu are known; those that are not named here have none */
  readonly categories: readonly { readonly id: number; readonly picture: ProductPicture }[]
  readonly makers: readonly Maker[]
}

/** What the address of a producer's page asks for. */
export interface ProducerQuery extends ListQuery {
  readonly producerId: number
}

/** A producer's page. */
export interface ProducerPageContent extends ListedPage {
  readonly name: string
  /** the town it works in; null = the shop does not tell */
  readonly place: string | null
  /** plain text; null = the shop does not tell */
  readonly story: string | null
  /** what the page is about, for search engines; absent = the story */
  readonly about?: string
  /** what the producer is known by; null = nothing */
  readonly picture: ProductPicture | null
  readonly contact: ProducerContact | null
  /** the page's address in each language, without query */
  readonly links: { readonly pl: string; readonly en: string }
  readonly query: ProducerQuery
}

/**
 * Is it a page of a list behind its last one? There is no such page.
 *
 * Spec: 10.73.
 *
 * @example isAfterTheEnd({ tiles: [], query: { page: 3 } }) // => true
 * @example isAfterTheEnd({ tiles: [], query: { page: 0 } }) // => false
 */
export const isAfterTheEnd = ({
  tiles,
  query,
}: Pick<Listing | ProducerPageContent, "tiles"> & { readonly query: Pick<ListingQuery, "page"> }): boolean =>
  tiles.length === 0 && query.page > 0
