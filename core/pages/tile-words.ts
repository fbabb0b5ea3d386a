import { viewPrice } from "../pricing/price-words.ts"
import type { ListedProduct } from "../product/listing.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { PageFrame } from "./page.ts"

// products of lists in the words of a recording

/**
 * The products of a list as a recording compares them: name, price as it is read, whether it can be had.
 *
 * @example tilesWords([], sampleFrame(), polish) // => []
 */
export const tilesWords = (tiles: readonly ListedProduct[], frame: PageFrame, texts: TextCatalogue) =>
  tiles.map((tile) => tileWords(tile, frame, texts))

/** What of a frame prices are written by. */
interface PricedFrame {
  readonly shell: Pick<PageFrame["shell"], "priceFormat" | "priceType">
}

/** What of a tile is read. */
type TileToRead = Pick<ListedProduct, "name" | "price" | "priceFrom" | "available" | "perUnit" | "pointsPrice" | "phonePrice">

/**
 * A product of a list as a recording compares it.
 *
 * @example
 * const unpriced = { price: null, priceFrom: false, pointsPrice: null, phonePrice: false, perUnit: null }
 * tileWords({ name: "Kubek", available: true, ...unpriced }, sampleFrame(), polish) // => { name: "Kubek", price: null, available: true }
 */
export function tileWords(tile: TileToRead, { shell: { priceFormat, priceType } }: PricedFrame, texts: TextCatalogue) {
  const view = viewPrice({ ...tile, priceType, unit: { name: tile.perUnit ?? "" } }, priceFormat, texts)
  const price = view.is === "unknown" ? null : view.price
  return {
    name: tile.name,
    price: price !== null && tile.priceFrom ? `${formatText(texts, "tile.from")} ${price}` : price,
    available: tile.available,
  }
}
