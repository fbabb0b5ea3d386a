/** A calendar day without a time zone, in the proleptic Gregorian calendar. */
export interface CivilDay {
  readonly year: number
  /** 1 to 12 */
  readonly month: number
  /** 1 to 31 */
  readonly day: number
}

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
 * How many days a month has.
 *
 * Spec: 9.11.
 *
 * @example daysInMonth(2100, 2) // => 28
 * @example daysInMonth(2000, 2) // => 29
 */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

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

/**
 * Compares two days: negative, zero or positive, as `sort` expects.
 *
 * Spec: 9.11.
 *
 * @example compareDays({ year: 2026, month: 1, day: 2 }, { year: 2025, month: 12, day: 31 }) // => 2
 */
export function compareDays(left: CivilDay, right: CivilDay): number {
  return dayNumber(left) - dayNumber(right)
}

/**
 * Reads `YYYY-MM-DD`; `null` for anything else and for a date that does not exist.
 *
 * Spec: 5.25.
 *
 * @example parseCivilDay("2024-02-29") // => { year: 2024, month: 2, day: 29 }
 * @example parseCivilDay("2023-02-29") // => null
 */
export function parseCivilDay(text: string): CivilDay | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (parts === null) return null
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month) ? { year, month, day } : null
}

/**
 * A day as `YYYY-MM-DD`.
 *
 * Spec: 5.25.
 *
 * @example civilDayText({ year: 2026, month: 2, day: 3 }) // => "2026-02-03"
 */
export function civilDayText({ year, month, day }: CivilDay): string {
  return `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(day)}`
}

/**
 * A day as `DD.MM.YYYY`, the way the product page writes it.
 *
 * Spec: 15.26, 18.20.
 *
 * @example dayMonthYear({ year: 2026, month: 12, day: 5 }) // => "05.12.2026"
 */
export function dayMonthYear({ year, month, day }: CivilDay): string {
  return `${twoDigits(day)}.${twoDigits(month)}.${year}`
}

/**
 * A number of two digits, as days, hours and minutes are written.
 *
 * Spec: 13.12.
 *
 * @example twoDigits(7) // => "07"
 */
export function twoDigits(number: number): string {
  return String(number).padStart(2, "0")
}
