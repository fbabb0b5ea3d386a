import type { AvailabilityStatus } from "../product/stock.ts"
import { addDays, type CivilDay, compareDays, type Weekday } from "../time/civil-day.ts"
import { civilDayAt, startOfDay } from "../time/zoned-time.ts"
import { dayAfter } from "./day-after.ts"
import { shippingLimits } from "./limits.ts"
import type { ShipTime, TimeSpan } from "./ship-time.ts"

/** How a shipping time is told, as data: worded by `shipWords`. */
export type ShipWording =
  | { readonly is: "nothing" }
  | { readonly is: "orderBy"; readonly deadlineMs: number }
  | { readonly is: "today" }
  | { readonly is: "withinDay" }
  | { readonly is: "inDays"; readonly days: number }
  /** the date stands beside the weekday when it is not of this week */
  | { readonly is: "weekday"; readonly weekday: Weekday; readonly date: CivilDay | null }

/** A shipping time, and when and where it is told. */
export interface ShipQuestion {
  readonly time: ShipTime
  readonly status: AvailabilityStatus
  /** milliseconds since 1970 UTC */
  readonly nowMs: number
  /** the shop's zone, an IANA name */
  readonly zone: string
}

/**
 * How a shipping time is told now. A promise of today holds on the day the shop gave it, however long a page stays open.
 *
 * Spec: 9.51 (same day: more than three hours ahead, on the shop's same day), 9.52 (today), 18.1 (the order of the rest), 9.54 (days),
 * 18.16 (the day of the promise).
 *
 * @example shipWording({ time: { toldMs: 0, today: true, isUnknown: false, deadlineMs: null, after: null, weekday: null, weeks: 0, date: null }, status: "enable", nowMs: 0, zone: "Europe/Warsaw" })
 * // => { is: "today" }
 */
export function shipWording({ time, status, nowMs, zone }: ShipQuestion): ShipWording {
  if (status === "disable" || time.isUnknown) return { is: "nothing" }
  const { deadlineMs, after, weekday } = time
  if (deadlineMs !== null && isOrderBy(deadlineMs, nowMs, zone)) return { is: "orderBy", deadlineMs }
  if (time.today && isSameDay(time.toldMs, nowMs, zone)) return { is: "today" }
  if (after !== null && isWithinDay(after)) return { is: "withinDay" }
  if (after !== null && after.days > shippingLimits.mostNamedDays) return { is: "inDays", days: after.days }
  if (weekday !== null) return { is: "weekday", weekday, date: time.weeks > 0 ? dateOf(time, zone) : null }
  return after === null ? { is: "nothing" } : { is: "inDays", days: after.days }
}

const isWithinDay = ({ days, hours, minutes }: TimeSpan) => days === 0 || (days === 1 && hours === 0 && minutes === 0)

const dateOf = ({ date, after, toldMs }: ShipTime, zone: string) => date ?? (after === null ? null : dayAfter(toldMs, after, zone))

const isOrderBy = (deadlineMs: number, nowMs: number, zone: string) =>
  deadlineMs - nowMs > shippingLimits.sameDayBufferMs && isSameDay(deadlineMs, nowMs, zone)

const isSameDay = (oneMs: number, otherMs: number, zone: string) => compareDays(civilDayAt(oneMs, zone), civilDayAt(otherMs, zone)) === 0

/**
 * The next instant at which the wording is judged again: when the deadline comes within three hours, or when the shop's day ends. Until
 * then it stays the same. Null when time alone changes nothing.
 *
 * Spec: 9.53, 18.3. Units: milliseconds since 1970 UTC.
 */
export function nextShipChange(question: ShipQuestion): number | null {
  const { time, status, nowMs, zone } = question
  if (status === "disable" || time.isUnknown) return null
  const wording = shipWording(question)
  // the deadline is one of the same day, so the buffer begins before midnight
  if (wording.is === "orderBy") return wording.deadlineMs - shippingLimits.sameDayBufferMs
  const midnight = startOfDay(addDays(civilDayAt(nowMs, zone), 1), zone)
  const isLater = time.deadlineMs !== null && time.deadlineMs > midnight
  return wording.is === "nothing" && !isLater ? null : midnight
}
