import { type CivilDay, daysInMonth, compareDays } from "../values/civil-day.ts"
import { addDays, dayNumber, weekday } from "../values/day-arithmetic.ts"
import {
  type Clock,
  clockText,
  type ClockTime,
  snapToStep,
  otherHalf,
  parseClockText,
  withTypedHour,
  withTypedMinute,
} from "./clock-time.ts"
import type { YearMonth } from "./month-grid.ts"
import { monthChoices, nearestMonth, neighbourMonth, neighbourYears, yearChoices } from "./navigation.ts"
import { type DaySelection, isSelectable, selectableBy, selectDay } from "./selection.ts"
import type { CalendarSettings, CalendarPane } from "./settings.ts"

/** The state of a calendar. */
export interface Calendar {
  readonly settings: CalendarSettings
  readonly pane: CalendarPane
  /** the month whose days are shown */
  readonly shown: YearMonth
  /** the middle year of the year picker */
  readonly middleYear: number
  readonly selection: DaySelection
  /** the day with the keyboard's focus: the only day of the grid in the tab order */
  readonly focus: CivilDay
  /** null when the calendar has no clock */
  readonly time: ClockTime | null
}

/** Keys that move the focus within the grid. */
export type CalendarKey =
  | "ArrowLeft"
  | "ArrowRight"
  | "ArrowUp"
  | "ArrowDown"
  | "Home"
  | "End"
  | "PageUp"
  | "PageDown"
  | "YearUp"
  | "YearDown"

/** What a shopper does in a calendar. */
export type CalendarEvent =
  | { readonly type: "DayPressed"; readonly day: CivilDay }
  | { readonly type: "MonthPressed"; readonly month: number }
  | { readonly type: "YearPressed"; readonly year: number }
  /** the month and the year in the header */
  | { readonly type: "HeaderPressed"; readonly opens: "months" | "years" }
  | { readonly type: "ArrowPressed"; readonly by: 1 | -1 }
  | { readonly type: "KeyPressed"; readonly key: CalendarKey }
  /** Escape was pressed: back to the pane that the calendar opened with */
  | { readonly type: "PickerClosed" }
  | { readonly type: "HourTyped"; readonly text: string }
  | { readonly type: "MinuteTyped"; readonly text: string }
  | { readonly type: "HourSlid"; readonly hour: number }
  | { readonly type: "MinuteSlid"; readonly minute: number }
  | { readonly type: "HalfPressed" }

/** What a calendar reports, and where it moves the focus. */
export type CalendarCommand =
  | { readonly type: "DaysChanged"; readonly days: readonly CivilDay[] }
  | { readonly type: "MonthChanged"; readonly year: number; readonly month: number }
  | { readonly type: "YearChanged"; readonly year: number }
  | { readonly type: "TimeChanged"; readonly text: string; readonly time: ClockTime }
  /** the day's button takes the focus as soon as it is there */
  | { readonly type: "FocusDay"; readonly day: CivilDay }

/**
 * The day to which a key moves the focus: arrows move by days and weeks, Home and End to the ends of the week, the page keys by months
 * and years. In a shorter month it is the last day.
 *
 * Spec: 13.10.
 *
 * @example movedFocus({ year: 2026, month: 1, day: 31 }, "PageDown") // => { year: 2026, month: 2, day: 28 }
 * @example movedFocus({ year: 2026, month: 11, day: 21 }, "Home") // => { year: 2026, month: 11, day: 16 }
 */
export function movedFocus(day: CivilDay, key: CalendarKey): CivilDay {
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1)
    case "ArrowRight":
      return addDays(day, 1)
    case "ArrowUp":
      return addDays(day, -7)
    case "ArrowDown":
      return addDays(day, 7)
    case "Home":
      return addDays(day, 1 - weekday(day))
    case "End":
      return addDays(day, 7 - weekday(day))
    case "PageUp":
      return addMonths(day, -1)
    case "PageDown":
      return addMonths(day, 1)
    case "YearUp":
      return addMonths(day, -12)
    case "YearDown":
      return addMonths(day, 12)
  }
}

