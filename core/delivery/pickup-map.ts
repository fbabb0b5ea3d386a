import type { Bounds, Position } from "../values/position.ts"
import { distanceM } from "../values/position.ts"

/** Where all pickup points are, as lists of one length: what an index of them is made from. */
export interface PointPlaces {
  readonly ids: Int32Array
  /** degrees */
  readonly latitudes: Float64Array
  readonly longitudes: Float64Array
}

/** Several points that stand too close to each other for a marker of their own. */
export interface PointCluster {
  readonly count: number
  readonly position: Position
  /** the zoom at which it falls into parts */
  readonly opensAt: number
}

/** A part of the map: what is drawn in it, and what the list beside it has. */
export interface MapView {
  readonly clusters: readonly PointCluster[]
  /** points with a marker of their own */
  readonly markers: readonly { readonly id: number; readonly position: Position }[]
  /** ids of the points in the list: those with a marker, and others near the middle; the nearest to it first */
  readonly listed: readonly number[]
  /** all points in this part */
  readonly inView: number
}

/** Hundred-thousandths of a degree are about a metre. */
const perDegree = 1e5

/** So many points one shop may have. */
const maxPoints = 1_000_000

/**
 * The places of points as one flat list of whole numbers: of each point how much its id, latitude and longitude are more than those of the
 * point before, in hundred-thousandths of a degree. Neighbours in a town differ by little, so the list is short.
 *
 * Spec: 11.214.
 *
 * @example packPlaces([{ id: 3, latitude: 50.00001, longitude: 20 }, { id: 4, latitude: 50, longitude: 20 }])
 * // => [3, 5_000_001, 2_000_000, 1, -1, 0]
 */
export function packPlaces(points: readonly (Position & { readonly id: number })[]): readonly number[] {
  let before = { id: 0, latitude: 0, longitude: 0 }
  return points.flatMap(({ id, latitude, longitude }) => {
    const scaled = { id, latitude: Math.round(latitude * perDegree), longitude: Math.round(longitude * perDegree) }
    const more = [id - before.id, scaled.latitude - before.latitude, scaled.longitude - before.longitude]
    before = scaled
    return more
  })
}

/**
 * Reads such a list; `null` for anything else. It came from a shop, so every value is looked at.
 *
 * Spec: 11.214.
 *
 * @example unpackPlaces([3, 5_000_001, 2_000_000])?.latitudes[0] // => 50.00001
 * @example unpackPlaces([3, "50", 20]) // => null
 */
export function unpackPlaces(packed: unknown): PointPlaces | null {
  if (!Array.isArray(packed) || packed.length % 3 !== 0 || packed.length > 3 * maxPoints) return null
  const count = packed.length / 3
  const places = { ids: new Int32Array(count), latitudes: new Float64Array(count), longitudes: new Float64Array(count) }
  const sums = [0, 0, 0]
  for (let at = 0; at < count; at += 1) {
    for (let part = 0; part < 3; part += 1) {
      const more: unknown = packed[at * 3 + part]
      if (typeof more !== "number" || !Number.isSafeInteger(more)) return null
      sums[part] = (sums[part] ?? 0) + more
    }
    const [id = 0, latitude = 0, longitude = 0] = sums
    if (id < 1 || id > 999_999_999 || Math.abs(latitude) > 90 * perDegree || Math.abs(longitude) > 180 * perDegree) return null
    places.ids[at] = id
    places.latitudes[at] = latitude / perDegree
    places.longitudes[at] = longitude / perDegree
  }
  return places
}

/** Points in the list beside the map, unless more have a marker of their own. Spec: 18.56. */
export const mostListed = 60

/**
 * The list beside a part of the map: every point with a marker of its own, and the nearest to the middle until there are sixty.
 *
 * Spec: 18.56.
 *
 * @param markers ids of the points with a marker
 *
 * @returns their ids, the nearest to the middle first, and how many points there are in all
 *
 * @example
 * const places = unpackPlaces([1, 5_000_000, 2_000_000, 1, 100, 0])
 * places === null ? null : listedInView(places, [], { south: 49, west: 19, north: 51, east: 21 }) // => { listed: [1, 2], inView: 2 }
 */
