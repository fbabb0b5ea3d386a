import type { CivilDay, Weekday } from "../values/civil-day.ts"

/** Constants of the calendar. Spec: 9.11, 9.12. */
export const calendarLimits = {
  /** the days a calendar offers where nothing narrower is set */
  first: { year: 1970, month: 1, day: 1 },
  last: { year: 2470, month: 12, day: 31 },
  /** years on either side of the middle one in the year picker */
  yearsEachSide: 7,
  /** years the picker shows, and the years its arrows page by */
  yearsShown: 15,
} as const

/** Days from the first to the last, both included; a single day is a range of itself. */
export interface DayRange {
  readonly first: CivilDay
  readonly last: CivilDay
}

/** How days are selected; `off` only shows them. */
export type DayMode = "single" | "multiple" | "ranged" | "off"

/** Which view the calendar opens with and comes back to. */
export type CalendarPane = "days" | "months" | "years"

/** A calendar's settings, whole. `calendarSettings` fills in what is not said. */
export interface CalendarSettings extends DayRange {
  readonly basePane: CalendarPane
  readonly dayMode: DayMode
  /** false: the month stays, and so do the days of its neighbours */
  readonly canPickMonth: boolean
  /** false: the year stays */
  readonly canPickYear: boolean
  /** the shop's day; null marks none */
  readonly today: CivilDay | null
  readonly disabledWeekdays: readonly Weekday[]
  readonly disablesWeekends: boolean
  /** only these weekdays can be selected; null = all */
  readonly workingDays: readonly Weekday[] | null
  readonly disabled: readonly DayRange[]
  /** only these days can be selected, inside or outside of first and last; null = no such list */
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

/** Words that belong to a day. */
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
 * Settings with everything that is not said at its default: every day from 1970 to 2470, one at a time.
 *
 * Spec: 3.16 to 3.21, 9.11.
 *
 * @example calendarSettings({ dayMode: "ranged" }).last // => { year: 2470, month: 12, day: 31 }
 */
export function calendarSettings(said: Partial<CalendarSettings>): CalendarSettings {
  const step = (typed: number, most: number) => (Number.isInteger(typed) && typed >= 1 && typed <= most ? typed : 1)
  const settings = { ...defaults, ...said }
  const hasSevenNames = settings.dayNames?.length === 7
  return {
    ...settings,
    dayNames: hasSevenNames ? settings.dayNames : null,
    stepHours: step(settings.stepHours, 23),
    stepMinutes: step(settings.stepMinutes, 59),
  }
}
