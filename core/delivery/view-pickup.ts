import type { PickupQuery } from "../addresses/pickup-query.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { courierTextKeys } from "./courier-words.ts"
import { emptyListWords } from "./list-words.ts"
import { isOpenAt, openingLines, openingTextKeys, openNowWords } from "./opening-hours.ts"
import { addressLine } from "./pickup-point.ts"
import { asksForPoints, type FoundPoint, type PickupList } from "./pickup-list.ts"

/** Keys of the texts about distances. Spec: 18.53. */
export const distanceTextKeys = ["pickup.metres", "pickup.kilometres"] as const

/**
 * A distance in the shopper's words: in tens of metres below a kilometre, with one place below ten kilometres, whole ones from there on.
 *
 * Spec: 18.53. Units: metres.
 *
 * @example distanceWords(847, polish) // => "850 m"
 * @example distanceWords(1240, polish) // => "1,2 km"
 * @example distanceWords(12_600, polish) // => "13 km"
 */
export function distanceWords(distance: number, catalogue: TextCatalogue<(typeof distanceTextKeys)[number]>): string {
  const tens = Math.round(distance / 10) * 10
  if (tens < 1000) return formatText(catalogue, "pickup.metres", { distance: tens })
  const tenths = Math.round(distance / 100)
  const kilometres =
    tenths < 100
      ? `${Math.floor(tenths / 10)}${catalogue.language === "pl" ? "," : "."}${tenths % 10}`
      : String(Math.round(distance / 1000))
  return formatText(catalogue, "pickup.kilometres", { distance: kilometres })
}

/** Keys of the texts about a pickup point in a list. */
export const pickupRowTextKeys = [...openingTextKeys, ...distanceTextKeys, "pickup.away"] as const

type RowCatalogue = TextCatalogue<(typeof pickupRowTextKeys)[number]>

/** A pickup point in the shopper's words. */
export interface PickupRowView {
  readonly id: number
  readonly name: string
  /** in one line */
  readonly address: string
  /** such as "1,2 km"; "" = nobody said from where */
  readonly distance: string
  readonly openNow: string
  readonly hours: readonly { readonly days: string; readonly hours: string }[]
  readonly requiresClientNumber: boolean
}

/**
 * A pickup point as a list shows it.
 *
 * Spec: 18.13, 18.14, 18.53.
 *
 * @param at the moment for which it is told whether it is open, in milliseconds since 1970 UTC, and the zone of its clock
 *
 * @example viewPickupPoint({ ...samplePickup(), distanceM: 850 }, { nowMs: 0, zone: "Europe/Warsaw" }, polish).distance // => "850 m stąd"
 */
export function viewPickupPoint(
  point: FoundPoint,
  at: { readonly nowMs: number; readonly zone: string },
  catalogue: RowCatalogue,
): PickupRowView {
  const { id, name, hours, distanceM, requiresClientNumber } = point
  return {
    id,
    name,
    address: addressLine(point),
    distance: distanceM === null ? "" : formatText(catalogue, "pickup.away", { distance: distanceWords(distanceM, catalogue) }),
    openNow: openNowWords(isOpenAt(hours, at.nowMs, at.zone), catalogue),
    hours: openingLines(hours, catalogue),
    requiresClientNumber,
  }
}

/** Keys of the texts about what a search for pickup points found. */
export const pickupFoundTextKeys = [...courierTextKeys, "pickup.found", "pickup.foundHere", "pickup.ask", "pickup.lastPage"] as const

/**
 * What a search found, in the shopper's words: how many points, that there are none, or what to type. A list beside a map is a part of what is
 * there, and says so.
 *
 * Spec: 8.69, 18.50, 18.66.
 *
 * @param list null = nothing was asked for
 *
 * @example pickupFoundWords({ text: "Kraków", position: null, page: 0 }, { points: [], found: 0, perPage: 20 }, polish)
 * // => "Brak punktów odbioru. Sprawdź inny adres."
 */
export function pickupFoundWords(
  query: PickupQuery,
  list: PickupList | null,
  catalogue: TextCatalogue<(typeof pickupFoundTextKeys)[number]>,
): string {
  if (list === null || !asksForPoints(query)) return formatText(catalogue, "pickup.ask")
  if (list.found === 0) return emptyListWords("pickupPoints", catalogue)
  if (list.points.length === 0) return formatText(catalogue, "pickup.lastPage")
  return formatText(catalogue, query.ids === undefined ? "pickup.found" : "pickup.foundHere", { count: list.found })
}

/**
 * The title of a list of pickup points: what was typed, and what was found. `null` = nothing was asked for.
 *
 * Spec: 18.66.
 *
 * @param list as for `pickupFoundWords`
 *
 * @example
 * const list = { points: [{ ...samplePickup(), distanceM: null }], found: 1443, perPage: 20 }
 * pickupTitle({ text: "Kraków", position: null, page: 0 }, list, polish) // => "Kraków: 1443 punkty odbioru"
 */
export function pickupTitle(
  query: PickupQuery,
  list: PickupList | null,
  catalogue: TextCatalogue<(typeof pickupFoundTextKeys)[number]>,
): string | null {
  if (list === null || !asksForPoints(query)) return null
  const found = pickupFoundWords(query, list, catalogue)
  return query.text === "" ? found : `${query.text}: ${found}`
}
