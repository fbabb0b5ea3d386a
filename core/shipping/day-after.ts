import { addDays, type CivilDay } from "../time/civil-day.ts"
import { civilDayAt, civilTimeAt, instantOf } from "../time/zoned-time.ts"
import type { TimeSpan } from "./ship-time.ts"

/**
 * The shop's day after a span: days are days of the calendar, so that a night on which the clock changes counts as one; hours and
 * minutes follow.
 *
 * Spec: 18.4. Units: milliseconds since 1970 UTC; an IANA name of a zone.
 *
 * @example dayAfter(1_716_537_600_000, { days: 0, hours: 14, minutes: 0 }, "Europe/Warsaw") // => { year: 2024, month: 5, day: 24 }
 */
export function dayAfter(nowMs: number, { days, hours, minutes }: TimeSpan, zone: string): CivilDay {
  const now = civilTimeAt(nowMs, zone)
  const sameClock = instantOf({ ...addDays(now, days), hour: now.hour, minute: now.minute, second: now.second }, zone)
  return civilDayAt(sameClock + (hours * 60 + minutes) * 60_000, zone)
}
