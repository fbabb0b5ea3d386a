import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { CivilDay } from "../values/civil-day.ts"
import { weekday } from "../values/day-arithmetic.ts"
import type { YearMonth } from "./month-grid.ts"
import { weekdayKeys } from "./weekday-keys.ts"
import type { CalendarSettings } from "./settings.ts"

const monthKeys = [
  "calendar.month1",
  "calendar.month2",
  "calendar.month3",
  "calendar.month4",
  "calendar.month5",
  "calendar.month6",
  "calendar.month7",
  "calendar.month8",
  "calendar.month9",
  "calendar.month10",
  "calendar.month11",
  "calendar.month12",
] as const
const ofMonthKeys = [
  "calendar.ofMonth1",
  "calendar.ofMonth2",
  "calendar.ofMonth3",
  "calendar.ofMonth4",
  "calendar.ofMonth5",
  "calendar.ofMonth6",
  "calendar.ofMonth7",
  "calendar.ofMonth8",
  "calendar.ofMonth9",
  "calendar.ofMonth10",
  "calendar.ofMonth11",
  "calendar.ofMonth12",
] as const
const shortDayKeys = [
  "calendar.weekdayShort1",
  "calendar.weekdayShort2",
  "calendar.weekdayShort3",
  "calendar.weekdayShort4",
  "calendar.weekdayShort5",
  "calendar.weekdayShort6",
  "calendar.weekdayShort7",
] as const

/** Keys of the texts for names of days and months. Spec: 13.15, 13.16. */
export const calendarNameKeys = [
  ...monthKeys,
  ...ofMonthKeys,
  ...weekdayKeys,
  ...shortDayKeys,
  "calendar.dayLabel",
  "calendar.heading",
] as const

type Catalogue = TextCatalogue<(typeof calendarNameKeys)[number]>

/**
 * The name of a month on its own: "Listopad".
 *
 * Spec: 13.15. Units: January is 1.
 *
 * @example monthName(11, polish) // => "Listopad"
 */
export function monthName(month: number, catalogue: Catalogue): string {
  const key = monthKeys[month - 1]
  return key === undefined ? "" : formatText(catalogue, key)
}

/**
 * The heading of a month: "Listopad 2026".
 *
 * Spec: 9.14 (the month and then the year).
 *
 * @example monthHeading({ year: 2026, month: 11 }, polish) // => "Listopad 2026"
 */
export function monthHeading({ year, month }: YearMonth, catalogue: Catalogue): string {
  return formatText(catalogue, "calendar.heading", { month: monthName(month, catalogue), year })
}

/**
 * The short names of the seven days of a week, from Monday.
 *
 * Spec: 9.13, 13.15 (the shop's own names take their place), 9.15.
 *
 * @example weekdayNames({ dayNames: null }, polish) // => ["Pon", "Wt", "Śr", "Czw", "Pt", "Sob", "Niedz"]
 */
export function weekdayNames(settings: Pick<CalendarSettings, "dayNames">, catalogue: Catalogue): readonly string[] {
  return settings.dayNames ?? shortDayKeys.map((key) => formatText(catalogue, key))
}

/**
 * The full names of the seven days of a week, from Monday, for screen readers.
 *
 * Spec: 13.16.
 *
 * @example fullWeekdayNames(polish)[5] // => "sobota"
 */
export function fullWeekdayNames(catalogue: Catalogue): readonly string[] {
  return weekdayKeys.map((key) => formatText(catalogue, key))
}

/**
 * A day as a screen reader says it: "sobota, 21 listopada 2026".
 *
 * Spec: 13.16.
 *
 * @example dayLabel({ year: 2026, month: 11, day: 21 }, polish) // => "sobota, 21 listopada 2026"
 */
export function dayLabel(day: CivilDay, catalogue: Catalogue): string {
  const [name, month] = [weekdayKeys[weekday(day) - 1], ofMonthKeys[day.month - 1]]
  if (name === undefined || month === undefined) return ""
  return formatText(catalogue, "calendar.dayLabel", {
    weekday: formatText(catalogue, name),
    day: day.day,
    ofMonth: formatText(catalogue, month),
    year: day.year,
  })
}
