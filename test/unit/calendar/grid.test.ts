import { expect, test } from "vitest"
import { type CalendarSettings, calendarSettings } from "../../../core/calendar/settings.ts"
import { isSelectable, isWeekend, isWithinRanges, noDays, selectDay } from "../../../core/calendar/selection.ts"
import { isoWeek, monthGrid } from "../../../core/calendar/month-grid.ts"
import { type CivilDay, civilDayText, parseCivilDay } from "../../../core/values/civil-day.ts"

const day = (text: string): CivilDay => parseCivilDay(text) ?? { year: 0, month: 0, day: 0 }
const range = (first: string, last: string = first) => ({ first: day(first), last: day(last) })
const texts = (settings: CalendarSettings, year: number, month: number) =>
  monthGrid({ year, month }, settings, noDays)
    .flatMap(({ days }) => days)
    .map((one) => civilDayText(one.day))

test.each([
  ["2024-02", 35, "2024-01-29", "2024-03-03"],
  ["2025-02", 35, "2025-01-27", "2025-03-02"],
  ["2027-02", 28, "2027-02-01", "2027-02-28"],
  ["2026-11", 42, "2026-10-26", "2026-12-06"],
  ["2026-01", 35, "2025-12-29", "2026-02-01"],
  ["1970-01", 35, "1969-12-29", "1970-02-01"],
  ["2470-12", 35, "2470-12-01", "2471-01-04"],
])("the grid of %s has %i days in whole weeks, from %s to %s", (month, count, first, last) => {
  const [year = 0, number = 0] = month.split("-").map(Number)
  const days = texts(calendarSettings({}), year, number)
  expect([days.length, days[0], days.at(-1)]).toEqual([count, first, last])
})

test.each([
  ["2025-01-06", 2025, 2],
  ["2024-12-31", 2025, 1],
  ["2025-02-03", 2025, 6],
  ["2027-01-01", 2026, 53],
  ["2026-12-31", 2026, 53],
  ["2021-01-03", 2020, 53],
])("%s lies in week %i-%i of ISO 8601", (text, year, week) => {
  expect(isoWeek(day(text))).toEqual({ year, week })
})

test("week numbers stand at the Monday of their row", () => {
  expect(monthGrid({ year: 2025, month: 1 }, calendarSettings({}), noDays).map(({ week }) => week)).toEqual([
    { year: 2025, week: 1 },
    { year: 2025, week: 2 },
    { year: 2025, week: 3 },
    { year: 2025, week: 4 },
    { year: 2025, week: 5 },
  ])
})

const days = (first: string, count: number) => {
  const start = day(first)
  return Array.from({ length: count }, (_, at) => ({ ...start, day: start.day + at }))
}

