import type { Coverage } from "./coverage.ts"

/** The calendar. */
export const calendarCoverage: Coverage = {
  "4.9": { by: "core/calendar/calendar.ts#calendar", test: "the header opens a picker, and opens it away again" },
  "4.10": { by: "core/calendar/calendar.ts#calendar", test: "choosing a month returns to the default view and tells the month" },
  "4.11": {
    by: "core/calendar/selection.ts#selectDay",
    test: "single: a click on a day selects it and a click on the selected day clears it",
  },
  "4.12": { by: "core/calendar/selection.ts#selectDay", test: "multiple: each click switches its own day, in the order of clicks" },
  "4.13": {
    by: "core/calendar/selection.ts#selectDay",
    test: "ranged: two clicks select all days between them without the disabled ones, and a third click starts again",
  },
  "4.14": {
    by: "core/calendar/selection.ts#selectDay",
    test: "ranged: the same day clicked twice makes a range of one day, and the next click starts again",
  },
  "4.15": { by: "core/calendar/clock-time.ts#otherHalf", test: "the switch of the half of the day keeps the shown hour" },
  "4.16": { by: "core/calendar/clock-time.ts#withTypedHour", test: "typing the hour %j at %j on the %i-hour clock gives hour %i" },
  "5.46": { by: "core/calendar/clock-time.ts#withTypedHour", test: "typing the hour %j at %j on the %i-hour clock gives hour %i" },
  "5.47": { by: "core/calendar/clock-time.ts#parseClockText", test: "the text %j on the %i-hour clock is %s" },
  "5.48": { by: "core/calendar/clock-time.ts#withTypedMinute", test: "typing the minute %j at half past gives minute %i" },
  "9.11": {
    by: "core/calendar/settings.ts#calendarLimits",
    test: "the days on offer are 1970-01-01 to 2470-12-31 where nothing else is said",
  },
  "9.12": { by: "core/calendar/navigation.ts#yearChoices", test: "the year picker shows fifteen years, and its arrows page by fifteen" },
  "9.13": { by: "core/calendar/month-grid.ts#monthGrid", test: "the week starts on Monday, and its last two days are the weekend" },
  "9.14": {
    by: "core/calendar/calendar-names.ts#monthHeading",
    test: "the header shows the month and then the year, in the shop's language",
  },
  "9.15": { by: "core/calendar/calendar-names.ts#weekdayNames", test: "the names of months and days are Intl's, with a capital letter" },
}
