import { openCalendar } from "../../core/calendar/calendar.ts"
import { dayLabel } from "../../core/calendar/calendar-names.ts"
import { type CalendarSettings, calendarSettings } from "../../core/calendar/settings.ts"
import { type DaySelection, isSelectable, noDays, selectDay } from "../../core/calendar/selection.ts"
import type { YearMonth } from "../../core/calendar/month-grid.ts"
import { type CalendarView, type DayView, viewCalendar } from "../../core/calendar/view-calendar.ts"
import type { Language } from "../../core/values/language.ts"
import { formatText } from "../../core/texts/texts.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import { type CivilDay, civilDayText } from "../../core/values/civil-day.ts"
import type { Answer } from "./print.ts"

const cellWidth = 7

/** A month as a table, and as the calendar's own picture; `dates` are shown as selected, or the first that cannot be is refused. */
export function calendarGridAnswer(
  month: YearMonth | null,
  dates: readonly CivilDay[],
  said: Partial<CalendarSettings>,
  language: Language,
): Answer {
  const settings = calendarSettings({ ...said, basePane: "days", dayMode: "multiple" })
  const catalogue = textCatalogue(language, {})
  const clicked = clickDays(dates, settings, catalogue)
  if (clicked._tag === "Refused") return refusal(clicked)
  const state = openCalendar({ settings, selected: clicked.selection.days, ...(month === null ? {} : { shown: month }) })
  const picture = viewCalendar(state, catalogue)
  return { words: gridLines(picture).join("\n"), data: { month: state.shown, weekdays: picture.weekdays, weeks: picture.weeks }, ok: true }
}

function gridLines({ heading, weekdays, weekHeading, weeks }: CalendarView): readonly string[] {
  const gutter = (text: string) => (weekHeading === null ? "" : text.padEnd(Math.max(weekHeading.length, 2) + 1))
  const row = (cells: readonly string[]) => cells.map((cell) => cell.padStart(cellWidth)).join("")
  return [
    heading.text,
    `${gutter(weekHeading ?? "")}${row(weekdays.map(({ text }) => text))}`,
    ...weeks.map(({ number, days }) => `${gutter(String(number))}${row(days.map(cellOf))}`.trimEnd()),
  ]
}

/** Days of other months are left out, as calendars on paper do. */
function cellOf({ text, isOfMonth, isToday, isSelectable: canSelect, isSelected, isHoliday }: DayView): string {
  if (!isOfMonth) return ""
  const marked = `${isHoliday ? "*" : ""}${isSelected ? "+" : ""}${text}`
  const bracketed = canSelect ? marked : `(${marked})`
  return isToday ? `[${bracketed}]` : bracketed
}

/** What clicks on days leave selected. The first text that is no day, or day that cannot be selected, is refused. */
export function calendarSelectAnswer(dates: readonly CivilDay[], said: Partial<CalendarSettings>, language: Language): Answer {
  const catalogue = textCatalogue(language, {})
  const clicked = clickDays(dates, calendarSettings(said), catalogue)
  if (clicked._tag === "Refused") return refusal(clicked)
  const { rangeStart } = clicked.selection
  const days = clicked.selection.days.map(civilDayText)
  const words =
    days.length === 0
      ? formatText(catalogue, "calendar.nothingSelected")
      : formatText(catalogue, "calendar.selectedCount", { count: days.length, days: days.join(", ") })
  return { words, data: { days, rangeStart: rangeStart === null ? null : civilDayText(rangeStart) }, ok: true }
}

interface Refused {
  readonly _tag: "Refused"
  readonly date: string
  readonly why: string
}

const refusal = ({ date, why }: Refused): Answer => ({ words: why, data: { refused: date }, ok: false })

function clickDays(
  dates: readonly CivilDay[],
  settings: CalendarSettings,
  catalogue: ReturnType<typeof textCatalogue>,
): Refused | { readonly _tag: "Clicked"; readonly selection: DaySelection } {
  let selection = noDays
  for (const day of dates) {
    if (!isSelectable(day, settings))
      return {
        _tag: "Refused",
        date: civilDayText(day),
        why: formatText(catalogue, "calendar.disabledDay", { date: dayLabel(day, catalogue) }),
      }
    selection = selectDay(selection, day, settings)
  }
  return { _tag: "Clicked", selection }
}
