import { describe, expect, test } from "vitest"
import { openBirthCalendar } from "../../../core/calendar/birth-calendar.ts"
import { calendar } from "../../../core/calendar/calendar.ts"
import { dateOnDay, openDateCalendar } from "../../../core/product-page/date-calendar.ts"
import { civilDayText } from "../../../core/values/civil-day.ts"

const today = { year: 2026, month: 11, day: 28 }

describe("the calendar of a birth date (13.23)", () => {
  test.each([
    // typed, pane, shown, selected
    ["1987-05-04", "days", "1987-5", "1987-05-04"],
    [" 1900-01-01 ", "days", "1900-1", "1900-01-01"],
    ["2026-11-28", "days", "2026-11", "2026-11-28"],
    ["2026-11-29", "years", "1996-1", ""],
    ["1899-12-31", "years", "1996-1", ""],
    ["2001-02-29", "years", "1996-1", ""],
    ["", "years", "1996-1", ""],
    ["wczoraj", "years", "1996-1", ""],
  ])("%j opens the %s of %s", (typed, pane, shown, selected) => {
    const opened = openBirthCalendar(typed, today)
    expect([opened.pane, `${opened.shown.year}-${opened.shown.month}`, opened.selection.days.map(civilDayText).join()]).toEqual([
      pane,
      shown,
      selected,
    ])
  })

  test("a year leads to its days, of which the first of all is that of 1900", () => {
    const [years] = calendar(calendar(openBirthCalendar("", { ...today, year: 1935 }), { type: "ArrowPressed", by: -1 })[0], {
      type: "YearPressed",
      year: 1900,
    })
    expect([years.pane, years.shown]).toEqual(["days", { year: 1900, month: 1 }])
    const [, commands] = calendar(years, { type: "DayPressed", day: { year: 1900, month: 1, day: 1 } })
    expect(commands).toEqual([{ type: "DaysChanged", days: [{ year: 1900, month: 1, day: 1 }] }])
    expect(calendar(years, { type: "DayPressed", day: { year: 1899, month: 12, day: 31 } })[1]).toEqual([])
  })
})

describe("the dates of a service as a calendar (13.25)", () => {
  const dates = [
    { id: "2026-12-12T10:00", places: "brak miejsc", isFree: false },
    { id: "2026-12-05T10:00", places: "brak miejsc", isFree: false },
    { id: "2026-12-05T15:00", places: "3 miejsca", isFree: true },
    { id: "2027-01-09", places: "5 miejsc", isFree: true },
    { id: "2027-02-30", places: "1 miejsce", isFree: true },
  ]

  test("offer the days with a free place, and tell hours and places of every day with a date", () => {
    const { settings, shown, focus } = openDateCalendar(dates, null)
    expect(settings.enabled?.map(({ first }) => civilDayText(first))).toEqual(["2026-12-05", "2027-01-09"])
    expect(settings.popups.map(({ day, text }) => `${civilDayText(day)} ${text}`)).toEqual([
      "2026-12-12 10:00, brak miejsc",
      "2026-12-05 10:00, brak miejsc; 15:00, 3 miejsca",
      "2027-01-09 5 miejsc",
    ])
    expect([shown, civilDayText(focus)]).toEqual([{ year: 2026, month: 12 }, "2026-12-05"])
  })

  test("open at the date that is chosen", () => {
    const opened = openDateCalendar(dates, "2027-01-09")
    expect([opened.shown, opened.selection.days.map(civilDayText)]).toEqual([{ year: 2027, month: 1 }, ["2027-01-09"]])
  })

  test.each([
    ["2026-12-05", "2026-12-05T15:00"],
    ["2026-12-12", null],
    ["2027-01-09", "2027-01-09"],
    ["2027-01-10", null],
  ])("a press of %s is that of the date %s", (day, id) => {
    const [year = 0, month = 0, of = 0] = day.split("-").map(Number)
    expect(dateOnDay(dates, { year, month, day: of })).toBe(id)
  })
})
