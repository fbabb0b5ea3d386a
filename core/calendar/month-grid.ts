import { type CivilDay, daysInMonth } from "../values/civil-day.ts"
import { addDays, civilDay, dayNumber, weekday } from "../values/day-arithmetic.ts"
import { type DaySelection, isWeekend, selectableBy } from "./selection.ts"
import type { CalendarSettings } from "./settings.ts"

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

/** A month of a year, January = 1. */
export interface YearMonth {
  readonly year: number
  readonly month: number
}

/** One day of the grid. */
export interface GridDay {
  readonly day: CivilDay
  /** false for the days of the neighbouring months that fill the first and the last week */
  readonly isOfMonth: boolean
  readonly isToday: boolean
  readonly isWeekend: boolean
  readonly isHoliday: boolean
  readonly isSelectable: boolean
  readonly isSelected: boolean
  /** its position in a selected range; null outside ranges */
  readonly inRange: "first" | "between" | "last" | null
  readonly popup: string | null
}

/** One week of the grid. */
export interface GridWeek {
  readonly week: IsoWeek
  /** seven, from Monday */
  readonly days: readonly GridDay[]
}

const fromMonday = [1, 2, 3, 4, 5, 6, 7]

/**
 * The weeks of a month, complete from Monday to Sunday.
 *
 * Spec: 9.13, 13.1, 13.2, 13.3.
 *
 * @example
 * const weeks = monthGrid({ year: 2026, month: 11 }, calendarSettings({}), noDays)
 * weeks.map(({ week }) => week.week) // => [44, 45, 46, 47, 48, 49]
 */
export function monthGrid(shown: YearMonth, settings: CalendarSettings, selection: DaySelection): readonly GridWeek[] {
  const first = dayNumber({ ...shown, day: 1 })
  const begin = first - (weekday({ ...shown, day: 1 }) - 1)
  const weeks = Math.ceil((first - begin + daysInMonth(shown.year, shown.month)) / 7)
  const marks = marksOf(settings, selection)
  return Array.from({ length: weeks }, (_, row) => ({
    week: isoWeek(civilDay(begin + 7 * row)),
    days: fromMonday.map((ofWeek) => gridDay(begin + 7 * row + ofWeek - 1, ofWeek, shown, marks)),
  }))
}

/** Everything marked in a grid, by day number, so that it is prepared once for all days. */
interface Marks {
  readonly settings: CalendarSettings
  readonly today: number | null
  readonly isSelectable: (number: number, weekday: number) => boolean
  readonly holidays: ReadonlySet<number>
  readonly selected: ReadonlySet<number>
  readonly popups: ReadonlyMap<number, string>
  readonly ends: { readonly first: number; readonly last: number } | null
}

function marksOf(settings: CalendarSettings, { days }: DaySelection): Marks {
  const selected = days.map(dayNumber)
  return {
    settings,
    today: settings.today === null ? null : dayNumber(settings.today),
    isSelectable: selectableBy(settings),
    holidays: new Set(settings.holidays.map(dayNumber)),
    selected: new Set(selected),
    popups: new Map(settings.popups.map(({ day, text }) => [dayNumber(day), text])),
    ends: settings.dayMode === "ranged" && selected.length > 1 ? endsOf(selected) : null,
  }
}

/** Not `Math.min(...numbers)`: a range of centuries has more days than a call can have arguments. */
function endsOf(numbers: readonly number[]): Marks["ends"] {
  return { first: numbers.reduce((min, one) => Math.min(min, one)), last: numbers.reduce((max, one) => Math.max(max, one)) }
}

function gridDay(number: number, ofWeek: number, shown: YearMonth, marks: Marks): GridDay {
  const { settings } = marks
  const day = civilDay(number)
  const isOfMonth = day.month === shown.month && day.year === shown.year
  const isSelected = marks.selected.has(number)
  // when the month cannot be changed, days of its neighbours are out of reach
  const isReachable = (isOfMonth || settings.canPickMonth) && (day.year === shown.year || settings.canPickYear)
  return {
    day,
    isOfMonth,
    isToday: number === marks.today,
    isWeekend: isWeekend(ofWeek),
    isHoliday: marks.holidays.has(number),
    isSelectable: isReachable && marks.isSelectable(number, ofWeek),
    isSelected,
    inRange: isSelected && marks.ends !== null ? placeInRange(number, marks.ends) : null,
    popup: marks.popups.get(number) ?? null,
  }
}

function placeInRange(number: number, { first, last }: { readonly first: number; readonly last: number }): "first" | "between" | "last" {
  if (number === first) return "first"
  return number === last ? "last" : "between"
}
