import type { AvailabilityStatus } from "../quantity/order-limits.ts"
import { type CivilDay, parseCivilDay, compareDays } from "../values/civil-day.ts"
import { addDays, type Weekday } from "../values/day-arithmetic.ts"
import { civilDayAt, civilTimeAt, instantOf, startOfDay } from "../values/zoned-time.ts"
import { shippingLimits } from "./limits.ts"

/** Days, hours and minutes, each 0 or more. */
export interface TimeSpan {
  readonly days: number
  readonly hours: number
  readonly minutes: number
}

/** A weekday of this week or of a later one. */
export interface ComingWeekday {
  readonly day: Weekday
  /** 0 = this week; for a later week the date stands beside the weekday */
  readonly weeksAhead: number
}

/** When a product ships, as the shop knows it. */
export interface ShipTime {
  /** when the shop gave this answer, in milliseconds since 1970 UTC: `after` counts from then, and `today` is that day */
  readonly asOfMs: number
  /** it ships today */
  readonly today: boolean
  /** the shop does not know when it ships */
  readonly isUnknown: boolean
  /** orders before this ship on the same day, in milliseconds since 1970 UTC; null = no such deadline */
  readonly deadlineMs: number | null
  readonly after: TimeSpan | null
  readonly weekday: ComingWeekday | null
  /** the date that the shop names; null = it is calculated from `after` */
  readonly date: CivilDay | null
}

/** How long delivery takes. */
export interface DeliveryTime {
  /** when the shop gave this answer, in milliseconds since 1970 UTC: `after` counts from then */
  readonly asOfMs: number
  readonly today: boolean
  readonly after: TimeSpan | null
  readonly weekday: ComingWeekday | null
}

/**
 * Reads the deadline of same-day shipping: a time today (`HH:MM` or `HH:MM:SS`), or a date and time, with an offset from UTC if the shop
 * gives one. Null for anything else.
 *
 * Spec: 18.2. Units: milliseconds since 1970 UTC; the zone is an IANA name.
 *
 * @example readDeadline("12:00:00", 1_795_244_400_000, "Europe/Warsaw") // => 1795258800000
 * @example readDeadline("2026-11-21T12:00+01:00", 0, "UTC") // => 1795258800000
 * @example readDeadline("25:00", 1_795_244_400_000, "Europe/Warsaw") // => null
 */
export function readDeadline(text: string, nowMs: number, zone: string): number | null {
  const parts = /^(?:(\d{4}-\d{2}-\d{2})[T ])?(\d{1,2}):(\d{2})(?::(\d{2}))?(Z|[+-]\d{2}:\d{2})?$/.exec(text.trim())
  if (parts === null) return null
  const [, date, hours, minutes, seconds, offset] = parts
  if (offset !== undefined && date === undefined) return null
  const day = date === undefined ? civilDayAt(nowMs, zone) : parseCivilDay(date)
  const time = { hour: Number(hours), minute: Number(minutes), second: Number(seconds ?? 0) }
  if (day === null || time.hour > 23 || time.minute > 59 || time.second > 59) return null
  return offset === undefined ? instantOf({ ...day, ...time }, zone) : instantOf({ ...day, ...time }, "UTC") - offsetMs(offset)
}

/** `+01:30` is an hour and a half ahead of UTC; `Z` has no digits and gives zero. */
function offsetMs(offset: string): number {
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4))
  return (offset.startsWith("-") ? -minutes : minutes) * 60_000
}

/**
 * The shop's date after a span of time. Days are calendar days, so a day on which the clocks change counts as one; hours and minutes
 * are added afterwards.
 *
 * Spec: 18.4. Units: milliseconds since 1970 UTC; the zone is an IANA name.
 *
 * @example dayAfter(1_774_738_800_000, { days: 1, hours: 23, minutes: 30 }, "Europe/Warsaw")
 * // => { year: 2026, month: 3, day: 30 }
 */
export function dayAfter(fromMs: number, { days, hours, minutes }: TimeSpan, zone: string): CivilDay {
  // without whole days the instant itself counts: an hour that occurs twice in a night would be read as its first occurrence
  const begin = days === 0 ? fromMs : sameClock(fromMs, days, zone)
  return civilDayAt(begin + (hours * 60 + minutes) * 60_000, zone)
}

