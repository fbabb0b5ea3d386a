import { expect, test } from "vitest"
import { calendar, openCalendar } from "../../../core/calendar/calendar.ts"
import { dayLabel, fullWeekdayNames, monthHeading, monthName, weekdayNames } from "../../../core/calendar/calendar-names.ts"
import { calendarSettings } from "../../../core/calendar/settings.ts"
import { calendarTextKeys, viewCalendar } from "../../../core/calendar/view-calendar.ts"
import { pickTexts, textCatalogue } from "../../../core/texts/text-catalogue.ts"

const pl = pickTexts(textCatalogue("pl", {}), calendarTextKeys)
const en = pickTexts(textCatalogue("en", {}), calendarTextKeys)
const today = { year: 2026, month: 11, day: 21 }
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

test("the names of months and days are Intl's, with a capital letter (9.15)", () => {
  for (const [language, catalogue] of [
    ["pl", pl],
    ["en", en],
  ] as const) {
    const names = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" })
      return (year: number, month: number, day: number) => format.format(Date.UTC(year, month - 1, day))
    }
    for (let month = 1; month <= 12; month += 1) expect(monthName(month, catalogue)).toBe(upper(names({ month: "long" })(2026, month, 1)))
    const full = names({ weekday: "long", day: "numeric", month: "long", year: "numeric" })
    if (language === "pl")
      for (let month = 1; month <= 12; month += 1) expect(dayLabel({ year: 2026, month, day: 9 }, catalogue)).toBe(full(2026, month, 9))
    expect(fullWeekdayNames(catalogue)).toEqual([2, 3, 4, 5, 6, 7, 8].map((day) => names({ weekday: "long" })(2026, 11, day)))
  }
  expect(weekdayNames({ dayNames: null }, pl)).toEqual(["Pon", "Wt", "Śr", "Czw", "Pt", "Sob", "Niedz"])
  expect(weekdayNames({ dayNames: null }, en)).toEqual(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
  expect(dayLabel(today, en)).toBe("Saturday, 21 November 2026")
  expect([monthName(0, pl), monthName(13, pl), dayLabel({ year: 2026, month: 13, day: 1 }, pl)]).toEqual(["", "", ""])
})

test("a shop's own names of days take the place of the short ones", () => {
  const dayNames = ["P", "W", "Ś", "C", "P", "S", "N"]
  expect(weekdayNames({ dayNames }, pl)).toEqual(dayNames)
  expect(viewCalendar(openCalendar({ settings: calendarSettings({ dayNames, today }) }), pl).weekdays[0]).toEqual({
    text: "P",
    label: "poniedziałek",
    isWeekend: false,
  })
})

test("the header shows the month and then the year, in the shop's language (9.14)", () => {
  expect(monthHeading({ year: 2026, month: 5 }, pl)).toBe("Maj 2026")
  expect(monthHeading({ year: 2026, month: 5 }, en)).toBe("May 2026")
  const { heading } = viewCalendar(openCalendar({ settings: calendarSettings({ today }) }), pl)
  expect(heading).toEqual({ text: "Listopad 2026", month: "Listopad", year: "2026" })
  const fixed = viewCalendar(openCalendar({ settings: calendarSettings({ today, canPickMonth: false, canPickYear: false }) }), pl)
  expect([fixed.heading.month, fixed.heading.year, fixed.previous.isShown, fixed.next.isShown]).toEqual([null, null, false, false])
})

test("the week starts on Monday, and its last two days are the weekend (9.13)", () => {
  const { weekdays } = viewCalendar(openCalendar({ settings: calendarSettings({ today }) }), pl)
  expect(weekdays.map(({ isWeekend }) => isWeekend)).toEqual([false, false, false, false, false, true, true])
  expect([weekdays[0]?.text, weekdays[6]?.text]).toEqual(["Pon", "Niedz"])
})

test("a day is read out with what is special about it", () => {
  const settings = calendarSettings({
    today,
    disablesWeekends: true,
    holidays: [{ year: 2026, month: 11, day: 11 }],
    popups: [{ day: { year: 2026, month: 11, day: 11 }, text: "Święto Niepodległości" }],
  })
  const picture = viewCalendar(openCalendar({ settings, selected: [{ year: 2026, month: 11, day: 12 }] }), pl)
  const days = picture.weeks.flatMap((week) => week.days)
  const at = (date: string) => days.find((one) => one.date === date)
  expect(at("2026-11-21")?.label).toBe("sobota, 21 listopada 2026, dzisiaj, niedostępny")
  expect(at("2026-11-12")?.label).toBe("czwartek, 12 listopada 2026, wybrany")
  expect(at("2026-11-11")?.label).toBe("środa, 11 listopada 2026, dzień wolny, Święto Niepodległości")
  expect(at("2026-11-10")).toMatchObject({ text: "10", isInTabOrder: false, isSelectable: true, label: "wtorek, 10 listopada 2026" })
  expect(days.filter(({ isInTabOrder }) => isInTabOrder).map(({ date }) => date)).toEqual(["2026-11-12"])
})

test("each view has its own contents, arrows and labels", () => {
  const open = openCalendar({ settings: calendarSettings({ today, showsWeekNumbers: true, first: { year: 2026, month: 11, day: 1 } }) })
  const days = viewCalendar(open, en)
  expect([days.weeks.length, days.months, days.years, days.weekHeading, days.weeks[0]?.number]).toEqual([6, [], [], "Week", 44])
  expect([days.previous, days.next]).toEqual([
    { label: "Previous month", isShown: false },
    { label: "Next month", isShown: true },
  ])
  const months = viewCalendar(calendar(open, { type: "HeaderPressed", opens: "months" })[0], en)
  expect([months.weeks, months.years, months.months.length, months.previous.isShown, months.next.isShown]).toEqual([
    [],
    [],
    12,
    false,
    false,
  ])
  expect(months.months[11]).toEqual({ value: 12, text: "December", isShown: false, isSelectable: true })
  const years = viewCalendar(calendar(open, { type: "HeaderPressed", opens: "years" })[0], en)
  expect([years.weeks, years.months, years.years.length, years.years[7]]).toEqual([
    [],
    [],
    15,
    { value: 2026, text: "2026", isShown: true, isSelectable: true },
  ])
  expect([years.previous, years.next]).toEqual([
    { label: "Previous years", isShown: false },
    { label: "Next years", isShown: true },
  ])
  expect(viewCalendar(openCalendar({ settings: calendarSettings({ today }) }), en).weekHeading).toBeNull()
})

test("the clock shows two digits and its half of the day", () => {
  const now = { hour: 15, minute: 5 }
  const view = (clock: 12 | 24) => viewCalendar(openCalendar({ settings: calendarSettings({ today, clock }), now }), pl).time
  expect(view(12)).toEqual({ hour: "03", minute: "05", half: "PM", hourLabel: "Godzina", minuteLabel: "Minuta" })
  expect(view(24)).toEqual({ hour: "15", minute: "05", half: null, hourLabel: "Godzina", minuteLabel: "Minuta" })
  expect(viewCalendar(openCalendar({ settings: calendarSettings({ today }) }), pl).time).toBeNull()
})
