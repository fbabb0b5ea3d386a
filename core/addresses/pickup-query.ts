import type { Language } from "../values/language.ts"
import { parsePosition, toldDegrees } from "../values/position.ts"
import { neutralAddress, type PickupQuery } from "./addresses.ts"

/** So many points one list may name. Spec: 10.262. */
const maxIds = 200
const idsText = /^[1-9]\d{0,8}(?:-[1-9]\d{0,8})*$/

/** The longest text that an address of ours carries, in UTF-16 units. */
const maxText = 100

/**
 * Reads what an address asks for; what cannot be read is as if it were not there.
 *
 * Spec: 10.260, 10.262.
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
  }
}

/** No query: the form alone. */
export const noPickupQuery: PickupQuery = { text: "", position: null, page: 0 }

/** Where pickup points are shown and chosen. Spec: 10.260. */
export const pickupPath = "/pickup-sites.php"

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
export function pickupAddress(language: Language, { text, position, page, ids }: PickupQuery, productId: number | null): string {
  return neutralAddress(pickupPath, language, {
    ...(text === "" ? {} : { pickup_text: text }),
    ...(position === null ? {} : { pickup_lat: toldDegrees(position.latitude), pickup_lon: toldDegrees(position.longitude) }),
    ...(ids === undefined ? {} : { pickup_ids: ids.join("-") }),
    ...(page === 0 ? {} : { counter: String(page) }),
    ...(productId === null ? {} : { product: String(productId) }),
  })
}
