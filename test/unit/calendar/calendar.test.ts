import { expect, test } from "vitest"
import { calendarSettings } from "../../../core/calendar/settings.ts"
import type { CalendarEvent, CalendarKey } from "../../../core/calendar/calendar.ts"
import { monthChoices, nearestMonth, neighbourMonth, neighbourYears, yearChoices } from "../../../core/calendar/navigation.ts"
import { civilDayText } from "../../../core/values/civil-day.ts"
import { after, day, november, open, press } from "./november-calendar.ts"

const key = (name: CalendarKey): CalendarEvent => ({ type: "KeyPressed", key: name })

test("days are pressed in the view of days only", () => {
  const [months] = after(open(), { type: "HeaderPressed", opens: "months" })
  expect(after(months, press("2026-11-10"))).toEqual([months, []])
  const [years] = after(open(), { type: "HeaderPressed", opens: "years" })
  expect(after(years, press("2026-11-10"))[0]).toBe(years)
})

test("a click on a day selects it and tells the days", () => {
  const [state, commands] = after(open(), press("2026-11-10"))
  expect(state.selection.days).toEqual([day("2026-11-10")])
  expect(state.focus).toEqual(day("2026-11-10"))
  expect(commands).toEqual([{ type: "DaysChanged", days: [day("2026-11-10")] }])
})

test("a click on a day of a neighbouring month takes the view there, and the focus stays on the day", () => {
  const [state, commands] = after(open(), press("2026-12-03"))
  expect([state.shown, state.middleYear, state.focus]).toEqual([{ year: 2026, month: 12 }, 2026, day("2026-12-03")])
  // its button of before is gone with the month
  expect(commands).toContainEqual({ type: "FocusDay", day: day("2026-12-03") })
  const fixed = open({ canPickMonth: false })
  expect(after(fixed, press("2026-12-03"))[0]).toBe(fixed)
  const fixedYear = open({ canPickYear: false }, { shown: { year: 2026, month: 12 } })
  expect(after(fixedYear, press("2027-01-01"))[0]).toBe(fixedYear)
})

test("a click on a disabled day changes nothing and tells nothing", () => {
  const state = open({ disablesWeekends: true })
  expect(after(state, press("2026-11-21"))).toEqual([state, []])
  expect(after(state, press("2026-11-21"))[0]).toBe(state)
})

test("the header opens a picker, and opens it away again (4.9)", () => {
  const [months, told] = after(open(), { type: "HeaderPressed", opens: "months" })
  expect([months.pane, told]).toEqual(["months", []])
  expect(after(months, { type: "HeaderPressed", opens: "months" })).toEqual([open(), []])
  expect(after(months, { type: "HeaderPressed", opens: "years" })[0].pane).toBe("years")
  expect(after(months, { type: "PickerClosed" })[0].pane).toBe("days")
  const days = open()
  expect(after(days, { type: "PickerClosed" })[0]).toBe(days)
})

test("a picker that is switched off does not open", () => {
  const [noMonth, noYear] = [open({ canPickMonth: false }), open({ canPickYear: false })]
  expect(after(noMonth, { type: "HeaderPressed", opens: "months" })[0]).toBe(noMonth)
  expect(after(noYear, { type: "HeaderPressed", opens: "years" })[0]).toBe(noYear)
  expect(after(noMonth, { type: "HeaderPressed", opens: "years" })[0].pane).toBe("years")
  expect(after(noYear, { type: "HeaderPressed", opens: "months" })[0].pane).toBe("months")
})

test("choosing a month returns to the default view and tells the month (4.10)", () => {
  const [state, commands] = after(open(), { type: "HeaderPressed", opens: "months" }, { type: "MonthPressed", month: 2 })
  expect([state.pane, state.shown, state.focus]).toEqual(["days", { year: 2026, month: 2 }, day("2026-02-21")])
  expect(commands).toEqual([{ type: "MonthChanged", year: 2026, month: 2 }])
})

