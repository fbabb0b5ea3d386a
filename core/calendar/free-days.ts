import type { CivilDay } from "../values/civil-day.ts"
import { addDays, weekday } from "../values/day-arithmetic.ts"

/** Days that are free every year by Polish law, as month and day. 24 December is one since 2025. */
const fixedDays: readonly (readonly [month: number, day: number, since: number])[] = [
  [1, 1, 0],
  [1, 6, 2011],
  [5, 1, 0],
  [5, 3, 0],
  [8, 15, 0],
  [11, 1, 0],
  [11, 11, 0],
  [12, 24, 2025],
  [12, 25, 0],
  [12, 26, 0],
]

/** Days after Easter Sunday that are free: Easter Monday and Corpus Christi. Easter itself and Pentecost are Sundays. */
const afterEaster: readonly number[] = [1, 60]

/**
 * Easter Sunday by the Gregorian calendar.
 *
 * Spec: 10.842.
 *
 * @example easterSunday(2026) // => { year: 2026, month: 4, day: 5 }
 */
export function easterSunday(year: number): CivilDay {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const epact = (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30
  const moon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11))
  const day = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  const sunday = moon - day
  const month = 3 + Math.floor((sunday + 40) / 44)
  return { year, month, day: sunday + 28 - 31 * Math.floor(month / 4) }
}

/**
 * Does a term not end on that day, by article 115 of the Polish civil code? It is a Saturday, a Sunday or a day that is free by law.
 *
 * Spec: 10.842.
 *
 * @example isFreeDay({ year: 2026, month: 6, day: 4 }) // => true
 * @example isFreeDay({ year: 2026, month: 6, day: 5 }) // => false
 */
export function isFreeDay(day: CivilDay): boolean {
  if (weekday(day) >= 6) return true
  if (fixedDays.some(([month, date, since]) => day.month === month && day.day === date && day.year >= since)) return true
  const easter = easterSunday(day.year)
  return afterEaster.some((days) => {
    const free = addDays(easter, days)
    return free.month === day.month && free.day === day.day
  })
}
