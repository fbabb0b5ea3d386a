import type { CivilDay } from "./civil-day.ts"

// It stands apart from the days themselves, which nearly every page reads and writes, so that pages that count none do not fetch it.

/** 1 Monday to 7 Sunday, as ISO 8601 counts. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

const daysOf400Years = 146_097
/** 1970-01-01 in days since 0000-03-01. Counted from March, a year ends with its leap day. */
const epochShift = 719_468

/**
 * The number of days from 1970-01-01 to a day; negative for earlier days.
 *
 * Spec: 9.11. Units: whole days.
 *
 * @example dayNumber({ year: 1970, month: 1, day: 2 }) // => 1
 * @example dayNumber({ year: 2000, month: 3, day: 1 }) // => 11017
 */
export function dayNumber({ year, month, day }: CivilDay): number {
  const shiftedYear = month <= 2 ? year - 1 : year
  const era = Math.floor(shiftedYear / 400)
  const yearOfEra = shiftedYear - era * 400
  const shiftedMonth = (month + 9) % 12
  const dayOfYear = Math.floor((153 * shiftedMonth + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * daysOf400Years + dayOfEra - epochShift
}

/**
 * The day that is this many days after 1970-01-01.
 *
 * Spec: 9.11. Units: whole days.
 *
 * @example civilDay(11017) // => { year: 2000, month: 3, day: 1 }
 */
export function civilDay(number: number): CivilDay {
  const shifted = number + epochShift
  const era = Math.floor(shifted / daysOf400Years)
  const dayOfEra = shifted - era * daysOf400Years
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  return { year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day }
}

/**
 * The day of the week.
 *
 * Spec: 9.13 (weeks start on Monday).
 *
 * @example weekday({ year: 2026, month: 11, day: 21 }) // => 6
 */
export function weekday(day: CivilDay): Weekday {
  // 1970-01-01 was a Thursday
  const fromMonday = (((dayNumber(day) + 3) % 7) + 7) % 7
  return weekdays[fromMonday] ?? 1
}

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

/**
 * The day that is this many days later, or earlier when the number is negative.
 *
 * Spec: 9.11. Units: whole days.
 *
 * @example addDays({ year: 2024, month: 2, day: 28 }, 2) // => { year: 2024, month: 3, day: 1 }
 */
export function addDays(day: CivilDay, days: number): CivilDay {
  return civilDay(dayNumber(day) + days)
}
