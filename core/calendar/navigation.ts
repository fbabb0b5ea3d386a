import { daysInMonth, compareDays } from "../values/civil-day.ts"
import { dayNumber } from "../values/day-arithmetic.ts"
import type { YearMonth } from "./month-grid.ts"
import { calendarLimits, type CalendarSettings, type DayRange } from "./settings.ts"

/** A month or a year to choose from. */
export interface PickerChoice {
  /** the month 1 to 12, or the year */
  readonly value: number
  readonly isShown: boolean
  readonly isSelectable: boolean
}

/** The days that arrows and pickers can reach: from the first on offer to the last, or all days when nothing is on offer. Spec: 13.19. */
function reach({ first, last, enabled }: CalendarSettings): DayRange {
  const ranges = enabled === null || enabled.length === 0 ? [{ first, last }] : enabled
  const ends = ranges.flatMap((range) => [range.first, range.last]).toSorted(compareDays)
  return { first: ends[0] ?? first, last: ends.at(-1) ?? last }
}

const monthNumber = ({ year, month }: YearMonth) => year * 12 + (month - 1)
const monthOf = (number: number): YearMonth => ({ year: Math.floor(number / 12), month: (number % 12) + 1 })

/**
 * The month nearest to the wanted one, of those from the first day on offer to the last.
 *
 * Spec: 13.7.
 *
 * @example nearestMonth({ year: 2026, month: 1 }, calendarSettings({ first: { year: 2026, month: 3, day: 9 } }))
 * // => { year: 2026, month: 3 }
 */
export function nearestMonth(wanted: YearMonth, settings: CalendarSettings): YearMonth {
  const { first, last } = reach(settings)
  return monthOf(Math.min(Math.max(monthNumber(wanted), monthNumber(first)), monthNumber(last)))
}

/**
 * The month that an arrow leads to, or null when there is no such month: a month or year that cannot be changed stays, and arrows stop
 * at the days on offer.
 *
 * Spec: 13.7, 3.17.
 *
 * @example neighbourMonth({ year: 2026, month: 12 }, 1, calendarSettings({})) // => { year: 2027, month: 1 }
 * @example neighbourMonth({ year: 2026, month: 12 }, 1, calendarSettings({ canPickMonth: false })) // => null
 */
export function neighbourMonth(shown: YearMonth, by: 1 | -1, settings: CalendarSettings): YearMonth | null {
  const next = monthOf(monthNumber(shown) + by)
  if (!settings.canPickMonth || (next.year !== shown.year && !settings.canPickYear)) return null
  const { first, last } = reach(settings)
  const end = dayNumber({ ...next, day: daysInMonth(next.year, next.month) })
  return end < dayNumber(first) || dayNumber({ ...next, day: 1 }) > dayNumber(last) ? null : next
}

/**
 * The twelve months of a year; those before the first day on offer and after the last cannot be chosen.
 *
 * Spec: 4.9, 13.8.
 *
 * @example monthChoices({ year: 2026, month: 11 }, calendarSettings({}))[10]
 * // => { value: 11, isShown: true, isSelectable: true }
 */
export function monthChoices(shown: YearMonth, settings: CalendarSettings): readonly PickerChoice[] {
  const { first, last } = reach(settings)
  return Array.from({ length: 12 }, (_, at) => {
    const number = monthNumber({ year: shown.year, month: at + 1 })
    return {
      value: at + 1,
      isShown: at + 1 === shown.month,
      isSelectable: settings.canPickMonth && number >= monthNumber(first) && number <= monthNumber(last),
    }
  })
}

/**
 * Fifteen years, seven on either side of the middle one; those before the first day on offer and after the last cannot be chosen.
 *
 * Spec: 9.12.
 *
 * @example yearChoices(2026, { year: 2026, month: 11 }, calendarSettings({})).map(({ value }) => value).slice(0, 3)
 * // => [2019, 2020, 2021]
 */
export function yearChoices(middle: number, shown: YearMonth, settings: CalendarSettings): readonly PickerChoice[] {
  const { first, last } = reach(settings)
  return Array.from({ length: calendarLimits.yearsShown }, (_, at) => {
    const year = middle - calendarLimits.yearsEachSide + at
    return { value: year, isShown: year === shown.year, isSelectable: settings.canPickYear && year >= first.year && year <= last.year }
  })
}

/**
 * The middle year that an arrow of the year picker leads to, or null when it would show no year on offer.
 *
 * Spec: 9.12 (pages of fifteen).
 *
 * @example neighbourYears(2026, 1, calendarSettings({})) // => 2041
 */
export function neighbourYears(middle: number, by: 1 | -1, settings: CalendarSettings): number | null {
  const { first, last } = reach(settings)
  const next = middle + by * calendarLimits.yearsShown
  const hasOffer = next + calendarLimits.yearsEachSide >= first.year && next - calendarLimits.yearsEachSide <= last.year
  return settings.canPickYear && hasOffer ? next : null
}
