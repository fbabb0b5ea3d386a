import { type CivilDay, dayNumber, type Weekday } from "../time/civil-day.ts"
import { civilDayAt } from "../time/zoned-time.ts"
import { dayAfter } from "./day-after.ts"
import { shippingLimits } from "./limits.ts"
import type { DeliveryTime } from "./ship-time.ts"

/** When a parcel arrives, as data: worded by `deliveryWords`. */
export type DeliveryWording =
  | { readonly is: "nothing" }
  | { readonly is: "today" }
  | { readonly is: "inDays"; readonly days: number }
  | { readonly is: "weekday"; readonly weekday: Weekday; readonly date: CivilDay | null }

/**
 * How a delivery time is told: today, on a weekday with its date when it is not of this week, or in days when it is more than 29.
 *
 * Spec: 18.5, 9.54, 18.4. Units: an IANA name of a zone.
 *
 * @example deliveryWording({ toldMs: 1_716_537_600_000, today: false, after: { days: 5, hours: 0, minutes: 0 }, weekday: 3, weeks: 1 }, "Europe/Warsaw")
 * // => { is: "weekday", weekday: 3, date: { year: 2024, month: 5, day: 29 } }
 */
export function deliveryWording({ toldMs, today, after, weekday, weeks }: DeliveryTime, zone: string): DeliveryWording {
  if (today) return { is: "today" }
  if (after !== null && after.days > shippingLimits.mostNamedDays) return { is: "inDays", days: after.days }
  if (weekday !== null) return { is: "weekday", weekday, date: weeks > 0 && after !== null ? dayAfter(toldMs, after, zone) : null }
  if (after === null) return { is: "nothing" }
  return inDays(after.days > 0 ? after.days : dayNumber(dayAfter(toldMs, after, zone)) - dayNumber(civilDayAt(toldMs, zone)))
}

const inDays = (days: number): DeliveryWording => (days > 0 ? { is: "inDays", days } : { is: "today" })

/** How a part of a divided order ships: on a day of this week, or in so many days. */
export interface DividedOrderTime {
  readonly today: boolean
  readonly weekday: Weekday | null
  readonly weeks: number
  readonly days: number
}

/**
 * How a part of a divided order is told.
 *
 * Spec: 18.6.
 *
 * @example dividedOrderWording({ today: false, weekday: 3, weeks: 0, days: 2 }) // => { is: "weekday", weekday: 3, date: null }
 * @example dividedOrderWording({ today: false, weekday: 3, weeks: 1, days: 7 }) // => { is: "inDays", days: 7 }
 */
export function dividedOrderWording({ today, weekday, weeks, days }: DividedOrderTime): DeliveryWording {
  if (weeks > 0) return inDays(days)
  if (today) return { is: "today" }
  return weekday === null ? inDays(days) : { is: "weekday", weekday, date: null }
}