function sameClock(fromMs: number, days: number, zone: string): number {
  const from = civilTimeAt(fromMs, zone)
  return instantOf({ ...from, ...addDays(from, days) }, zone)
}

/** How a shipping time is shown, as data; `shipWords` puts it into words. */
export type ShipWording =
  | { readonly is: "nothing" }
  | { readonly is: "orderBy"; readonly deadlineMs: number }
  | { readonly is: "today" }
  | { readonly is: "withinDay" }
  | { readonly is: "inDays"; readonly days: number }
  /** with a date when the weekday is not in this week */
  | { readonly is: "weekday"; readonly weekday: Weekday; readonly date: CivilDay | null }

/** A shipping time, and when and where it is shown. */
export interface ShipQuestion {
  readonly time: ShipTime
  readonly status: AvailabilityStatus
  /** milliseconds since 1970 UTC */
  readonly nowMs: number
  /** the shop's zone, an IANA name */
  readonly zone: string
}

/**
 * How a shipping time is shown now. "Today" holds only on the day the shop said it, however long a page stays open.
 *
 * Spec: 9.51 (same day: more than three hours ahead, on the shop's same day), 9.52 (today), 18.1 (the order of the rest), 9.54 (days),
 * 18.16 (the day of the promise).
 *
 * @example shipWording({ time: sampleShipTime({ today: true }), status: "enable", nowMs: 0, zone: "Europe/Warsaw" })
 * // => { is: "today" }
 */
export function shipWording({ time, status, nowMs, zone }: ShipQuestion): ShipWording {
  if (status === "disable" || time.isUnknown) return { is: "nothing" }
  const { deadlineMs, after, weekday } = time
  if (deadlineMs !== null && isOrderBy(deadlineMs, nowMs, zone)) return { is: "orderBy", deadlineMs }
  if (time.today && isSameDay(time.asOfMs, nowMs, zone)) return { is: "today" }
  if (after !== null && isWithinDay(after)) return { is: "withinDay" }
  if (after !== null && after.days > shippingLimits.maxNamedDays) return { is: "inDays", days: after.days }
  if (weekday !== null) return { is: "weekday", weekday: weekday.day, date: weekday.weeksAhead > 0 ? dateOf(time, zone) : null }
  return after === null ? { is: "nothing" } : { is: "inDays", days: after.days }
}

const isWithinDay = ({ days, hours, minutes }: TimeSpan) => days === 0 || (days === 1 && hours === 0 && minutes === 0)

const dateOf = ({ date, after, asOfMs }: ShipTime, zone: string) => date ?? (after === null ? null : dayAfter(asOfMs, after, zone))

const isOrderBy = (deadlineMs: number, nowMs: number, zone: string) =>
  deadlineMs - nowMs > shippingLimits.sameDayBufferMs && isSameDay(deadlineMs, nowMs, zone)

const isSameDay = (oneMs: number, otherMs: number, zone: string) => compareDays(civilDayAt(oneMs, zone), civilDayAt(otherMs, zone)) === 0

/**
 * The next instant at which the wording can change: three hours before the deadline, or at the end of the shop's day. Null when time
 * alone changes nothing.
 *
 * Spec: 9.53, 18.3. Units: milliseconds since 1970 UTC.
 *
 * @example
 * const time = sampleShipTime({ deadlineMs: 36_000_000 })
 * nextShipChange({ time, status: "enable", nowMs: 0, zone: "UTC" }) // => 25_200_000
 */
export function nextShipChange(question: ShipQuestion): number | null {
  const { time, status, nowMs, zone } = question
  if (status === "disable" || time.isUnknown) return null
  const wording = shipWording(question)
  // the deadline is today, so the buffer begins before midnight
  if (wording.is === "orderBy") return wording.deadlineMs - shippingLimits.sameDayBufferMs
  const midnight = startOfDay(addDays(civilDayAt(nowMs, zone), 1), zone)
  const isLater = time.deadlineMs !== null && time.deadlineMs > midnight
  return wording.is === "nothing" && !isLater ? null : midnight
}
