import fc from "fast-check"
import { DateTime } from "luxon"
import { expect, test } from "vitest"
import { type CalendarSettings, calendarSettings, type DayRange } from "../../../core/calendar/settings.ts"
import { type DaySelection, isSelectable, noDays } from "../../../core/calendar/selection.ts"
import { type GridWeek, type IsoWeek, isoWeek, monthGrid, type YearMonth } from "../../../core/calendar/month-grid.ts"
import { type CivilDay, compareDays } from "../../../core/values/civil-day.ts"
import { addDays, civilDay, dayNumber } from "../../../core/values/day-arithmetic.ts"
import { property } from "../../support/property/property.ts"
import { anyDay, key, lastNumber, luxonDay, nearSettings } from "./near-november.ts"

const anyMonth = fc.record({ year: fc.integer({ min: 1970, max: 2470 }), month: fc.integer({ min: 1, max: 12 }) })

property("a week number is luxon's ISO week, with its year", {
  fault: "weeks counted from New Year's Day",
  rule: isoWeek,
  planted: (day: CivilDay): IsoWeek => ({
    year: day.year,
    week: Math.ceil((compareDays(day, { year: day.year, month: 1, day: 1 }) + 1) / 7),
  }),
  runs: 500,
  holds: (week) =>
    fc.property(anyDay, (day) => {
      const oracle = luxonDay(day)
      expect(week(day)).toEqual({ year: oracle.weekYear, week: oracle.weekNumber })
    }),
})

test("every day of the five centuries lies in luxon's ISO week, with its year", () => {
  const wrong: string[] = []
  // luxon says the week of each Monday; the seven days from it on share that week
  for (let monday = dayNumber({ year: 1969, month: 12, day: 29 }); monday <= lastNumber; monday += 7) {
    const { weekYear, weekNumber } = luxonDay(civilDay(monday))
    for (let number = monday; number < monday + 7; number += 1) {
      const { year, week } = isoWeek(civilDay(number))
      if (year !== weekYear || week !== weekNumber) wrong.push(key(civilDay(number)))
    }
  }
  expect(wrong).toEqual([])
})

test("every month of the five centuries has luxon's grid, and each row the week of its Monday", () => {
  const settings = calendarSettings({})
  const wrong: string[] = []
  for (let year = 1970; year <= 2470; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      const grid = monthGrid({ year, month }, settings, noDays)
      const begin = DateTime.utc(year, month, 1).startOf("week")
      const end = DateTime.utc(year, month, 1).endOf("month").endOf("week")
      const [first, final] = [grid[0]?.days[0]?.day, grid.at(-1)?.days[6]?.day]
      const weeks = Math.round(end.diff(begin, "days").days / 7)
      const sameEnds = first !== undefined && final !== undefined && key(first) === key(begin) && key(final) === key(end)
      const sameWeeks = grid.every(({ week, days }) => days.every(({ day }) => isoWeek(day).week === week.week))
      if (grid.length !== weeks || !sameEnds || !sameWeeks) wrong.push(`${year}-${month}`)
    }
  }
  expect(wrong).toEqual([])
})

property("the grid is whole weeks from Monday without a gap, and has every day of its month once", {
  fault: "a week that starts on Sunday",
  rule: monthGrid,
  planted: (shown: YearMonth, settings: CalendarSettings, selection: DaySelection): readonly GridWeek[] =>
    monthGrid(shown, settings, selection).map((week) => ({
      ...week,
      days: week.days.map((one) => ({ ...one, day: addDays(one.day, -1) })),
    })),
  holds: (grid) =>
    fc.property(anyMonth, (shown) => {
      const days = grid(shown, calendarSettings({}), noDays).flatMap((week) => week.days)
      expect(days.length % 7).toBe(0)
      days.forEach(({ day }, at) => {
        expect(luxonDay(day).weekday).toBe((at % 7) + 1)
        if (at > 0) expect(compareDays(day, days[at - 1]?.day ?? day)).toBe(1)
      })
      expect(days.filter(({ isOfMonth }) => isOfMonth).length).toBe(DateTime.utc(shown.year, shown.month).daysInMonth)
    }),
})

/** The rule once more, by a list of all days and filters. */
function selectableByLists(settings: CalendarSettings, days: readonly CivilDay[]): readonly CivilDay[] {
  const within = (day: CivilDay, list: readonly DayRange[]) =>
    list.some((range) => {
      const [low, high] = [range.first, range.last].map((end) => luxonDay(end).toMillis()).toSorted((a, b) => a - b)
      const at = luxonDay(day).toMillis()
      return at >= (low ?? 0) && at <= (high ?? 0)
    })
  const off = new Set<number>([...settings.disabledWeekdays, ...(settings.disablesWeekends ? [6, 7] : [])])
  return days
    .filter((day) => within(day, settings.enabled ?? [settings]))
    .filter((day) => !within(day, settings.disabled))
    .filter((day) => !off.has(luxonDay(day).weekday))
    .filter((day) => settings.workingDays === null || new Set<number>(settings.workingDays).has(luxonDay(day).weekday))
}
const allNear = Array.from({ length: 60 }, (_, at) => addDays({ year: 2026, month: 10, day: 20 }, at))

property("the selectable days are those that filtering a list of days leaves", {
  fault: "an enabled list that gives back what is disabled",
  rule: isSelectable,
  planted: (day: CivilDay, settings: CalendarSettings) =>
    isSelectable(day, settings.enabled === null ? settings : { ...settings, disabled: [] }),
  runs: 200,
  holds: (selectable) =>
    fc.property(nearSettings, (settings) => {
      expect(allNear.filter((day) => selectable(day, settings)).map(key)).toEqual(selectableByLists(settings, allNear).map(key))
    }),
})
