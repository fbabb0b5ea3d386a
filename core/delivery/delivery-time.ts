import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { type CivilDay, twoDigits } from "../values/civil-day.ts"
import { dayNumber, type Weekday } from "../values/day-arithmetic.ts"
import { civilDayAt, civilTimeAt } from "../values/zoned-time.ts"
import { shippingLimits } from "./limits.ts"
import { type ComingWeekday, dayAfter, type DeliveryTime, type ShipWording } from "./ship-time.ts"

/** When a parcel arrives, as data; `deliveryWords` puts it into words. */
export type DeliveryWording =
  | { readonly is: "nothing" }
  | { readonly is: "today" }
  | { readonly is: "inDays"; readonly days: number }
  | { readonly is: "weekday"; readonly weekday: Weekday; readonly date: CivilDay | null }

/**
 * How a delivery time is shown: today, on a weekday (with the date when it is not this week), or in days when there are more than 29.
 *
 * Spec: 18.5, 9.54, 18.4. Units: the zone is an IANA name.
 *
 * @example
 * deliveryWording(
 *   {
 *     asOfMs: 1_716_537_600_000,
 *     today: false,
 *     after: { days: 5, hours: 0, minutes: 0 },
 *     weekday: { day: 3, weeksAhead: 1 },
 *   },
 *   "Europe/Warsaw",
 * )
 * // => { is: "weekday", weekday: 3, date: { year: 2024, month: 5, day: 29 } }
 */
export function deliveryWording({ asOfMs, today, after, weekday }: DeliveryTime, zone: string): DeliveryWording {
  if (today) return { is: "today" }
  if (after !== null && after.days > shippingLimits.maxNamedDays) return { is: "inDays", days: after.days }
  if (weekday !== null) {
    const isLater = weekday.weeksAhead > 0
    return { is: "weekday", weekday: weekday.day, date: isLater && after !== null ? dayAfter(asOfMs, after, zone) : null }
  }
  if (after === null) return { is: "nothing" }
  return inDays(after.days > 0 ? after.days : dayNumber(dayAfter(asOfMs, after, zone)) - dayNumber(civilDayAt(asOfMs, zone)))
}

const inDays = (days: number): DeliveryWording => (days > 0 ? { is: "inDays", days } : { is: "today" })

/** When a part of a divided order arrives: on a day of this week, or in a number of days. */
export interface DividedOrderTime {
  readonly today: boolean
  readonly weekday: ComingWeekday | null
  readonly days: number
}

/**
 * How the time of a part of a divided order is shown.
 *
 * Spec: 18.6.
 *
 * @example dividedOrderWording({ today: false, weekday: { day: 3, weeksAhead: 0 }, days: 2 })
 * // => { is: "weekday", weekday: 3, date: null }
 * @example dividedOrderWording({ today: false, weekday: { day: 3, weeksAhead: 1 }, days: 7 })
 * // => { is: "inDays", days: 7 }
 */
export function dividedOrderWording({ today, weekday, days }: DividedOrderTime): DeliveryWording {
  if (weekday !== null && weekday.weeksAhead > 0) return inDays(days)
  if (today) return { is: "today" }
  return weekday === null ? inDays(days) : { is: "weekday", weekday: weekday.day, date: null }
}

const onWeekdayKeys = {
  1: "shipping.onMonday",
  2: "shipping.onTuesday",
  3: "shipping.onWednesday",
  4: "shipping.onThursday",
  5: "shipping.onFriday",
  6: "shipping.onSaturday",
  7: "shipping.onSunday",
} as const
const weekdayKeys = {
  1: "shipping.monday",
  2: "shipping.tuesday",
  3: "shipping.wednesday",
  4: "shipping.thursday",
  5: "shipping.friday",
  6: "shipping.saturday",
  7: "shipping.sunday",
} as const

/** Keys of the texts about shipping and delivery times. Spec: 9.51 to 9.54, 18.1, 18.5. */
export const shipTextKeys = [
  ...Object.values(onWeekdayKeys),
  ...Object.values(weekdayKeys),
  "shipping.dated",
  "shipping.inDays",
  "shipping.orderBy",
  "shipping.shipsInDays",
  "shipping.shipsOn",
  "shipping.shipsToday",
  "shipping.today",
  "shipping.withinDay",
] as const

type Catalogue = TextCatalogue<(typeof shipTextKeys)[number]>

/**
 * A shipping time in the shopper's words; "" when nothing is shown. The deadline is in the shop's time.
 *
 * Spec: 9.51, 9.52, 9.54, 18.1.
 *
 * @example shipWords({ is: "inDays", days: 2 }, "Europe/Warsaw", polish) // => "Wysyłka za 2 dni"
 */
export function shipWords(wording: ShipWording, zone: string, catalogue: Catalogue): string {
  switch (wording.is) {
    case "nothing":
      return ""
    case "orderBy":
      return formatText(catalogue, "shipping.orderBy", { time: clock(wording.deadlineMs, zone) })
    case "today":
      return formatText(catalogue, "shipping.shipsToday")
    case "withinDay":
      return formatText(catalogue, "shipping.withinDay")
    case "inDays":
      return formatText(catalogue, "shipping.shipsInDays", { days: wording.days })
    case "weekday":
      return formatText(catalogue, "shipping.shipsOn", { day: dated(onWeekdayKeys[wording.weekday], wording.date, catalogue) })
  }
}

/**
 * A delivery time in the shopper's words; "" when it is not known.
 *
 * Spec: 18.5, 18.6, 9.54.
 *
 * @example deliveryWords({ is: "weekday", weekday: 3, date: { year: 2026, month: 11, day: 25 } }, polish)
 * // => "Środa (25.11)"
 */
export function deliveryWords(wording: DeliveryWording, catalogue: Catalogue): string {
  switch (wording.is) {
    case "nothing":
      return ""
    case "today":
      return formatText(catalogue, "shipping.today")
    case "inDays":
      return formatText(catalogue, "shipping.inDays", { days: wording.days })
    case "weekday":
      return dated(weekdayKeys[wording.weekday], wording.date, catalogue)
  }
}

/**
 * The name of a weekday by itself: "Środa".
 *
 * Spec: 18.5.
 *
 * @example weekdayWord(3, polish) // => "Środa"
 */
export function weekdayWord(weekday: Weekday, catalogue: TextCatalogue<(typeof weekdayKeys)[Weekday]>): string {
  return formatText(catalogue, weekdayKeys[weekday])
}

type DayKey = (typeof onWeekdayKeys | typeof weekdayKeys)[Weekday]

function dated(key: DayKey, date: CivilDay | null, catalogue: Catalogue): string {
  const day = formatText(catalogue, key)
  return date === null ? day : formatText(catalogue, "shipping.dated", { day, date: `${twoDigits(date.day)}.${twoDigits(date.month)}` })
}

// the calendar's clock has twelve hours as well, and comes with it
function clock(instantMs: number, zone: string): string {
  const { hour, minute } = civilTimeAt(instantMs, zone)
  return `${twoDigits(hour)}:${twoDigits(minute)}`
}