test("choosing the month or the year that is shown returns to the default view, and is told too", () => {
  const [state, commands] = after(open(), { type: "HeaderPressed", opens: "months" }, { type: "MonthPressed", month: 11 })
  expect([state, commands]).toEqual([open(), [{ type: "MonthChanged", year: 2026, month: 11 }]])
  const [year, told] = after(open(), { type: "HeaderPressed", opens: "years" }, { type: "YearPressed", year: 2026 })
  expect([year, told]).toEqual([open(), [{ type: "YearChanged", year: 2026 }]])
})

test("a calendar of months tells the month and one of years the year, without leaving their view", () => {
  expect(after(open({ basePane: "months" }), { type: "MonthPressed", month: 11 })[1]).toEqual([
    { type: "MonthChanged", year: 2026, month: 11 },
  ])
  const [years, told] = after(open({ basePane: "years" }), { type: "YearPressed", year: 2030 })
  expect([years.pane, years.middleYear, told]).toEqual(["years", 2030, [{ type: "YearChanged", year: 2030 }]])
  const stuck = open({ basePane: "months", canPickMonth: false })
  expect(after(stuck, { type: "MonthPressed", month: 11 })[0]).toBe(stuck)
})

test("a month or a year that cannot be chosen, or is not in the picker, changes nothing", () => {
  const [months] = after(open({ last: day("2026-11-30") }), { type: "HeaderPressed", opens: "months" })
  expect(after(months, { type: "MonthPressed", month: 12 })[0]).toBe(months)
  expect(after(months, { type: "MonthPressed", month: 13 })[0]).toBe(months)
  const [years] = after(open({ last: day("2026-11-30") }), { type: "HeaderPressed", opens: "years" })
  expect(after(years, { type: "YearPressed", year: 2027 })[0]).toBe(years)
  expect(after(years, { type: "YearPressed", year: 1990 })[0]).toBe(years)
  const days = open()
  expect(after(days, { type: "MonthPressed", month: 2 })[0]).toBe(days)
  expect(after(days, { type: "YearPressed", year: 2027 })[0]).toBe(days)
})

test("a chosen year keeps the month, or takes the nearest on offer", () => {
  const bounds = { first: day("2020-06-10"), last: day("2030-03-05") }
  const choose = (year: number) =>
    after(open(bounds, { shown: { year: 2026, month: 5 } }), { type: "HeaderPressed", opens: "years" }, { type: "YearPressed", year })
  expect(choose(2027)[0].shown).toEqual({ year: 2027, month: 5 })
  expect(choose(2027)[1]).toEqual([{ type: "YearChanged", year: 2027 }])
  expect(choose(2020)[0].shown).toEqual({ year: 2020, month: 6 })
  expect(choose(2030)[0].shown).toEqual({ year: 2030, month: 3 })
  expect(choose(2030)[0].middleYear).toBe(2030)
})

test("the year picker shows fifteen years, and its arrows page by fifteen (9.12)", () => {
  const [years] = after(open(), { type: "HeaderPressed", opens: "years" })
  expect(yearChoices(years.middleYear, years.shown, years.settings).map(({ value }) => value)).toEqual(
    Array.from({ length: 15 }, (_, at) => 2019 + at),
  )
  expect(after(years, { type: "ArrowPressed", by: 1 })).toEqual([{ ...years, middleYear: 2041 }, []])
  expect(after(years, { type: "ArrowPressed", by: -1 })[0].middleYear).toBe(2011)
  const [again] = after(
    years,
    { type: "ArrowPressed", by: 1 },
    { type: "HeaderPressed", opens: "years" },
    { type: "HeaderPressed", opens: "years" },
  )
  expect(again.middleYear).toBe(2026)
  expect(
    yearChoices(2026, november, years.settings)
      .filter(({ isShown }) => isShown)
      .map(({ value }) => value),
  ).toEqual([2026])
})

