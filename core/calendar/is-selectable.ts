import { type CivilDay, dayNumber, weekday } from "../time/civil-day.ts"
import type { CalendarSettings, DayRange } from "./calendar-settings.ts"

const saturday = 6

/**
 * Does a day lie in one of the ranges? Ends count; a range that is written backwards is the same range.
 *
 * Spec: 13.4.
 *
 * @example isWithinRanges({ year: 2026, month: 5, day: 2 }, [{ first: { year: 2026, month: 5, day: 3 }, last: { year: 2026, month: 5, day: 1 } }])
 * // => true
 */
export function isWithinRanges(day: CivilDay, ranges: readonly DayRange[]): boolean {
  const number = dayNumber(day)
  return ranges.some(({ first, last }) => {
    const [one, other] = [dayNumber(first), dayNumber(last)]
    return number >= Math.min(one, other) && number <= Math.max(one, other)
  })
}

/**
 * Is it a Saturday or a Sunday?
 *
 * Spec: 3.20.
 *
 * @example isWeekend({ year: 2026, month: 11, day: 21 }) // => true
 */
export function isWeekend(day: CivilDay): boolean {
  return weekday(day) >= saturday
}

/**
 * Can a day be selected? A list of enabled days decides in place of first and last; what is disabled in any way stays disabled.
 *
 * Spec: 13.4, 13.5, 13.6, 3.20, 4.13.
 */
export function isSelectable(day: CivilDay, settings: CalendarSettings): boolean {
  const offered = settings.enabled === null ? isWithinRanges(day, [settings]) : isWithinRanges(day, settings.enabled)
  if (settings.dayMode === "off" || !offered || isWithinRanges(day, settings.disabled)) return false
  if (settings.disablesWeekends && isWeekend(day)) return false
  if (settings.disabledWeekdays.includes(weekday(day))) return false
  return settings.workingDays === null || settings.workingDays.includes(weekday(day))
}