test.each<[string, Partial<CalendarSettings>, string[]]>([
  ["nothing said: every day", {}, ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22"]],
  ["first and last count", range("2026-11-17", "2026-11-18"), ["2026-11-17", "2026-11-18"]],
  ["weekends off", { disablesWeekends: true }, ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20"]],
  ["weekdays off", { disabledWeekdays: [1, 3, 7] }, ["2026-11-17", "2026-11-19", "2026-11-20", "2026-11-21"]],
  ["working days only", { workingDays: [1, 6] }, ["2026-11-16", "2026-11-21"]],
  ["a day off", { disabled: [range("2026-11-19")] }, ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-20", "2026-11-21", "2026-11-22"]],
  ["a range off, written backwards", { disabled: [range("2026-11-22", "2026-11-17")] }, ["2026-11-16"]],
  ["enabled days only", { enabled: [range("2026-11-18"), range("2026-11-21", "2026-11-22")] }, ["2026-11-18", "2026-11-21", "2026-11-22"]],
  ["enabled days outside of first and last", { ...range("2026-01-01", "2026-01-31"), enabled: [range("2026-11-18")] }, ["2026-11-18"]],
  ["enabled, and disabled again", { enabled: [range("2026-11-18", "2026-11-19")], disabled: [range("2026-11-18")] }, ["2026-11-19"]],
  ["enabled on a weekend that is off", { enabled: [range("2026-11-20", "2026-11-22")], disablesWeekends: true }, ["2026-11-20"]],
  ["no day can be selected", { dayMode: "off" }, []],
])("in the week from 16 November 2026, %s", (_, said, expected) => {
  const settings = calendarSettings(said)
  expect(
    days("2026-11-16", 7)
      .filter((one) => isSelectable(one, settings))
      .map(civilDayText),
  ).toEqual(expected)
})

test("the days on offer are 1970-01-01 to 2470-12-31 where nothing else is said (9.11)", () => {
  const settings = calendarSettings({})
  const at = (text: string) => isSelectable(day(text), settings)
  expect([at("1969-12-31"), at("1970-01-01"), at("2470-12-31"), at("2471-01-01")]).toEqual([false, true, true, false])
})

test("a range includes its ends, and a day its own range", () => {
  expect(isWithinRanges(day("2026-05-01"), [range("2026-05-01", "2026-05-03")])).toBe(true)
  expect(isWithinRanges(day("2026-05-03"), [range("2026-05-01", "2026-05-03")])).toBe(true)
  expect(isWithinRanges(day("2026-05-04"), [range("2026-05-01", "2026-05-03")])).toBe(false)
  expect(isWithinRanges(day("2026-04-30"), [range("2026-05-01", "2026-05-03"), range("2026-04-30")])).toBe(true)
  expect(isWithinRanges(day("2026-05-01"), [])).toBe(false)
})

test("Saturday and Sunday are the weekend, in the days of other months too", () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(isWeekend)).toEqual([false, false, false, false, false, true, true])
  const weekends = (year: number, month: number) =>
    monthGrid({ year, month }, calendarSettings({}), noDays)
      .flatMap((week) => week.days)
      .filter((cell) => cell.isWeekend)
      .map((cell) => civilDayText(cell.day))
  // the days of January that lead into February are true weekdays: 31 January 2024 is a Wednesday, 30 and 31 January 2025 are not off
  expect(weekends(2024, 2).slice(0, 2)).toEqual(["2024-02-03", "2024-02-04"])
  expect(weekends(2025, 2).slice(0, 2)).toEqual(["2025-02-01", "2025-02-02"])
})

test("a range of all days on offer is selected and drawn", () => {
  const settings = calendarSettings({ dayMode: "ranged" })
  const whole = [day("1970-01-01"), day("2470-12-31")].reduce((selection, one) => selectDay(selection, one, settings), noDays)
  expect(whole.days.length).toBe(182_987)
  const cells = monthGrid({ year: 2470, month: 12 }, settings, whole).flatMap((week) => week.days)
  expect(cells.filter(({ inRange }) => inRange !== null).map(({ inRange }) => inRange)).toEqual([
    ...Array.from({ length: 30 }, () => "between"),
    "last",
  ])
})

test("a day of the grid says what is special about it", () => {
  const settings = calendarSettings({
    dayMode: "ranged",
    today: day("2026-11-18"),
    holidays: [day("2026-11-11")],
    popups: [{ day: day("2026-11-12"), text: "Dostawa gratis" }],
    disabled: [range("2026-11-20")],
  })
  const selection = { days: [day("2026-11-17"), day("2026-11-18"), day("2026-11-19")], rangeStart: null }
  const cells = monthGrid({ year: 2026, month: 11 }, settings, selection).flatMap((week) => week.days)
  const at = (text: string) => cells.find((cell) => civilDayText(cell.day) === text)
  expect(at("2026-11-18")).toEqual({
    day: day("2026-11-18"),
    isOfMonth: true,
    isToday: true,
    isWeekend: false,
    isHoliday: false,
    isSelectable: true,
    isSelected: true,
    inRange: "between",
    popup: null,
  })
  expect([at("2026-11-17")?.inRange, at("2026-11-19")?.inRange, at("2026-11-16")?.inRange]).toEqual(["first", "last", null])
  expect([at("2026-11-11")?.isHoliday, at("2026-11-12")?.popup, at("2026-11-20")?.isSelectable]).toEqual([true, "Dostawa gratis", false])
  expect([at("2026-10-31")?.isOfMonth, at("2026-11-21")?.isWeekend, at("2026-11-17")?.isToday]).toEqual([false, true, false])
})

test("a range is marked only where ranges are selected, and from two days on", () => {
  const selection = { days: [day("2026-11-17"), day("2026-11-18")], rangeStart: null }
  const marks = (dayMode: "multiple" | "ranged", of: typeof selection) =>
    monthGrid({ year: 2026, month: 11 }, calendarSettings({ dayMode }), of)
      .flatMap((week) => week.days)
      .filter(({ inRange }) => inRange !== null).length
  expect([
    marks("multiple", selection),
    marks("ranged", selection),
    marks("ranged", { days: [day("2026-11-17")], rangeStart: null }),
  ]).toEqual([0, 2, 0])
})

test("where the month or the year cannot be chosen, other months or years cannot be selected", () => {
  const selectable = (settings: CalendarSettings, month: { year: number; month: number }) =>
    monthGrid(month, settings, noDays)
      .flatMap((week) => week.days)
      .filter((cell) => cell.isSelectable)
      .map((cell) => civilDayText(cell.day))
  const fixedMonth = selectable(calendarSettings({ canPickMonth: false }), { year: 2026, month: 11 })
  expect([fixedMonth[0], fixedMonth.at(-1)]).toEqual(["2026-11-01", "2026-11-30"])
  const fixedYear = selectable(calendarSettings({ canPickYear: false }), { year: 2026, month: 1 })
  expect([fixedYear[0], fixedYear.at(-1)]).toEqual(["2026-01-01", "2026-02-01"])
  const free = selectable(calendarSettings({}), { year: 2026, month: 1 })
  expect([free[0], free.at(-1)]).toEqual(["2025-12-29", "2026-02-01"])
})

const clicks = (said: Partial<CalendarSettings>, ...pressed: string[]) =>
  pressed.reduce((selection, text) => selectDay(selection, day(text), calendarSettings(said)), noDays)
const selected = (said: Partial<CalendarSettings>, ...pressed: string[]) => clicks(said, ...pressed).days.map(({ day: number }) => number)

test("single: a click on a day selects it and a click on the selected day clears it (4.11)", () => {
  expect(selected({}, "2026-11-10")).toEqual([10])
  expect(selected({}, "2026-11-10", "2026-11-12")).toEqual([12])
  expect(selected({}, "2026-11-10", "2026-11-10")).toEqual([])
})

test("multiple: each click switches its own day, in the order of clicks (4.12)", () => {
  expect(selected({ dayMode: "multiple" }, "2026-11-12", "2026-11-10", "2026-11-11")).toEqual([12, 10, 11])
  expect(selected({ dayMode: "multiple" }, "2026-11-12", "2026-11-10", "2026-11-12")).toEqual([10])
})

test("ranged: two clicks select all days between them without the disabled ones, and a third click starts again (4.13)", () => {
  const ranged = { dayMode: "ranged" as const }
  expect(selected(ranged, "2026-11-10")).toEqual([10])
  expect(selected(ranged, "2026-11-10", "2026-11-13")).toEqual([10, 11, 12, 13])
  expect(selected(ranged, "2026-11-13", "2026-11-10")).toEqual([13, 12, 11, 10])
  expect(selected({ ...ranged, disabled: [range("2026-11-11")] }, "2026-11-10", "2026-11-13")).toEqual([10, 12, 13])
  expect(selected({ ...ranged, disablesWeekends: true }, "2026-11-20", "2026-11-23")).toEqual([20, 23])
  expect(selected(ranged, "2026-11-10", "2026-11-13", "2026-11-20")).toEqual([20])
})

test("ranged: the same day clicked twice makes a range of one day, and the next click starts again (4.14)", () => {
  expect(clicks({ dayMode: "ranged" }, "2026-11-10")).toEqual({ days: [day("2026-11-10")], rangeStart: day("2026-11-10") })
  expect(clicks({ dayMode: "ranged" }, "2026-11-10", "2026-11-10")).toEqual({ days: [day("2026-11-10")], rangeStart: null })
  expect(selected({ dayMode: "ranged" }, "2026-11-10", "2026-11-10", "2026-11-13")).toEqual([13])
})

test("a day that cannot be selected changes nothing, in every mode", () => {
  for (const dayMode of ["single", "multiple", "ranged", "off"] as const) {
    const before = { days: [day("2026-11-10")], rangeStart: null }
    expect(selectDay(before, day("2026-11-11"), calendarSettings({ dayMode, disabled: [range("2026-11-11")] }))).toBe(before)
  }
})

test("settings that make no sense are left at their defaults", () => {
  const settings = calendarSettings({ stepHours: 0, stepMinutes: 60, dayNames: ["Po", "Wt"] })
  expect([settings.stepHours, settings.stepMinutes, settings.dayNames]).toEqual([1, 1, null])
  const sensible = calendarSettings({ stepHours: 23, stepMinutes: 59, dayNames: ["1", "2", "3", "4", "5", "6", "7"] })
  expect([sensible.stepHours, sensible.stepMinutes, sensible.dayNames?.length]).toEqual([23, 59, 7])
  expect(calendarSettings({ stepHours: 24, stepMinutes: 1.5 })).toMatchObject({ stepHours: 1, stepMinutes: 1 })
  expect(calendarSettings({})).toMatchObject({
    basePane: "days",
    dayMode: "single",
    canPickMonth: true,
    canPickYear: true,
    today: null,
    clock: null,
  })
  expect(calendarSettings({})).toMatchObject({
    disabledWeekdays: [],
    disablesWeekends: false,
    workingDays: null,
    disabled: [],
    enabled: null,
  })
  expect(calendarSettings({})).toMatchObject({ holidays: [], popups: [], showsWeekNumbers: false, dayNames: null })
})
