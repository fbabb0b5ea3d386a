import { DateTime } from "luxon"
import { defaultDateLib } from "react-day-picker"
import { calendarSettings } from "../../core/calendar/settings.ts"
import { monthGrid } from "../../core/calendar/month-grid.ts"
import { noDays } from "../../core/calendar/selection.ts"
import type { BenchLine } from "./bench-line.ts"
import { compare } from "./compare.ts"

const months = Array.from({ length: 24 }, (_, at) => ({ year: 2026 + Math.floor(at / 12), month: (at % 12) + 1 }))
const settings = calendarSettings({ disablesWeekends: true, today: { year: 2026, month: 11, day: 21 } })
const days = 42

/** Selectable days of two years of grids: ours, with every other mark of a day beside it. */
function ours(): number {
  let selectable = 0
  for (const month of months)
    for (const week of monthGrid(month, settings, noDays))
      for (const day of week.days) if (day.isOfMonth && day.isSelectable) selectable += 1
  return selectable
}

function byLuxon(): number {
  let selectable = 0
  for (const { year, month } of months) {
    const begin = DateTime.utc(year, month, 1).startOf("week")
    for (let at = 0; at < days; at += 1) {
      const day = begin.plus({ days: at })
      if (day.month === month && day.weekday < 6) selectable += 1
    }
  }
  return selectable
}

/** What react-day-picker's grid is made with: date-fns behind its own names. */
function byDayPicker(): number {
  let selectable = 0
  for (const { year, month } of months) {
    const first = new Date(year, month - 1, 1)
    const begin = defaultDateLib.startOfISOWeek(first)
    for (let at = 0; at < days; at += 1) {
      const day = defaultDateLib.addDays(begin, at)
      if (defaultDateLib.isSameMonth(day, first) && day.getDay() % 6 !== 0) selectable += 1
    }
  }
  return selectable
}

/** Grids of months beside luxon's arithmetic and that of react-day-picker. Fails when they count other days. */
export async function benchCalendar(): Promise<readonly BenchLine[]> {
  const answers = new Set([ours(), byLuxon(), byDayPicker()])
  if (answers.size !== 1) throw new Error(`the calendars differ: ${[...answers].join(", ")}`)
  const peers = [
    { name: "luxon", work: byLuxon },
    { name: "react-day-picker's date-fns", work: byDayPicker },
  ]
  return compare("calendar: grid of a month", ours, peers, months.length)
}
