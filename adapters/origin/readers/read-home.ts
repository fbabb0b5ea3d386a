import { isForeignObject } from "../../../core/web/untrusted-json.ts"
import { pageBytesAtMost } from "../page-text.ts"
import { find, findAll, hasClass, hasName, type PageElement, wordsIn } from "../../../core/web/page-elements.ts"
import { readPage } from "../page-tree.ts"
import { readTiles, type ReadTile } from "./read-tiles.ts"

// what we need   where it stands                                          what if it is not there
// its zones      #main_hotspot_zone1 to 4 (10.71)                         the home page has the menu alone
// their tiles    .product inside them; of a zone that is still being      the zone is left out
//                loaded (data-ajaxload) what /ajax/hotspots.php answers
// their heading  .headline, else h2 or h3 before the tiles                the zone is shown among what the shop recommends

/** A part of a page in which a shop recommends something. */
export interface ReadZone {
  /** as 10.71 names it */
  readonly id: string
  /** "" = it has none */
  readonly heading: string
  readonly tiles: readonly ReadTile[]
  /** its tiles come by a call of their own */
  readonly isLoadedLater: boolean
}

const homeZone = /^main_hotspot_zone[1-9]$/

/** The zones that a home page of the platform may have. Spec: 10.71. */
export const homeZones: readonly string[] = [1, 2, 3, 4].map((number) => `main_hotspot_zone${number}`)

const zonesAtMost = 9

/**
 * The zones of the home page of another shop.
 *
 * Spec: 10.71, 10.990, 10.1028.
 */
export const readHome = (page: PageElement, at: URL): readonly ReadZone[] => readZones(page, homeZone, at)

/** The zones of a page whose ids a pattern fits, each once. Spec: 10.71. */
export function readZones(page: PageElement, ids: RegExp, at: URL): readonly ReadZone[] {
  const zones = findAll(page, ({ attributes }) => ids.test(attributes["id"] ?? ""), zonesAtMost).map((zone) => readZone(zone, at))
  return [...new Map(zones.map((zone) => [zone.id, zone])).values()]
}

function readZone(zone: PageElement, at: URL): ReadZone {
  const tiles = readTiles(zone, at)
  return {
    id: zone.attributes["id"] ?? "",
    heading: headingOf(zone),
    tiles,
    isLoadedLater: zone.attributes["data-ajaxload"] === "true" && tiles.length === 0,
  }
}

/** A heading inside a tile is the tile's. */
function headingOf(zone: PageElement): string {
  const heads = zone.children.filter((child): child is PageElement => typeof child !== "string")
  for (const head of heads) {
    if (hasClass("products")(head) || hasClass("product")(head)) return ""
    const isHeading = (element: PageElement) => hasClass("headline")(element) || hasName("h2", "h3")(element)
    const heading = isHeading(head) ? head : find(head, hasClass("product")) === null ? find(head, isHeading) : null
    if (heading !== null) return wordsIn(heading)
  }
  return ""
}

/**
 * The zones in an answer of `/ajax/hotspots.php`, by their ids: an object of HTML, whatever its type says.
 *
 * Spec: 11.67.
 */
export function zonesIn(bytes: Uint8Array, at: URL): ReadonlyMap<string, ReadZone> {
  const zones = new Map<string, ReadZone>()
  if (bytes.byteLength > pageBytesAtMost) return zones
  const told = parsed(new TextDecoder().decode(bytes))
  if (!isForeignObject(told)) return zones
  for (const [id, html] of Object.entries(told).slice(0, zonesAtMost)) {
    const page = typeof html === "string" ? readPage(html) : null
    const zone =
      page === null ? undefined : (readZones(page, /^/, at).find((one) => one.id === id) ?? readZone({ ...page, attributes: { id } }, at))
    if (zone !== undefined && zone.tiles.length > 0) zones.set(id, zone)
  }
  return zones
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
