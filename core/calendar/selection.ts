import { type CivilDay, compareDays } from "../values/civil-day.ts"
import { civilDay, dayNumber, weekday } from "../values/day-arithmetic.ts"
import type { CalendarSettings, DayRange } from "./settings.ts"

/** The selection in a calendar. */
export interface DaySelection {
  /** in the order in which they were selected; a range goes from the first click to the second */
  readonly days: readonly CivilDay[]
  /** the first day of a range whose last day is not chosen yet */
  readonly rangeStart: CivilDay | null
}

/** Nothing selected. Spec: 4.11. */
export const noDays: DaySelection = { days: [], rangeStart: null }

const same = (one: CivilDay) => (other: CivilDay) => compareDays(one, other) === 0

/**
 * The selection after a click on a day. A day that cannot be selected changes nothing.
 *
 * Spec: 4.11 (single), 4.12 (multiple), 4.13, 4.14 (ranged: two clicks make a range, the third starts a new one).
 *
 * @example selectDay(noDays, { year: 2026, month: 11, day: 21 }, calendarSettings({})).days
 * // => [{ year: 2026, month: 11, day: 21 }]
 */
export function selectDay(selection: DaySelection, day: CivilDay, settings: CalendarSettings): DaySelection {
  if (!isSelectable(day, settings)) return selection
  const isSelected = selection.days.some(same(day))
  switch (settings.dayMode) {
    case "single":
      return isSelected ? noDays : { days: [day], rangeStart: null }
    case "multiple":
      return { days: isSelected ? selection.days.filter((one) => !same(day)(one)) : [...selection.days, day], rangeStart: null }
    case "ranged":
      return selection.rangeStart === null
        ? { days: [day], rangeStart: day }
        : { days: daysBetween(selection.rangeStart, day, settings), rangeStart: null }
    case "off":
      return selection
  }
}

/** Every selectable day between two clicks, in their direction. */
function daysBetween(from: CivilDay, to: CivilDay, settings: CalendarSettings): readonly CivilDay[] {
  const start = dayNumber(from)
  const distance = dayNumber(to) - start
  const selectable = selectableBy(settings)
  return Array.from({ length: Math.abs(distance) + 1 }, (_, at) => civilDay(start + Math.sign(distance) * at)).filter((day) =>
    selectable(dayNumber(day), weekday(day)),
  )
}

const saturday = 6
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** A range as day numbers in ascending order. */
interface Span {
  readonly low: number
  readonly high: number
}

function spanOf({ first, last }: DayRange): Span {
  const [one, other] = [dayNumber(first), dayNumber(last)]
  return { low: Math.min(one, other), high: Math.max(one, other) }
}

const isWithin = (number: number, spans: readonly Span[]) => spans.some(({ low, high }) => number >= low && number <= high)

/**
 * Is a day within one of the ranges? Both ends are included; a range may be written backwards.
 *
 * Spec: 13.4.
 *
 * @example
 * isWithinRanges({ year: 2026, month: 5, day: 2 }, [
 *   { first: { year: 2026, month: 5, day: 3 }, last: { year: 2026, month: 5, day: 1 } },
 * ])
 * // => true
 */
export function isWithinRanges(day: CivilDay, ranges: readonly DayRange[]): boolean {
  return isWithin(dayNumber(day), ranges.map(spanOf))
}

/**
 * Is a day of the week a Saturday or Sunday?
 *
 * Spec: 3.20. Units: Monday is 1.
 *
 * @example isWeekend(6) // => true
 * @example isWeekend(5) // => false
 */
export function isWeekend(ofWeek: number): boolean {
  return ofWeek >= saturday
}

/**
 * A test for whether days can be selected, prepared once for many days under the same settings. A list of enabled days replaces first
 * and last; a day that is disabled in any way stays disabled.
 *
 * Spec: 13.4, 13.5, 13.6, 3.20, 4.13. Units: days since 1970-01-01; weekdays from Monday = 1.
 *
 * @example
 * const isOffered = selectableBy(calendarSettings({ disablesWeekends: true }))
 * isOffered(0, 4) // => true
 */
export function selectableBy(settings: CalendarSettings): (number: number, weekday: number) => boolean {
  const { dayMode, enabled, disabled, disabledWeekdays, disablesWeekends, workingDays } = settings
  if (dayMode === "off") return () => false
  const [offered, taken] = [(enabled ?? [settings]).map(spanOf), disabled.map(spanOf)]
  const off = new Set<number>([
    ...disabledWeekdays,
    ...weekdays.filter((one) => (disablesWeekends && isWeekend(one)) || (workingDays !== null && !workingDays.includes(one))),
  ])
  return (number, ofWeek) => !off.has(ofWeek) && isWithin(number, offered) && !isWithin(number, taken)
}

/**
 * Can a day be selected?
 *
 * Spec: 13.4, 13.5, 13.6, 3.20, 4.13.
 *
 * @example isSelectable({ year: 2026, month: 11, day: 21 }, calendarSettings({ disablesWeekends: true })) // => false
 */
export function isSelectable(day: CivilDay, settings: CalendarSettings): boolean {
  return selectableBy(settings)(dayNumber(day), weekday(day))
}