test("the arrows of the year picker stop where no year is on offer", () => {
  const settings = calendarSettings({ first: day("2018-01-01"), last: day("2034-12-31") })
  expect([neighbourYears(2026, -1, settings), neighbourYears(2026, 1, settings)]).toEqual([2011, 2041])
  const narrow = calendarSettings({ first: day("2019-01-01"), last: day("2033-12-31") })
  expect([neighbourYears(2026, -1, narrow), neighbourYears(2026, 1, narrow)]).toEqual([null, null])
  expect(neighbourYears(2026, 1, calendarSettings({ canPickYear: false }))).toBeNull()
  const [years] = after(open({ first: day("2019-01-01"), last: day("2033-12-31") }), { type: "HeaderPressed", opens: "years" })
  expect(after(years, { type: "ArrowPressed", by: 1 })[0]).toBe(years)
  expect(
    yearChoices(2026, november, calendarSettings({ first: day("2020-12-31"), last: day("2032-01-01") })).map((one) => one.isSelectable),
  ).toEqual([false, ...Array.from({ length: 13 }, () => true), false])
  expect(yearChoices(2026, november, calendarSettings({ canPickYear: false })).some(({ isSelectable }) => isSelectable)).toBe(false)
})

test("the arrows of the days view move by months, across years", () => {
  expect(after(open(), { type: "ArrowPressed", by: 1 })).toEqual([
    { ...open(), shown: { year: 2026, month: 12 }, focus: day("2026-12-21") },
    [],
  ])
  expect(after(open(), { type: "ArrowPressed", by: 1 }, { type: "ArrowPressed", by: 1 })[0]).toMatchObject({
    shown: { year: 2027, month: 1 },
    middleYear: 2027,
    focus: day("2027-01-21"),
  })
  expect(after(open({}, { shown: { year: 2026, month: 1 } }), { type: "ArrowPressed", by: -1 })[0].shown).toEqual({ year: 2025, month: 12 })
  const [months] = after(open(), { type: "HeaderPressed", opens: "months" })
  expect(after(months, { type: "ArrowPressed", by: 1 })[0]).toBe(months)
})

test("an arrow is there exactly where it leads to a month with a day on offer", () => {
  const bounds = calendarSettings({ first: day("2026-11-30"), last: day("2026-12-01") })
  expect([neighbourMonth(november, -1, bounds), neighbourMonth(november, 1, bounds)]).toEqual([null, { year: 2026, month: 12 }])
  expect([neighbourMonth({ year: 2026, month: 12 }, -1, bounds), neighbourMonth({ year: 2026, month: 12 }, 1, bounds)]).toEqual([
    november,
    null,
  ])
  expect(neighbourMonth(november, 1, calendarSettings({ canPickMonth: false }))).toBeNull()
  const year = calendarSettings({ canPickYear: false })
  expect([neighbourMonth({ year: 2026, month: 12 }, 1, year), neighbourMonth(november, 1, year)]).toEqual([null, { year: 2026, month: 12 }])
  const stuck = open({ canPickMonth: false })
  expect(after(stuck, { type: "ArrowPressed", by: 1 })[0]).toBe(stuck)
})

