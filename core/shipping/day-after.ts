import { addDays, type CivilDay } from "../time/civil-day.ts"
import { civilDayAt, civilTimeAt, instantOf } from "../time/zoned-time.ts"
import type { TimeSpan } from "./ship-time.ts"

/**
 * The shop's day after a span: days are days of the calendar, so that a night on which the clock changes counts as one; hours and
 * minutes follow.
 *
 * Spec: 18.4. Units: milliseconds since 1970 UTC; an IANA name of a zone.
 *
 * @example dayAfter(1_774_738_800_000, { days: 1, hours: 23, minutes: 30 }, "Europe/Warsaw") // => { year: 2026, month: 3, day: 30 }
 */
export function dayAfter(fromMs: number, { days, hours, minutes }: TimeSpan, zone: string): CivilDay {
  // an hour that comes twice in a night has one reading: without whole days the clock is not asked
  const begin = days === 0 ? fromMs : sameClock(fromMs, days, zone)
  return civilDayAt(begin + (hours * 60 + minutes) * 60_000, zone)
}

function sameClock(fromMs: number, days: number, zone: string): number {
  const from = civilTimeAt(fromMs, zone)
  return instantOf({ ...from, ...addDays(from, days) }, zone)
}
