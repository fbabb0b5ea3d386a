/** A calendar day without a time zone, in the proleptic Gregorian calendar. */
export interface CivilDay {
  readonly year: number
  /** 1 to 12 */
  readonly month: number
  /** 1 to 31 */
  readonly day: number
}

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
 * Compares two days: negative, zero or positive, as `sort` expects.
 *
 * Spec: 9.11.
 *
 * @example compareDays({ year: 2026, month: 1, day: 2 }, { year: 2025, month: 12, day: 31 }) // => 1
 */
export function compareDays(left: CivilDay, right: CivilDay): number {
  return left.year - right.year || left.month - right.month || left.day - right.day
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
