import { findAll, type PageElement } from "../page-tree.ts"
import { readTiles, type ReadTile } from "./read-tiles.ts"

// what we need   where it stands                                  what if it is not there
// its zones      #main_hotspot_zone1 to 4 (10.71)                 the home page has the menu alone
// their tiles    .product inside them; a zone that is still being  left out
//                loaded (data-ajaxload) has none

const zone = /^main_hotspot_zone[1-9]$/

/**
 * The products that the home page of another shop recommends, zone by zone, each once.
 *
 * Spec: 10.71, 10.990.
 */
export function readHome(page: PageElement, at: URL): readonly ReadTile[] {
  const zones = findAll(page, ({ attributes }) => zone.test(attributes["id"] ?? ""), 9)
  const tiles = zones.flatMap((one) => readTiles(one, at))
  return [...new Map(tiles.map((tile) => [tile.id, tile])).values()]
}
