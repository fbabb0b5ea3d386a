import type { Crumb, ProductPicture } from "../../../core/product/details.ts"
import { addressHere, producerIdOf, productIdOf } from "../address-here.ts"
import { find, findAll, hasClass, hasName, type PageElement, wordsIn } from "../../../core/web/page-elements.ts"
import { readPicture } from "./read-picture.ts"

// what we need   where it stands                                                     what if it is not there
// a tile         .product[data-product_id|data-id], .product_wrapper (10.59, 10.178) the list has none
// its number     data-product_id, data-id, else the address of its link              the tile is left out
// its address    a.product__icon, a.product__name, any link of a product             the tile is left out
// its name       a.product__name, a.product-name, any link, title or alt (10.61)     the tile is left out
// its picture    img of the product's link: src, data-src, and a WebP source (10.60) a tile without picture
// the producer   .product__producer, .product__firm (10.67)                          none
// sold out       data-product_disable (10.59)                                        the API decides alone
// its versions   .product__versions with links to other products (10.68)            its tile leads to its page alone
// by phone       .price.--phone, where the API has no price (10.1066)                the tile has no price and no word of it
// its price      never here: 10.992

/** What a tile of another shop's page tells. */
export interface ReadTile {
  readonly id: number
  readonly name: string
  readonly link: string
  readonly picture: ProductPicture | null
  readonly producer: Crumb | null
  readonly isSoldOut: boolean
  /** other versions of it that the tile links to; absent = it links to none */
  readonly versions?: readonly TileVersion[]
  /** it is said to be sold at a price that is told by phone; absent = it is not */
  readonly isPricedByPhone?: true
}

/** Another version of a tile's product. */
export interface TileVersion {
  readonly productId: number
  readonly name: string
  readonly link: string
}

/** More than any list shows on a page. */
const tilesAtMost = 120

const isTile = (element: PageElement): boolean =>
  (hasClass("product")(element) && (element.attributes["data-product_id"] !== undefined || element.attributes["data-id"] !== undefined)) ||
  hasClass("product_wrapper")(element)

/**
 * The products that a part of a page shows, each once, in its order.
 *
 * Spec: 10.58 to 10.61, 10.67, 10.68, 10.178, 10.990, 10.1066.
 */
export function readTiles(within: PageElement | null, at: URL): readonly ReadTile[] {
  const tiles = findAll(within, isTile, tilesAtMost).flatMap((tile) => readTile(tile, at) ?? [])
  return [...new Map(tiles.map((tile) => [tile.id, tile])).values()]
}

function readTile(tile: PageElement, at: URL): ReadTile | null {
  const links = findAll(tile, hasName("a"), 40).flatMap((element) => {
    const to = addressHere(element.attributes["href"], at)
    return to === null ? [] : [{ element, to }]
  })
  const ofProducts = links.flatMap(({ element, to }) => {
    const product = productIdOf(to)
    return product === null ? [] : [{ element, to, product }]
  })
  const told = tile.attributes["data-product_id"] ?? tile.attributes["data-id"] ?? ""
  const id = /^[1-9]\d{0,9}$/.test(told) ? Number(told) : ofProducts[0]?.product
  const versions = versionsOf(tile, id, at)
  const isVersion = ({ product }: { readonly product: number }) => versions.some(({ productId }) => productId === product)
  // in broken markup another product's parts may stand in a tile: what does not lead to its own is not its own
  const own = ofProducts.filter(({ product }) => product === id)
  const isAlone = ofProducts.every((link) => link.product === id || isVersion(link))
  const icon = own.find(({ element }) => find(element, hasName("img")) !== null)?.element ?? null
  const name = nameOf(own.map(({ element }) => element))
  const [first] = own
  if (id === undefined || first === undefined || name === "") return null
  return {
    id,
    name,
    link: first.to,
    picture: readPicture(icon ?? (isAlone ? tile : null), name, at),
    producer: isAlone ? makerOf(links) : null,
    isSoldOut: tile.attributes["data-product_disable"] === "true",
    ...(versions.length > 0 && { versions }),
    ...(isAlone && find(tile, isPriceByPhone) !== null && { isPricedByPhone: true as const }),
  }
}

const isPriceByPhone = (element: PageElement): boolean => hasClass("price")(element) && hasClass("--phone")(element)

/** A tile in it, or the name or the picture of one, is what broken markup has moved there. */
const isOfTile = (element: PageElement): boolean =>
  isTile(element) || ["product__name", "product-name", "product__icon"].some((name) => hasClass(name)(element))

function versionsOf(tile: PageElement, id: number | undefined, at: URL): readonly TileVersion[] {
  const part = find(tile, hasClass("product__versions"))
  if (part === null || find(part, isOfTile) !== null) return []
  const versions = findAll(part, hasName("a"), 40).flatMap((element): readonly TileVersion[] => {
    const link = addressHere(element.attributes["href"], at)
    const productId = link === null ? null : productIdOf(link)
    const name = [wordsIn(element), element.attributes["title"] ?? ""].find(isName)?.trim()
    return link === null || productId === null || productId === id || name === undefined ? [] : [{ productId, name, link }]
  })
  return [...new Map(versions.map((version) => [version.productId, version])).values()]
}

function makerOf(links: readonly { readonly element: PageElement; readonly to: string }[]): Crumb | null {
  const maker = links.find(({ to }) => producerIdOf(to) !== null)
  if (maker === undefined) return null
  const name = wordsIn(maker.element) || (maker.element.attributes["title"] ?? "").trim()
  return name === "" ? null : { name, link: maker.to }
}

const remainsOfTags = /["']\s*\/?>|=\s*["']/

/** A quotation mark that was lost leaves the rest of a tag among the words, or nothing else. */
const isName = (text: string): boolean => /[\p{L}\p{N}]/u.test(text) && !remainsOfTags.test(text)

/** The words of the name's link, else of any, else what is said of the picture. */
function nameOf(own: readonly PageElement[]): string {
  const named = own.find((link) => hasClass("product__name")(link) || hasClass("product-name")(link))
  const texts = [
    wordsIn(named ?? null),
    ...own.map(wordsIn),
    ...own.flatMap((link) => [link.attributes["title"], find(link, hasName("img"))?.attributes["alt"]]),
  ]
  return texts.find((text) => text !== undefined && isName(text))?.trim() ?? ""
}
