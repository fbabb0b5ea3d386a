import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { civilDayText, twoDigits, compareDays } from "../values/civil-day.ts"
import { calendarNameKeys, dayLabel, fullWeekdayNames, monthHeading, monthName, weekdayNames } from "./calendar-names.ts"
import type { Calendar } from "./calendar.ts"
import { halfOfDay, shownHour } from "./clock-time.ts"
import { type GridDay, monthGrid } from "./month-grid.ts"
import { monthChoices, neighbourMonth, neighbourYears, yearChoices } from "./navigation.ts"
import type { CalendarPane } from "./settings.ts"

/** Keys of the texts that a calendar can show. Spec: 13.15, 13.16. */
export const calendarTextKeys = [
  ...calendarNameKeys,
  "calendar.holiday",
  "calendar.hour",
  "calendar.minute",
  "calendar.next",
  "calendar.nextYears",
  "calendar.previous",
  "calendar.previousYears",
  "calendar.selected",
  "calendar.today",
  "calendar.unavailable",
  "calendar.week",
] as const

type Catalogue = TextCatalogue<(typeof calendarTextKeys)[number]>

/** The button of a day. */
export interface DayView extends Omit<GridDay, "day"> {
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly text: string
  /** what a screen reader says */
  readonly label: string
  /** true for the one day of the grid that the Tab key reaches */
  readonly isInTabOrder: boolean
}

/** An arrow of the header. */
export interface ArrowView {
  readonly label: string
  readonly isShown: boolean
}

/** Everything that a calendar shows, in the shopper's words. */
export interface CalendarView {
  readonly pane: CalendarPane
  /** the two buttons of the header; null when the month or year cannot be chosen */
  readonly heading: { readonly text: string; readonly month: string | null; readonly year: string | null }
  readonly previous: ArrowView
  readonly next: ArrowView
  readonly weekdays: readonly { readonly text: string; readonly label: string; readonly isWeekend: boolean }[]
  /** null when week numbers are off */
  readonly weekHeading: string | null
  readonly weeks: readonly { readonly number: number; readonly days: readonly DayView[] }[]
  readonly months: readonly MonthChoiceView[]
  readonly years: readonly MonthChoiceView[]
  readonly time: TimeView | null
}

/** A month or a year in its picker. */
export interface MonthChoiceView {
  readonly value: number
  readonly text: string
  readonly isShown: boolean
  readonly isSelectable: boolean
}

/** The time fields. */
export interface TimeView {
  readonly hour: string
  readonly minute: string
  /** null on the 24-hour clock */
  readonly half: "AM" | "PM" | null
  readonly hourLabel: string
  readonly minuteLabel: string
}

/**
 * A calendar in the shopper's words: the days, or the picker that is open.
 *
 * Spec: 4.9, 4.10, 9.12 to 9.15, 13.1 to 13.16.
 *
 * @example
 * const opened = openCalendar({ settings: calendarSettings({ today: { year: 2026, month: 11, day: 21 } }) })
 * viewCalendar(opened, polish).pane // => "days"
 */
export function viewCalendar(state: Calendar, catalogue: Catalogue): CalendarView {
  const { settings, shown, pane } = state
  const isYears = pane === "years"
  const can = (by: 1 | -1) => {
    if (pane === "days") return neighbourMonth(shown, by, settings) !== null
    return isYears && neighbourYears(state.middleYear, by, settings) !== null
  }
  const full = fullWeekdayNames(catalogue)
  return {
    pane,
    heading: {
      text: monthHeading(shown, catalogue),
      month: settings.canPickMonth ? monthName(shown.month, catalogue) : null,
      year: settings.canPickYear ? String(shown.year) : null,
    },
    previous: { label: formatText(catalogue, isYears ? "calendar.previousYears" : "calendar.previous"), isShown: can(-1) },
    next: { label: formatText(catalogue, isYears ? "calendar.nextYears" : "calendar.next"), isShown: can(1) },
    weekdays: weekdayNames(settings, catalogue).map((text, at) => ({ text, label: full[at] ?? text, isWeekend: at >= 5 })),
    weekHeading: settings.showsWeekNumbers ? formatText(catalogue, "calendar.week") : null,
    weeks: pane === "days" ? viewWeeks(state, catalogue) : [],
    months: pane === "months" ? monthChoices(shown, settings).map((one) => ({ ...one, text: monthName(one.value, catalogue) })) : [],
    years: isYears ? yearChoices(state.middleYear, shown, settings).map((one) => ({ ...one, text: String(one.value) })) : [],
    time: viewTime(state, catalogue),
  }
}

function viewWeeks({ settings, shown, selection, focus }: Calendar, catalogue: Catalogue): CalendarView["weeks"] {
  return monthGrid(shown, settings, selection).map(({ week, days }) => ({
    number: week.week,
    days: days.map(({ day, ...marks }) => ({
      ...marks,
      date: civilDayText(day),
      text: String(day.day),
      label: [dayLabel(day, catalogue), ...specialWords(marks, catalogue)].join(", "),
      isInTabOrder: compareDays(day, focus) === 0,
    })),
  }))
}

function specialWords(marks: Omit<GridDay, "day">, catalogue: Catalogue): readonly string[] {
  return [
    ...(marks.isToday ? [formatText(catalogue, "calendar.today")] : []),
    ...(marks.isSelected ? [formatText(catalogue, "calendar.selected")] : []),
    ...(marks.isHoliday ? [formatText(catalogue, "calendar.holiday")] : []),
    ...(marks.isSelectable ? [] : [formatText(catalogue, "calendar.unavailable")]),
    ...(marks.popup === null ? [] : [marks.popup]),
  ]
}

function viewTime({ settings, time }: Calendar, catalogue: Catalogue): TimeView | null {
  if (time === null || settings.clock === null) return null
  return {
    hour: twoDigits(shownHour(time, settings.clock)),
    minute: twoDigits(time.minute),
    half: settings.clock === 12 ? halfOfDay(time) : null,
    hourLabel: formatText(catalogue, "calendar.hour"),
    minuteLabel: formatText(catalogue, "calendar.minute"),
  }
}
