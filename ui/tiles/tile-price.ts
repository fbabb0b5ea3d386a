import type { ProductTile } from "../../core/product/listing.ts"
import { type PriceView, viewPrice } from "../../core/pricing/price-words.ts"
import type { Scene } from "../server/scene.ts"

/** The price of a tile in the shopper's words, by the rule of the product page. Spec: 15.15, 15.24, 15.31, 15.33. */
export function tilePrice(tile: ProductTile, { frame, catalogue }: Scene): PriceView {
  const { priceFormat, priceType } = frame.shell
  return viewPrice({ ...tile, priceType, unit: { name: tile.perUnit ?? "" } }, priceFormat, catalogue)
}
