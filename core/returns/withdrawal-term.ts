import { type CivilDay, compareDays } from "../values/civil-day.ts"
import { addDays } from "../values/day-arithmetic.ts"
import { civilDayAt } from "../values/zoned-time.ts"
import { isFreeDay } from "../calendar/free-days.ts"

/** Days within which a contract is withdrawn from. Spec: 9.195. */
export const withdrawalDays = 14

/** What of an order its term is counted from. */
export interface TermOrder {
  /** milliseconds since 1970 UTC */
  readonly placedAtMs: number
  /** when its last parcel was handed over; null = nobody has noted that yet */
  readonly deliveredAtMs: number | null
  /** something of it is carried to somebody */
  readonly isCarried: boolean
}

/**
 * The last day on which an order is withdrawn from; null = it has not begun to be counted, for what is carried was not handed over yet.
 *
 * Spec: 9.195, 10.842. The day on which the last parcel was handed over does not count, nor does the one on which an order was placed of which
 * nothing is carried; a term that would end on a free day ends on the next that is none. Days are those of the shop's zone.
 *
 * @example
 * const delivered = Date.parse("2026-05-20T10:00:00+02:00")
 * lastWithdrawalDay({ placedAtMs: 0, deliveredAtMs: delivered, isCarried: true }, "Europe/Warsaw") // => { year: 2026, month: 6, day: 3 }
 * @example lastWithdrawalDay({ placedAtMs: 0, deliveredAtMs: null, isCarried: true }, "Europe/Warsaw") // => null
 */
export function lastWithdrawalDay({ placedAtMs, deliveredAtMs, isCarried }: TermOrder, zone: string): CivilDay | null {
  const fromMs = isCarried ? deliveredAtMs : placedAtMs
  if (fromMs === null) return null
  let day = addDays(civilDayAt(fromMs, zone), withdrawalDays)
  while (isFreeDay(day)) day = addDays(day, 1)
  return day
}

/**
 * Is an order withdrawn from in time at a moment?
 *
 * Spec: 10.842.
 *
 * @param lastDay of its term; null = the term has not begun
 *
 * @example isInTime({ year: 2026, month: 6, day: 3 }, Date.parse("2026-06-03T23:59:59+02:00"), "Europe/Warsaw") // => true
 * @example isInTime({ year: 2026, month: 6, day: 3 }, Date.parse("2026-06-04T00:00:00+02:00"), "Europe/Warsaw") // => false
 */
export const isInTime = (lastDay: CivilDay | null, atMs: number, zone: string): boolean =>
  lastDay === null || compareDays(civilDayAt(atMs, zone), lastDay) <= 0
