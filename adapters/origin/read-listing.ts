import type { ReadList } from "./readers/read-product-list.ts"
import type { ReadTile, TileVersion } from "./readers/read-tiles.ts"
import { offeredOf } from "../../core/product/told/told-offer.ts"
import type { PlainTile } from "../http/operations/plain-tiles.ts"
import type { ListedPage, ListedProduct, ListedVersions, ListQuery } from "../../core/product/listing.ts"
import { tileVersions, versionsOnTile } from "../../core/product/versions-in-lists.ts"

/**
 * A product of a list, put together from what the shop's page and its API say: the page knows the order, the links and the pictures, the API the prices
 * and what can be bought. What neither says is missing.
 *
 * Spec: 10.992, 10.1066.
 *
 * @param plain undefined = the API tells nothing of it
 */
export function listedProduct(tile: ReadTile, plain: PlainTile | undefined): ListedProduct {
  const offered = plain === undefined ? null : offeredOf(plain)
  return {
    id: tile.id,
    name: tile.name,
    versionName: null,
    link: tile.link,
    producer: tile.producer ?? plain?.producer ?? null,
    picture: tile.picture ?? plain?.picture ?? null,
    secondPicture: null,
    price: plain?.price ?? null,
    priceFrom: false,
    pointsPrice: null,
    // nothing is said of a price that might be told later
    phonePrice: tile.isPricedByPhone === true && plain !== undefined && plain.price === null,
    available: !tile.isSoldOut && (offered?.isAvailable ?? true),
    sizeNames: offered?.names ?? [],
    traits: [],
    perUnit: null,
    ...(tile.versions !== undefined && { versions: listedVersions(tile.versions) }),
  }
}

/** What the versions differ in the tile does not say, nor whether another one is sold out. Spec: 2.83. */
function listedVersions(versions: readonly TileVersion[]): ListedVersions {
  const { shown, more } = versionsOnTile(versions, { isLeading: () => false, places: tileVersions, count: versions.length })
  return {
    name: "",
    links: shown.map((version) => ({ ...version, icon: null, selected: false, available: true })),
    more,
  }
}

/** Puts the products of a page together, in its order. */
export function listedProducts(tiles: readonly ReadTile[], plain: readonly PlainTile[]): readonly ListedProduct[] {
  const known = new Map(plain.map((one) => [one.id, one]))
  return tiles.map((tile) => listedProduct(tile, known.get(tile.id)))
}

/**
 * A page of another shop's list in the core's words.
 *
 * A page that is not the last has as many tiles as every other; the last one has what is left, so that there the rest is shared out. Where the shop says
 * no sum, or one that its pages do not come to, the pages alone are counted.
 *
 * Spec: 10.990.
 *
 * @example listedPage({ tiles: [], recommended: [], pages: 1, total: 0, groups: [], hasPriceFilter: false, heading: "", way: [], description: "", about: "", orders: [] }, [], { page: 0 }).total // => 0
 */
export function listedPage(list: ReadList, plain: readonly PlainTile[], { page }: Pick<ListQuery, "page">): ListedPage {
  const tiles = listedProducts(list.tiles, plain)
  const count = counted(list, page)
  // nothing is said of what can be bought, as where all can
  const isFilterable = list.groups.length > 0 || list.hasPriceFilter
  const prices = list.hasPriceFilter ? ("untold" as const) : null
  const offered = isFilterable ? { offered: { groups: list.groups, prices, available: count.total } } : {}
  return { ...count, tiles, ...offered }
}

function counted({ tiles, pages, total }: ReadList, page: number): Pick<ListedPage, "total" | "perPage" | "isUncounted"> {
  const isLast = page + 1 >= pages
  const perPage = isLast && total !== null && pages > 1 ? (total - tiles.length) / (pages - 1) : Math.max(tiles.length, 1)
  if (total !== null && Number.isInteger(perPage) && perPage > 0 && Math.max(Math.ceil(total / perPage), 1) === pages)
    return { total, perPage }
  return { total: pages, perPage: 1, isUncounted: true }
}
