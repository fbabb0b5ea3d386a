import { parsePosition, type Position } from "../values/position.ts"

/** Which pickup points are wanted; pages count from 0. */
export interface PickupQuery {
  /** an address or a part of it, as it was typed */
  readonly text: string
  /** from where distances are told; null = not known */
  readonly position: Position | null
  readonly page: number
  /** certain points, such as those of a map, instead of a search; absent = none are named */
  readonly ids?: readonly number[]
  /** a point is chosen for an order, and the choice leads back to it; absent = it is not */
  readonly isFromOrder?: true
}

/** So many points one list may name. Spec: 10.262. */
const maxIds = 200
const idsText = /^[1-9]\d{0,8}(?:-[1-9]\d{0,8})*$/

/** The longest text that an address of ours carries, in UTF-16 units. */
const maxText = 100

/**
 * Reads what an address asks for; what cannot be read is as if it were not there.
 *
 * Spec: 10.260, 10.262, 10.732.
 *
 * @example readPickupQuery(new URLSearchParams("pickup_text=Gda%C5%84sk&counter=2")) // => { text: "Gdańsk", position: null, page: 2 }
 */
export function readPickupQuery(query: URLSearchParams): PickupQuery {
  const value = (name: string) => query.getAll(name).at(-1) ?? ""
  const counter = value("counter")
  const named = value("pickup_ids")
  const ids = named.length <= maxIds * 10 && idsText.test(named) ? [...new Set(named.split("-").map(Number))].slice(0, maxIds) : null
  return {
    text: value("pickup_text").slice(0, maxText).trim(),
    position: parsePosition(value("pickup_lat"), value("pickup_lon")),
    page: /^\d{1,4}$/.test(counter) ? Number(counter) : 0,
    ...(ids === null ? {} : { ids }),
    ...(value("from") === "order" ? { isFromOrder: true } : {}),
  }
}

/** No query: the form alone. */
export const noPickupQuery: PickupQuery = { text: "", position: null, page: 0 }

/** Where pickup points are shown and chosen. Spec: 10.260. */
export const pickupPath = "/pickup-sites.php"
