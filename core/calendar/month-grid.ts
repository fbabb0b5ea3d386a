import { type CivilDay, civilDay, compareDays, dayNumber, daysInMonth, weekday } from "../time/civil-day.ts"
import type { CalendarSettings } from "./calendar-settings.ts"
import { isSelectable, isWeekend } from "./is-selectable.ts"
import type { DaySelection } from "./select-day.ts"
import { type IsoWeek, isoWeek } from "./week-number.ts"

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
  /** where it stands in a selected range; null outside of ranges */
  readonly inRange: "first" | "between" | "last" | null
  readonly popup: string | null
}

export interface GridWeek {
  readonly week: IsoWeek
  /** seven, from Monday */
  readonly days: readonly GridDay[]
}

/**
 * The weeks that a month touches, whole, from Monday to Sunday.
 *
 * Spec: 9.13, 13.1, 13.2, 13.3.
 */
export function monthGrid(shown: YearMonth, settings: CalendarSettings, selection: DaySelection): readonly GridWeek[] {
  const first = dayNumber({ ...shown, day: 1 })
  const begin = first - (weekday({ ...shown, day: 1 }) - 1)
  const weeks = Math.ceil((first - begin + daysInMonth(shown.year, shown.month)) / 7)
  const marks = marksOf(settings, selection)
  return Array.from({ length: weeks }, (_, row) => ({
    week: isoWeek(civilDay(begin + 7 * row)),
    days: Array.from({ length: 7 }, (_unused, column) => gridDay(begin + 7 * row + column, shown, settings, marks)),
  }))
}

/** Looked up by day number, once for a whole grid. */
interface Marks {
  readonly holidays: ReadonlySet<number>
  readonly selected: ReadonlySet<number>
  readonly popups: ReadonlyMap<number, string>
  readonly ends: { readonly first: number; readonly last: number } | null
}

function marksOf(settings: CalendarSettings, { days }: DaySelection): Marks {
  const selected = days.map(dayNumber)
  return {
    holidays: new Set(settings.holidays.map(dayNumber)),
    selected: new Set(selected),
    popups: new Map(settings.popups.map(({ day, text }) => [dayNumber(day), text])),
    ends: settings.dayMode === "ranged" && selected.length > 1 ? { first: Math.min(...selected), last: Math.max(...selected) } : null,
  }
}

function gridDay(number: number, shown: YearMonth, settings: CalendarSettings, marks: Marks): GridDay {
  const day = civilDay(number)
  const isOfMonth = day.month === shown.month && day.year === shown.year
  const isSelected = marks.selected.has(number)
  // a month that cannot be left keeps the shopper out of its neighbours
  const isReachable = (isOfMonth || settings.picksMonth) && (day.year === shown.year || settings.picksYear)
  return {
    day,
    isOfMonth,
    isToday: settings.today !== null && compareDays(day, settings.today) === 0,
    isWeekend: isWeekend(day),
    isHoliday: marks.holidays.has(number),
    isSelectable: isReachable && isSelectable(day, settings),
    isSelected,
    inRange: isSelected && marks.ends !== null ? placeInRange(number, marks.ends) : null,
    popup: marks.popups.get(number) ?? null,
  }
}

function placeInRange(number: number, { first, last }: { readonly first: number; readonly last: number }): "first" | "between" | "last" {
  if (number === first) return "first"
  return number === last ? "last" : "between"
}
