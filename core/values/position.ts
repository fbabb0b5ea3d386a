/** A place on the earth, in degrees of WGS 84. */
export interface Position {
  /** -90 to 90, north is positive */
  readonly latitude: number
  /** -180 to 180, east is positive */
  readonly longitude: number
}

/** A part of the map, in degrees; it never crosses the line of dates. */
export interface Bounds {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** Mean radius of the earth, in metres. */
const earthRadiusM = 6_371_008.8

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI

/**
 * The distance of two places along the surface of a round earth, by the haversine.
 *
 * Spec: 18.52. Units: metres.
 *
 * @example Math.round(distanceM({ latitude: 50, longitude: 20 }, { latitude: 51, longitude: 20 })) // => 111195
 */
export function distanceM(one: Position, other: Position): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)]
  const across = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  const along = Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * across
  return 2 * earthRadiusM * Math.asin(Math.sqrt(Math.min(1, along)))
}

/**
 * A part of the map that holds everything within a distance of a place, and something beside it.
 *
 * Spec: 18.52. Units: metres.
 *
 * @example boundsAround({ latitude: 0, longitude: 0 }, 111_195).north.toFixed(3) // => "1.000"
 */
export function boundsAround({ latitude, longitude }: Position, withinM: number): Bounds {
  const angle = withinM / earthRadiusM
  const [south, north] = [latitude - degrees(angle), latitude + degrees(angle)]
  // a circle that holds a pole holds every longitude
  const reach = Math.abs(latitude) + degrees(angle) >= 90 ? 180 : degrees(Math.asin(Math.sin(angle) / Math.cos(radians(latitude))))
  return {
    south: Math.max(-90, south),
    west: Math.max(-180, longitude - reach),
    north: Math.min(90, north),
    east: Math.min(180, longitude + reach),
  }
}

const degreesText = /^-?\d{1,3}(?:\.\d{1,9})?$/

/**
 * Reads a place as an address writes it: two decimal numbers of degrees. `null` for anything else, and for a place that is not on the earth.
 *
 * Spec: 10.260.
 *
 * @example parsePosition("50.06", "19.94") // => { latitude: 50.06, longitude: 19.94 }
 * @example parsePosition("91", "0") // => null
 */
export function parsePosition(latitudeText: string, longitudeText: string): Position | null {
  if (!degreesText.test(latitudeText) || !degreesText.test(longitudeText)) return null
  return positionAt(Number(latitudeText), Number(longitudeText))
}

/**
 * The place at two numbers of degrees; `null` when it is not on the earth.
 *
 * Spec: 10.260.
 *
 * @example positionAt(50.06, 19.94) // => { latitude: 50.06, longitude: 19.94 }
 * @example positionAt(91, 0) // => null
 */
export const positionAt = (latitude: number, longitude: number): Position | null =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null

/** So many decimals of a degree are told of where somebody is: about a hundred metres. */
const toldDecimals = 3

/**
 * A place as an address tells it: no finer than a list of pickup points needs.
 *
 * Spec: 10.260.
 *
 * @example toldDegrees(50.0614349) // => "50.061"
 */
export const toldDegrees = (value: number): string => String(Number(value.toFixed(toldDecimals)))

/** Edge of a tile of a map, in pixels. */
export const tilePx = 256

/** Nearer to a pole than this the projection of Mercator has no place on a square of the world. */
const mostNorthern = 85.051_128

/**
 * Where a place lies on the whole world as tiles show it at a zoom, by the projection of Mercator: pixels from the north-west. Places beyond
 * its edges lie on them.
 *
 * Spec: 18.59, 18.63.
 *
 * @example worldPoint({ latitude: 0, longitude: 0 }, 1) // => { east: 256, south: 256 }
 */
export function worldPoint({ latitude, longitude }: Position, zoom: number): { readonly east: number; readonly south: number } {
  const sine = Math.sin(radians(Math.max(-mostNorthern, Math.min(mostNorthern, latitude))))
  const size = tilePx * 2 ** zoom
  return { east: ((longitude + 180) / 360) * size, south: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size }
}
