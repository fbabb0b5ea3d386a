// What the package promises of this room, as `witryna/calendar`: the project itself imports the files.
export { calendarNameKeys, dayLabel, fullWeekdayNames, monthHeading, monthName, weekdayNames } from "./calendar-names.ts"
export {
  type Calendar,
  type CalendarCommand,
  type CalendarEvent,
  type CalendarKey,
  type CalendarStart,
  calendar,
  movedFocus,
  openCalendar,
} from "./calendar.ts"
export {
  type Clock,
  type ClockTime,
  clockText,
  halfOfDay,
  otherHalf,
  parseClockText,
  shownHour,
  snapToStep,
  withTypedHour,
  withTypedMinute,
} from "./clock-time.ts"
export { type GridDay, type GridWeek, type IsoWeek, type YearMonth, isoWeek, monthGrid } from "./month-grid.ts"
export { type PickerChoice, monthChoices, nearestMonth, neighbourMonth, neighbourYears, yearChoices } from "./navigation.ts"
export { type DaySelection, isSelectable, isWeekend, isWithinRanges, noDays, selectDay, selectableBy } from "./selection.ts"
export {
  type CalendarPane,
  type CalendarSettings,
  type DayMode,
  type DayPopup,
  type DayRange,
  calendarLimits,
  calendarSettings,
} from "./settings.ts"
export { type ArrowView, type CalendarView, type MonthChoiceView, type DayView, type TimeView, viewCalendar } from "./view-calendar.ts"
