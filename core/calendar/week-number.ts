import { addDays, type CivilDay, dayNumber, weekday } from "../time/civil-day.ts"

/** A week by ISO 8601: its year is the year of its Thursday. */
export interface IsoWeek {
  readonly year: number
  /** 1 to 53 */
  readonly week: number
}

/**
 * The ISO week that a day belongs to.
 *
 * Spec: 9.13, 13.9.
 *
 * @example isoWeek({ year: 2024, month: 12, day: 31 }) // => { year: 2025, week: 1 }
 * @example isoWeek({ year: 2027, month: 1, day: 1 }) // => { year: 2026, week: 53 }
 */
export function isoWeek(day: CivilDay): IsoWeek {
  const thursday = addDays(day, 4 - weekday(day))
  const sinceNewYear = dayNumber(thursday) - dayNumber({ year: thursday.year, month: 1, day: 1 })
  return { year: thursday.year, week: Math.floor(sinceNewYear / 7) + 1 }
}