export function listedInView(
  { ids, latitudes, longitudes }: PointPlaces,
  markers: readonly number[],
  { south, west, north, east }: Bounds,
): Pick<MapView, "listed" | "inView"> {
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 }
  const others: { readonly id: number; readonly distance: number }[] = []
  let inView = 0
  const ofMarkers: { readonly id: number; readonly distance: number }[] = []
  const wanted = new Set(markers)
  for (let at = 0; at < ids.length; at += 1) {
    const [id = 0, latitude = 0, longitude = 0] = [ids[at], latitudes[at], longitudes[at]]
    const isInside = latitude >= south && latitude <= north && longitude >= west && longitude <= east
    if (!isInside && !wanted.has(id)) continue
    const one = { id, distance: distanceM(middle, { latitude, longitude }) }
    if (wanted.has(id)) ofMarkers.push(one)
    else others.push(one)
    if (isInside) inView += 1
  }
  const nearest = others.toSorted(byDistance).slice(0, Math.max(0, mostListed - ofMarkers.length))
  return { listed: [...ofMarkers, ...nearest].toSorted(byDistance).map(({ id }) => id), inView }
}

const byDistance = (one: { readonly id: number; readonly distance: number }, other: typeof one) =>
  one.distance - other.distance || one.id - other.id

/** Where the tiles of a map come from. */
export interface MapTiles {
  /** with `{z}`, `{x}` and `{y}` */
  readonly address: string
  /** who drew them, in the shopper's language; null = the shop itself */
  readonly attribution: string | null
}

/** The tiles of the shop's own drawing. Spec: 10.263, 18.59. */
export const ownTiles: MapTiles = { address: "/hpeciai/map/{z}/{x}/{y}.svg", attribution: null }

/** The longest address of tiles, in UTF-16 units. */
const maxAddress = 300

/** Small letters, digits, hyphens and dots: a host that a policy names as it stands. One label alone is no host of the web. */
const webOrigin = /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?(?::[1-9]\d{0,4})?(?=\/)/

/** What may follow: neither blanks nor quotes, and nothing by which a policy or a piece of markup could end. */
const tilePath = /^\/[A-Za-z0-9\-._~/@%?=&+{}]*$/

const maxPort = 65_535

/**
 * Is this the address of a public tile service? It is an https address with each of `{z}`, `{x}` and `{y}` once, behind a host that is
 * written out: a page may load pictures from that one origin, and a template of hosts would name many.
 *
 * Spec: 7.84, 10.274.
 *
 * @example isTilesAddress("https://tiles.example.org/{z}/{x}/{y}.png") // => true
 * @example isTilesAddress("https://{s}.tiles.example.org/{z}/{x}/{y}.png") // => false
 * @example isTilesAddress("https://tiles.example.org/; script-src x;/{z}/{x}/{y}.png") // => false
 */
export function isTilesAddress(address: string): boolean {
  const found = tilesOrigin(address)
  if (found === null || address.length > maxAddress) return false
  const rest = address.slice(found.length)
  if (!tilePath.test(rest)) return false
  const places = rest.match(/\{[^{}]*\}/g) ?? []
  const isWhole = !/[{}]/.test(rest.replaceAll(/\{[^{}]*\}/g, ""))
  return isWhole && places.toSorted().join("") === "{x}{y}{z}"
}

/**
 * The origin that a page has to allow for tiles at an address; `null` for the page's own, and for anything but the address of tiles.
 *
 * Spec: 10.274.
 *
 * @example tilesOrigin("https://tiles.example.org:8443/{z}/{x}/{y}.png?key=1") // => "https://tiles.example.org:8443"
 * @example tilesOrigin("/hpeciai/map/{z}/{x}/{y}.svg") // => null
 */
export function tilesOrigin(address: string): string | null {
  const found = webOrigin.exec(address)?.[0] ?? null
  if (found === null) return null
  const port = /:(\d+)$/.exec(found)?.[1]
  return port !== undefined && Number(port) > maxPort ? null : found
}
