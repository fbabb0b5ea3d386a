import type { CivilDay } from "../values/civil-day.ts"
import type { Weekday } from "../values/day-arithmetic.ts"

/** Constants of the calendar. Spec: 9.11, 9.12. */
export const calendarLimits = {
  /** the days on offer when the settings name none */
  first: { year: 1970, month: 1, day: 1 },
  last: { year: 2470, month: 12, day: 31 },
  /** years on each side of the middle one in the year picker */
  yearsEachSide: 7,
  /** years that the picker shows and its arrows move by */
  yearsShown: 15,
} as const

/** Days from the first to the last, both included; a single day is a range of one. */
export interface DayRange {
  readonly first: CivilDay
  readonly last: CivilDay
}

/** How days are selected; `off` only shows them. */
export type DayMode = "single" | "multiple" | "ranged" | "off"

/** The panes of a calendar: its days, or one of its pickers. */
export type CalendarPane = "days" | "months" | "years"

/** The complete settings of a calendar; `calendarSettings` fills in the defaults. */
export interface CalendarSettings extends DayRange {
  /** the pane that the calendar opens with and comes back to */
  readonly basePane: CalendarPane
  readonly dayMode: DayMode
  /** false: the month cannot be changed, not even by a day of a neighbouring month */
  readonly canPickMonth: boolean
  /** false: the year cannot be changed */
  readonly canPickYear: boolean
  /** today in the shop's zone; null = no day is marked */
  readonly today: CivilDay | null
  readonly disabledWeekdays: readonly Weekday[]
  readonly disablesWeekends: boolean
  /** only these weekdays can be selected; null = all */
  readonly workingDays: readonly Weekday[] | null
  readonly disabled: readonly DayRange[]
  /** only these days can be selected, within first and last or not; null = no such list */
  readonly enabled: readonly DayRange[] | null
  readonly holidays: readonly CivilDay[]
  readonly popups: readonly DayPopup[]
  readonly showsWeekNumbers: boolean
  /** the shop's own names from Monday to Sunday; null = those of the language */
  readonly dayNames: readonly string[] | null
  /** 12 or 24 hours; null = days only */
  readonly clock: 12 | 24 | null
  /** the step of the hour slider, 1 to 23 */
  readonly stepHours: number
  /** the step of the minute slider, 1 to 59 */
  readonly stepMinutes: number
}

/** A text shown with a day. */
export interface DayPopup {
  readonly day: CivilDay
  readonly text: string
}

const defaults: CalendarSettings = {
  basePane: "days",
  dayMode: "single",
  canPickMonth: true,
  canPickYear: true,
  first: calendarLimits.first,
  last: calendarLimits.last,
  today: null,
  disabledWeekdays: [],
  disablesWeekends: false,
  workingDays: null,
  disabled: [],
  enabled: null,
  holidays: [],
  popups: [],
  showsWeekNumbers: false,
  dayNames: null,
  clock: null,
  stepHours: 1,
  stepMinutes: 1,
}

/**
 * Complete settings, with defaults where none are given: every day from 1970 to 2470, one at a time.
 *
 * Spec: 3.16 to 3.21, 9.11.
 *
 * @example calendarSettings({ dayMode: "ranged" }).last // => { year: 2470, month: 12, day: 31 }
 */
export function calendarSettings(given: Partial<CalendarSettings>): CalendarSettings {
  const step = (wanted: number, max: number) => (Number.isInteger(wanted) && wanted >= 1 && wanted <= max ? wanted : 1)
  const settings = { ...defaults, ...given }
  const hasSevenNames = settings.dayNames?.length === 7
  return {
    ...settings,
    dayNames: hasSevenNames ? settings.dayNames : null,
    stepHours: step(settings.stepHours, 23),
    stepMinutes: step(settings.stepMinutes, 59),
  }
}