test("months without a day on offer cannot be chosen", () => {
  const choices = monthChoices(november, calendarSettings({ first: day("2026-03-31"), last: day("2026-11-01") }))
  expect(choices.filter(({ isSelectable }) => isSelectable).map(({ value }) => value)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(choices.filter(({ isShown }) => isShown).map(({ value }) => value)).toEqual([11])
  expect(choices.length).toBe(12)
  expect(monthChoices(november, calendarSettings({ canPickMonth: false })).some(({ isSelectable }) => isSelectable)).toBe(false)
  expect(nearestMonth({ year: 1969, month: 12 }, calendarSettings({}))).toEqual({ year: 1970, month: 1 })
  expect(nearestMonth({ year: 2471, month: 1 }, calendarSettings({}))).toEqual({ year: 2470, month: 12 })
})

test.each<[CalendarKey, string]>([
  ["ArrowLeft", "2026-11-20"],
  ["ArrowRight", "2026-11-22"],
  ["ArrowUp", "2026-11-14"],
  ["ArrowDown", "2026-11-28"],
  ["Home", "2026-11-16"],
  ["End", "2026-11-22"],
  ["PageUp", "2026-10-21"],
  ["PageDown", "2026-12-21"],
  ["YearUp", "2025-11-21"],
  ["YearDown", "2027-11-21"],
])("the key %s leads from 21 November to %s", (name, text) => {
  const [state, commands] = after(open(), key(name))
  expect(civilDayText(state.focus)).toBe(text)
  expect(state.shown).toEqual({ year: day(text).year, month: day(text).month })
  expect(commands).toEqual([{ type: "FocusDay", day: day(text) }])
})

test("a page to a shorter month gives its last day", () => {
  const start = open({}, { selected: [day("2027-01-31")] })
  expect(civilDayText(after(start, key("PageDown"))[0].focus)).toBe("2027-02-28")
  expect(civilDayText(after(open({}, { selected: [day("2028-02-29")] }), key("YearDown"))[0].focus)).toBe("2029-02-28")
})

test("the keyboard does not leave the months on offer, nor a month that stays", () => {
  const end = open({ last: day("2026-11-30") }, { selected: [day("2026-11-30")] })
  expect(after(end, key("ArrowRight"))[0]).toBe(end)
  const fixed = open({ canPickMonth: false }, { selected: [day("2026-11-30")] })
  expect(after(fixed, key("ArrowRight"))[0]).toBe(fixed)
  const [months] = after(open(), { type: "HeaderPressed", opens: "months" })
  expect(after(months, key("ArrowRight"))[0]).toBe(months)
  const monday = open({}, { selected: [day("2026-11-16")] })
  expect(after(monday, key("Home"))).toEqual([monday, []])
})

test("the keyboard stands on days that cannot be selected too", () => {
  expect(civilDayText(after(open({ disablesWeekends: true }), key("ArrowRight"))[0].focus)).toBe("2026-11-22")
})

const nine = { hour: 9, minute: 30 }

test.each<[string, CalendarEvent, 12 | 24, string | null]>([
  ["a typed 15 becomes 3 PM", { type: "HourTyped", text: "15" }, 12, "03:30 PM"],
  ["a typed 0 is 12 AM", { type: "HourTyped", text: "0" }, 12, "12:30 AM"],
  ["a typed 30 reverts", { type: "HourTyped", text: "30" }, 12, null],
  ["a typed 30 reverts on the 24-hour clock", { type: "HourTyped", text: "30" }, 24, null],
  ["a typed minute", { type: "MinuteTyped", text: "5" }, 24, "09:05"],
  ["the slider at 12 is noon", { type: "HourSlid", hour: 12 }, 12, "12:30 PM"],
  ["the slider at 9 stays", { type: "HourSlid", hour: 9 }, 12, null],
  ["the minute slider", { type: "MinuteSlid", minute: 59 }, 24, "09:59"],
  ["the switch", { type: "HalfPressed" }, 12, "09:30 PM"],
  ["no switch on the 24-hour clock", { type: "HalfPressed" }, 24, null],
])("time: %s", (_, event, clock, text) => {
  const state = open({ clock }, { now: nine })
  const [next, commands] = after(state, event)
  if (text === null) expect([next, commands]).toEqual([state, []])
  else expect(commands).toEqual([{ type: "TimeChanged", text, time: next.time }])
  if (text === null) expect(next).toBe(state)
})

test("sliders keep to their steps", () => {
  const state = open({ clock: 24, stepHours: 6, stepMinutes: 15 }, { now: nine })
  expect(after(state, { type: "HourSlid", hour: 23 })[0].time).toEqual({ hour: 18, minute: 30 })
  expect(after(state, { type: "MinuteSlid", minute: 59 })[0].time).toEqual({ hour: 9, minute: 45 })
})

test("a calendar without a clock has no time to change", () => {
  const state = open()
  expect(after(state, { type: "HourTyped", text: "3" })[0]).toBe(state)
  expect(after(state, { type: "HalfPressed" })[0]).toBe(state)
})
