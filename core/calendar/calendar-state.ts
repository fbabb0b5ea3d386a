import type { CivilDay } from "../time/civil-day.ts"
import type { CalendarSettings, CalendarView } from "./calendar-settings.ts"
import type { ClockTime } from "./clock-time.ts"
import type { YearMonth } from "./month-grid.ts"
import type { DaySelection } from "./select-day.ts"

/** State of a calendar. */
export interface Calendar {
  readonly settings: CalendarSettings
  readonly view: CalendarView
  /** the month of the days view */
  readonly shown: YearMonth
  /** the middle year of the year picker */
  readonly middleYear: number
  readonly selection: DaySelection
  /** the day that the keyboard stands on: the one day of the grid in the tab order */
  readonly focus: CivilDay
  /** null when the calendar has no clock */
  readonly time: ClockTime | null
}

/** Keys that move within the grid. */
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

export type CalendarEvent =
  | { readonly type: "DayPressed"; readonly day: CivilDay }
  | { readonly type: "MonthPressed"; readonly month: number }
  | { readonly type: "YearPressed"; readonly year: number }
  /** the month and the year in the header */
  | { readonly type: "HeaderPressed"; readonly opens: "months" | "years" }
  | { readonly type: "ArrowPressed"; readonly by: 1 | -1 }
  | { readonly type: "KeyPressed"; readonly key: CalendarKey }
  /** Escape: back to the view the calendar opened with */
  | { readonly type: "PickerLeft" }
  | { readonly type: "HourTyped"; readonly text: string }
  | { readonly type: "MinuteTyped"; readonly text: string }
  | { readonly type: "HourSlid"; readonly hour: number }
  | { readonly type: "MinuteSlid"; readonly minute: number }
  | { readonly type: "HalfPressed" }

export type CalendarCommand =
  | { readonly type: "TellDays"; readonly days: readonly CivilDay[] }
  | { readonly type: "TellMonth"; readonly year: number; readonly month: number }
  | { readonly type: "TellYear"; readonly year: number }
  | { readonly type: "TellTime"; readonly text: string; readonly time: ClockTime }
  /** the keyboard follows: the day's button takes the focus once it is there */
  | { readonly type: "FocusDay"; readonly day: CivilDay }
