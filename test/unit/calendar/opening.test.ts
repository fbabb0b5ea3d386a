import { expect, test } from "vitest"
import { openCalendar } from "../../../core/calendar/calendar.ts"
import { calendarSettings } from "../../../core/calendar/settings.ts"
import { clockText } from "../../../core/calendar/clock-time.ts"
import { after, day, november, open, press } from "./november-calendar.ts"

test("a calendar opens on the month of the first selected day, of today, or on the first month on offer", () => {
  expect(open().shown).toEqual(november)
  expect(open({}, { selected: [day("2025-03-04")] }).shown).toEqual({ year: 2025, month: 3 })
  expect(open({ today: null }).shown).toEqual({ year: 1970, month: 1 })
  expect(open({}, { shown: { year: 2030, month: 5 } }).shown).toEqual({ year: 2030, month: 5 })
})

test("a calendar opens on the nearest month that has a day on offer", () => {
  expect(open({ last: day("2026-08-15") }).shown).toEqual({ year: 2026, month: 8 })
  expect(open({ first: day("2027-02-10") }).shown).toEqual({ year: 2027, month: 2 })
  expect(open({ enabled: [{ first: day("2031-01-05"), last: day("2031-01-06") }] }).shown).toEqual({ year: 2031, month: 1 })
})

test("a calendar opens whole: its view, its middle year, its selection and its focus", () => {
  expect(open()).toMatchObject({
    pane: "days",
    middleYear: 2026,
    selection: { days: [], rangeStart: null },
    focus: day("2026-11-21"),
    time: null,
  })
  expect(open({ today: null }).focus).toEqual(day("1970-01-01"))
  expect(open({}, { selected: [day("2026-11-05")] }).focus).toEqual(day("2026-11-05"))
  expect(open({}, { selected: [day("2026-11-05")], shown: { year: 2027, month: 1 } }).focus).toEqual(day("2027-01-01"))
  expect(open({ dayMode: "off" }, { selected: [day("2026-11-05")] }).selection.days).toEqual([])
  expect(open({ basePane: "months" }).pane).toBe("months")
  expect(open({ clock: 24 }).time).toEqual({ hour: 0, minute: 0 })
  expect(open({}, { time: "13:05", now: { hour: 13, minute: 5 } }).time).toBeNull()
})

const at = (hour: number, minute: number) => ({ hour, minute })

test.each<[string, 12 | 24, string, { hour: number; minute: number }, string]>([
  ["the wanted time", 12, "3:05 PM", at(8, 0), "03:05 PM"],
  ["a time without AM or PM is AM", 12, "3:05", at(8, 0), "03:05 AM"],
  ["no blank before AM", 12, "10:15AM", at(8, 0), "10:15 AM"],
  ["the wanted time", 24, "9:07", at(8, 0), "09:07"],
  ["a text that is no time gives way to the time that it is", 12, "13:00 PM", at(8, 30), "08:30 AM"],
  ["a text that is no time gives way to the time that it is", 24, "24:00", at(8, 30), "08:30"],
  ["noon is PM", 12, "", at(12, 30), "12:30 PM"],
  ["midnight is AM", 12, "", at(0, 30), "12:30 AM"],
  ["the afternoon", 12, "", at(15, 4), "03:04 PM"],
])("a calendar opens with a time: %s (%i hours, %j)", (_, clock, time, now, text) => {
  expect(clockText(open({ clock }, { time, now }).time ?? at(0, 0), clock)).toBe(text)
})

test("a calendar opens with no day selected where none is given, and with those given", () => {
  expect(openCalendar({ settings: calendarSettings({}) }).selection).toEqual({ days: [], rangeStart: null })
  expect(open({ dayMode: "ranged" }, { selected: [day("2026-11-10"), day("2026-11-11")] }).selection).toEqual({
    days: [day("2026-11-10"), day("2026-11-11")],
    rangeStart: null,
  })
})

test("of the days that it opens with a calendar keeps those that can be selected (13.4, 3.19)", () => {
  const days = ["2026-11-10", "2026-11-14", "2026-11-16", "2027-01-04"].map(day)
  const offered = { dayMode: "multiple", disablesWeekends: true, last: day("2026-11-30") } as const
  expect(open(offered, { selected: days }).selection.days).toEqual([day("2026-11-10"), day("2026-11-16")])
  expect(open({ dayMode: "off" }, { selected: days }).selection.days).toEqual([])
})

test("where no day is on offer the calendar shows the wanted month, and its arrows go on (13.19)", () => {
  const empty = open({ enabled: [] })
  expect(empty.shown).toEqual(november)
  expect(after(empty, { type: "ArrowPressed", by: 1 })[0].shown).toEqual({ year: 2026, month: 12 })
  expect(after(empty, press("2026-11-10"))[0]).toBe(empty)
})