function addMonths({ year, month, day }: CivilDay, months: number): CivilDay {
  const number = year * 12 + (month - 1) + months
  const target = { year: Math.floor(number / 12), month: (number % 12) + 1 }
  return { ...target, day: Math.min(day, daysInMonth(target.year, target.month)) }
}

type Stepped = readonly [Calendar, readonly CalendarCommand[]]

const midnight: ClockTime = { hour: 0, minute: 0 }

/** Everything a calendar opens with. */
export interface CalendarStart {
  readonly settings: CalendarSettings
  readonly selected?: readonly CivilDay[]
  /** the month to show; by default that of the first selected day, of today or of the first day on offer */
  readonly shown?: YearMonth
  /** the wanted time as text, and the current time, which replaces a missing or unreadable one */
  readonly time?: string
  readonly now?: ClockTime
}

/**
 * A calendar as it opens: on the wanted month, or on the nearest one of those on offer. Of what is selected it keeps what can be.
 *
 * Spec: 13.7, 13.11, 13.17, 3.19.
 *
 * @example openCalendar({ settings: calendarSettings({ today: { year: 2026, month: 11, day: 21 } }) }).shown
 * // => { year: 2026, month: 11 }
 */
export function openCalendar({ settings, selected = [], shown, time = "", now = midnight }: CalendarStart): Calendar {
  const [firstSelected] = selected
  const isOnOffer = selectableBy(settings)
  const wanted = shown ?? firstSelected ?? settings.today ?? settings.first
  const month = nearestMonth({ year: wanted.year, month: wanted.month }, settings)
  const candidates = [firstSelected, settings.today].filter((day) => day !== undefined && day !== null)
  const focus = candidates.find((day) => isOfMonth(day, month)) ?? { ...month, day: 1 }
  return {
    settings,
    pane: settings.basePane,
    shown: month,
    middleYear: month.year,
    selection: { days: selected.filter((day) => isOnOffer(dayNumber(day), weekday(day))), rangeStart: null },
    focus,
    time: settings.clock === null ? null : (parseClockText(time, settings.clock) ?? now),
  }
}

/**
 * One step of a calendar.
 *
 * Spec: 4.9 to 4.16, 9.12, 13.7 to 13.14, 13.18. Choosing what is not on offer changes nothing.
 *
 * @example
 * const opened = openCalendar({ settings: calendarSettings({ today: { year: 2026, month: 11, day: 21 } }) })
 * calendar(opened, { type: "DayPressed", day: { year: 2026, month: 11, day: 24 } })[1]
 * // => [{ type: "DaysChanged", days: [{ year: 2026, month: 11, day: 24 }] }]
 */
export function calendar(state: Calendar, event: CalendarEvent): Stepped {
  switch (event.type) {
    case "DayPressed":
      return pressDay(state, event.day)
    case "MonthPressed":
      return pressMonth(state, event.month)
    case "YearPressed":
      return pressYear(state, event.year)
    case "HeaderPressed":
      return pressHeader(state, event.opens)
    case "ArrowPressed":
      return pressArrow(state, event.by)
    case "KeyPressed":
      return moveFocus(state, movedFocus(state.focus, event.key))
    case "PickerClosed":
      return state.pane === state.settings.basePane ? [state, []] : [{ ...state, pane: state.settings.basePane }, []]
    case "HourTyped":
    case "MinuteTyped":
    case "HourSlid":
    case "MinuteSlid":
    case "HalfPressed":
      return state.time === null || state.settings.clock === null ? [state, []] : changeTime(state, state.settings.clock, state.time, event)
  }
}

const isOfMonth = (day: CivilDay, month: YearMonth) => day.year === month.year && day.month === month.month

/** Shows a month and moves the focus to a day in it. */
function show(state: Calendar, month: YearMonth, focus: CivilDay = state.focus): Calendar {
  const day = Math.min(focus.day, daysInMonth(month.year, month.month))
  return { ...state, shown: month, middleYear: month.year, focus: isOfMonth(focus, month) ? focus : { ...month, day } }
}

