import type { ChosenPickup } from "../basket/basket.ts"
import { neutralAddress } from "../addresses/addresses.ts"
import { pickupPath, type PickupQuery } from "../addresses/pickup-query.ts"
import type { Language } from "../values/language.ts"
import { distanceM, type Position, toldDegrees } from "../values/position.ts"
import { mapLimits } from "./limits.ts"
import type { MapTiles } from "./pickup-map.ts"
import { type PickupPoint, searchedWords } from "./pickup-point.ts"

/** Pickup points on one page of a list. */
export interface PickupList {
  readonly points: readonly FoundPoint[]
  /** on all pages */
  readonly found: number
  readonly perPage: number
}

/** A pickup point, and how far it is. */
export interface FoundPoint extends PickupPoint {
  /** null = nobody said from where */
  readonly distanceM: number | null
}

/** The courier that brings to pickup points, and the visitor's choice of one; null = none is chosen. */
export interface OfferedPickup {
  readonly courierId: string
  readonly point: ChosenPickup | null
}

/** A search for pickup points as the shop answers it. */
export interface PickupAnswer {
  readonly list: PickupList
  readonly chosen: ChosenPickup | null
  /** of the shop's clock, an IANA name */
  readonly zone: string
  /** of the map beside the list */
  readonly tiles: MapTiles
}

/** How far a point may be from a position that was told alone, in metres. Spec: 9.59, 18.51. */
export const pickupReachM = mapLimits.grid.maxDistanceM

/** Points on a page of the list. Spec: 18.51. */
export const pickupsPerPage = 20

/**
 * Does a query look for something? An empty one shows the form alone.
 *
 * Spec: 18.50.
 *
 * @example asksForPoints({ text: " ", position: null, page: 0 }) // => false
 * @example asksForPoints({ text: "Kraków", position: null, page: 0 }) // => true
 */
export const asksForPoints = ({ text, position, ids }: PickupQuery): boolean =>
  ids !== undefined || position !== null || searchedWords(text).length > 0

/**
 * Named points as a list: all on one page, in the order in which they were named, with their distance where a position is known.
 *
 * Spec: 18.52, 18.56.
 *
 * @example namedPoints([samplePickup()], null).points[0]?.distanceM // => null
 */
export function namedPoints(points: readonly PickupPoint[], from: Position | null): PickupList {
  const told = points.map((point) => ({ ...point, distanceM: from === null ? null : distanceM(from, point.position) }))
  return { points: told, found: points.length, perPage: Math.max(1, points.length) }
}

/**
 * Where a map of a list begins: at the position that is known, else in the middle of those in the first one's town; `null` where there is neither.
 *
 * Spec: 9.57.
 *
 * @example mapMiddle([samplePickup()], null) // => { latitude: 50.06, longitude: 19.94 }
 */
export function mapMiddle(points: readonly Pick<PickupPoint, "position" | "city">[], from: Position | null): Position | null {
  const first = points[0]
  if (from !== null || first === undefined) return from
  // several towns have nothing in their middle
  const near = points.filter(({ city }) => city === first.city)
  const mean = (of: (position: Position) => number) => near.reduce((sum, { position }) => sum + of(position), 0) / near.length
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) }
}

/**
 * The address of a list of pickup points.
 *
 * Spec: 10.260, 10.262.
 *
 * @param productId the product whose page leads there, and to which the way goes back; null = none
 *
 * @example pickupAddress("en", { text: "Łódź", position: null, page: 1 }, 501)
 * // => "/pickup-sites.php?pickup_text=%C5%81%C3%B3d%C5%BA&counter=1&product=501&lang=eng"
 */
export const pickupAddress = (language: Language, query: PickupQuery, productId: number | null): string =>
  neutralAddress(pickupPath, language, pickupParts(query, productId))

/**
 * What the address of a list of pickup points says beside its language.
 *
 * Spec: 10.260, 10.262, 10.732.
 *
 * @param productId as for `pickupAddress`
 *
 * @example pickupParts({ text: "Łódź", position: null, page: 1 }, 501) // => { pickup_text: "Łódź", counter: "1", product: "501" }
 */
export const pickupParts = (
  { text, position, page, ids, isFromOrder }: PickupQuery,
  productId: number | null,
): Readonly<Record<string, string>> => ({
  ...(text === "" ? {} : { pickup_text: text }),
  ...(position === null ? {} : { pickup_lat: toldDegrees(position.latitude), pickup_lon: toldDegrees(position.longitude) }),
  ...(ids === undefined ? {} : { pickup_ids: ids.join("-") }),
  ...(page === 0 ? {} : { counter: String(page) }),
  ...(productId === null ? {} : { product: String(productId) }),
  ...(isFromOrder === true ? { from: "order" } : {}),
})
