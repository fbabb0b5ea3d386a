import { type Position, tilePx, worldPoint } from "../values/position.ts"

/** A picture of a part of the world, put together from tiles; all lengths in pixels from its north-west corner. */
export interface StoreMap {
  readonly zoom: number
  /** which tiles, as tile services count them, and where their corners lie */
  readonly tiles: readonly { readonly x: number; readonly y: number; readonly left: number; readonly top: number }[]
  /** where the places lie, in their order */
  readonly pins: readonly { readonly left: number; readonly top: number }[]
}

/** The size of the picture, in which a whole country has room, and how far places keep from its edges, in pixels. */
export const storeMapSize = { width: 560, height: 480, margin: 32 } as const

/** The zooms of the picture: a whole country, and a town with its neighbours. The shop's own tiles know no streets. */
const [widest, nearest] = [3, 9]

/**
 * The picture on which some places stand: as near as it can be with all of them in it, around their middle. `null` = there are none.
 *
 * Spec: 2.38, 18.63.
 *
 * @example storeMap([{ latitude: 50.06, longitude: 19.94 }])?.pins // => [{ left: 280, top: 240 }]
 * @example storeMap([]) // => null
 */
export function storeMap(places: readonly Position[]): StoreMap | null {
  if (places.length === 0) return null
  const { width, height, margin } = storeMapSize
  const spanAt = (zoom: number) => span(places, zoom)
  const fits = (zoom: number) => {
    const { west, east, north, south } = spanAt(zoom)
    return east - west <= width - 2 * margin && south - north <= height - 2 * margin
  }
  let zoom = nearest
  while (zoom > widest && !fits(zoom)) zoom -= 1
  const { west, east, north, south } = spanAt(zoom)
  const [fromWest, fromNorth] = [Math.round((west + east - width) / 2), Math.round((north + south - height) / 2)]
  return {
    zoom,
    tiles: tilesBetween(fromNorth, height, zoom).flatMap((y) =>
      tilesBetween(fromWest, width, zoom).map((x) => ({ x, y, left: x * tilePx - fromWest, top: y * tilePx - fromNorth })),
    ),
    pins: places.map((place) => {
      const point = worldPoint(place, zoom)
      return { left: Math.round(point.east) - fromWest, top: Math.round(point.south) - fromNorth }
    }),
  }
}

/** The part of the world between the outermost of some places. */
function span(places: readonly Position[], zoom: number) {
  const points = places.map((place) => worldPoint(place, zoom))
  const [easts, souths] = [points.map(({ east }) => east), points.map(({ south }) => south)]
  return { west: Math.min(...easts), east: Math.max(...easts), north: Math.min(...souths), south: Math.max(...souths) }
}

/** The tiles that a line of pixels goes through, of those that there are. */
function tilesBetween(from: number, length: number, zoom: number): readonly number[] {
  const [first, last] = [Math.max(0, Math.floor(from / tilePx)), Math.min(2 ** zoom - 1, Math.floor((from + length - 1) / tilePx))]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
}