/** A day of a neighbouring month can be reached when the calendar lets the shopper change the month. */
function isReachable({ settings, shown }: Calendar, day: CivilDay): boolean {
  return (settings.canPickMonth || day.month === shown.month) && (settings.canPickYear || day.year === shown.year)
}

function pressDay(state: Calendar, day: CivilDay): Stepped {
  if (state.pane !== "days" || !isReachable(state, day) || !isSelectable(day, state.settings)) return [state, []]
  const selection = selectDay(state.selection, day, state.settings)
  const month = nearestMonth({ year: day.year, month: day.month }, state.settings)
  const told = { type: "DaysChanged", days: selection.days } as const
  // the button that was pressed is gone with the month before
  return [{ ...show(state, month, day), selection }, isOfMonth(day, state.shown) ? [told] : [told, { type: "FocusDay", day }]]
}

function pressMonth(state: Calendar, month: number): Stepped {
  const choice = monthChoices(state.shown, state.settings).find(({ value }) => value === month)
  if (state.pane !== "months" || choice?.isSelectable !== true) return [state, []]
  const chosen = { ...show(state, { year: state.shown.year, month }), pane: state.settings.basePane }
  return [chosen, [{ type: "MonthChanged", year: state.shown.year, month }]]
}

function pressYear(state: Calendar, year: number): Stepped {
  const choice = yearChoices(state.middleYear, state.shown, state.settings).find(({ value }) => value === year)
  if (state.pane !== "years" || choice?.isSelectable !== true) return [state, []]
  const month = nearestMonth({ year, month: state.shown.month }, state.settings)
  return [{ ...show(state, month), pane: state.settings.basePane }, [{ type: "YearChanged", year }]]
}

function pressHeader(state: Calendar, opens: "months" | "years"): Stepped {
  const { canPickMonth, canPickYear, basePane } = state.settings
  if (opens === "months" ? !canPickMonth : !canPickYear) return [state, []]
  return [{ ...state, pane: state.pane === opens ? basePane : opens, middleYear: state.shown.year }, []]
}

function pressArrow(state: Calendar, by: 1 | -1): Stepped {
  switch (state.pane) {
    case "days": {
      const month = neighbourMonth(state.shown, by, state.settings)
      return month === null ? [state, []] : [show(state, month), []]
    }
    case "months":
      return [state, []]
    case "years": {
      const middleYear = neighbourYears(state.middleYear, by, state.settings)
      return middleYear === null ? [state, []] : [{ ...state, middleYear }, []]
    }
  }
}

/** The focus can move to days that cannot be selected, so that it is never trapped, but not beyond the months on offer. */
function moveFocus(state: Calendar, day: CivilDay): Stepped {
  const month = nearestMonth({ year: day.year, month: day.month }, state.settings)
  if (state.pane !== "days" || !isReachable(state, day) || !isOfMonth(day, month) || compareDays(day, state.focus) === 0) return [state, []]
  return [show(state, month, day), [{ type: "FocusDay", day }]]
}

type TimeEvent = Extract<CalendarEvent, { readonly type: "HourTyped" | "MinuteTyped" | "HourSlid" | "MinuteSlid" | "HalfPressed" }>

function changeTime(state: Calendar, clock: Clock, time: ClockTime, event: TimeEvent): Stepped {
  const changed = changedTime(state.settings, clock, time, event)
  if (changed.hour === time.hour && changed.minute === time.minute) return [state, []]
  return [{ ...state, time: changed }, [{ type: "TimeChanged", text: clockText(changed, clock), time: changed }]]
}

function changedTime(settings: CalendarSettings, clock: Clock, time: ClockTime, event: TimeEvent): ClockTime {
  switch (event.type) {
    case "HourTyped":
      return withTypedHour(time, event.text, clock)
    case "MinuteTyped":
      return withTypedMinute(time, event.text)
    case "HourSlid":
      return { ...time, hour: snapToStep(event.hour, settings.stepHours, 23) }
    case "MinuteSlid":
      return { ...time, minute: snapToStep(event.minute, settings.stepMinutes, 59) }
    case "HalfPressed":
      return clock === 12 ? otherHalf(time) : time
  }
}
