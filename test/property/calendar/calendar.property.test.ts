import fc from "fast-check"
import { DateTime } from "luxon"
import { expect } from "vitest"
import {
  calendar,
  type Calendar,
  type CalendarCommand,
  type CalendarEvent,
  type CalendarKey,
  movedFocus,
  openCalendar,
} from "../../../core/calendar/calendar.ts"
import { type CalendarSettings, calendarSettings } from "../../../core/calendar/settings.ts"
import { clockText, parseClockText, shownHour, withTypedHour } from "../../../core/calendar/clock-time.ts"
import { type DaySelection, isSelectable, noDays, selectDay } from "../../../core/calendar/selection.ts"
import type { YearMonth } from "../../../core/calendar/month-grid.ts"
import { nearestMonth, neighbourMonth } from "../../../core/calendar/navigation.ts"
import { viewCalendar } from "../../../core/calendar/view-calendar.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import type { CivilDay } from "../../../core/values/civil-day.ts"
import { addDays } from "../../../core/values/day-arithmetic.ts"
import { property } from "../../support/property/property.ts"
import { anyDay, key, luxonDay, nearDay, nearSettings } from "./near-november.ts"

/** Ranged selection once more: complete pairs of clicks. */
const clicks = fc.array(nearDay, { maxLength: 9 })

property("whatever is clicked, every selected day can be selected, once", {
  fault: "disabled days inside a range",
  rule: selectDay,
  planted: (selection: DaySelection, day: CivilDay, settings: CalendarSettings) =>
    selectDay(selection, day, { ...settings, disabled: [], disablesWeekends: false, disabledWeekdays: [], workingDays: null }),
  holds: (select) =>
    fc.property(nearSettings, clicks, (settings, pressed) => {
      const { days } = pressed.reduce((selection, day) => select(selection, day, settings), noDays)
      expect(new Set(days.map(key)).size).toBe(days.length)
      expect(days.filter((day) => !isSelectable(day, settings))).toEqual([])
      if (settings.dayMode === "single") expect(days.length).toBeLessThanOrEqual(1)
    }),
})

property("after an even number of clicks the days are those between the last two", {
  fault: "a third click that goes on with the old range",
  rule: selectDay,
  planted: (selection: DaySelection, day: CivilDay, settings: CalendarSettings) => {
    const [first] = selection.days
    return selectDay(first === undefined ? selection : { days: selection.days, rangeStart: first }, day, settings)
  },
  holds: (select) =>
    fc.property(fc.array(nearDay, { minLength: 1, maxLength: 8 }), (pressed) => {
      const settings = calendarSettings({ dayMode: "ranged" })
      const { days, rangeStart } = pressed.reduce((selection, day) => select(selection, day, settings), noDays)
      const [to, from] = [pressed.at(-1), pressed.at(-2)]
      if (to === undefined) return
      const even = pressed.length % 2 === 0
      expect(rangeStart).toEqual(even ? null : to)
      const start = even && from !== undefined ? from : to
      const span = Math.abs(luxonDay(to).diff(luxonDay(start), "days").days) + 1
      expect([days.length, key(days[0] ?? to), key(days.at(-1) ?? to)]).toEqual([span, key(start), key(to)])
    }),
})

property("a day is selected exactly when it was clicked an odd number of times", {
  fault: "multiple days that cannot be cleared",
  rule: selectDay,
  planted: (selection: DaySelection, day: CivilDay) => ({
    days: [...selection.days.filter((one) => key(one) !== key(day)), day],
    rangeStart: null,
  }),
  holds: (select) =>
    fc.property(clicks, (pressed) => {
      const { days } = pressed.reduce((selection, day) => select(selection, day, calendarSettings({ dayMode: "multiple" })), noDays)
      const odd = pressed.filter((day) => pressed.filter((other) => key(other) === key(day)).length % 2 === 1)
      expect(new Set(days.map(key))).toEqual(new Set(odd.map(key)))
    }),
})

const times = fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) })
const clocks = fc.constantFrom(12 as const, 24 as const)

property("a time survives being written and read, and Intl writes it alike", {
  fault: "noon shown as AM",
  rule: clockText,
  planted: (time: { hour: number; minute: number }, clock: 12 | 24) =>
    clock === 12 && time.hour === 12 ? clockText({ ...time, hour: 0 }, clock) : clockText(time, clock),
  holds: (text) =>
    fc.property(times, clocks, (time, clock) => {
      expect(parseClockText(text(time, clock), clock)).toEqual(time)
      const half: Intl.DateTimeFormatOptions = clock === 12 ? { hour12: true } : { hourCycle: "h23" }
      const options: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit", timeZone: "UTC", ...half }
      const written = new Intl.DateTimeFormat("en-US", options).format(Date.UTC(2026, 0, 1, time.hour, time.minute))
      expect(text(time, clock)).toBe(written.replaceAll(/\s/g, " "))
    }),
})

property("hours 1 to 11 keep the half of the day, others decide it, and nonsense changes nothing", {
  fault: "a typed hour that changes the half of the day",
  rule: withTypedHour,
  planted: (time: { hour: number; minute: number }, typed: string) =>
    /^\d\d?$/.test(typed) && Number(typed) < 24 ? { ...time, hour: Number(typed) } : time,
  runs: 300,
  holds: (type) =>
    fc.property(times, fc.oneof(fc.integer({ min: 0, max: 40 }).map(String), fc.string({ maxLength: 3 })), (time, typed) => {
      const typedTime = type(time, typed, 12)
      const hour = /^\s*\d{1,2}\s*$/.test(typed) ? Number(typed) : Number.NaN
      if (hour >= 1 && hour <= 11) {
        expect([shownHour(typedTime, 12), typedTime.hour >= 12]).toEqual([hour, time.hour >= 12])
      } else if (hour >= 0 && hour <= 23) expect(typedTime.hour).toBe(hour)
      else expect(typedTime).toEqual(time)
      expect(typedTime.minute).toBe(time.minute)
    }),
})

const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown", "YearUp", "YearDown"] as const
const events: fc.Arbitrary<CalendarEvent> = fc.oneof(
  nearDay.map((day) => ({ type: "DayPressed" as const, day })),
  fc.integer({ min: 0, max: 13 }).map((month) => ({ type: "MonthPressed" as const, month })),
  fc.integer({ min: 2010, max: 2045 }).map((year) => ({ type: "YearPressed" as const, year })),
  fc.constantFrom("months" as const, "years" as const).map((opens) => ({ type: "HeaderPressed" as const, opens })),
  fc.constantFrom(1 as const, -1 as const).map((by) => ({ type: "ArrowPressed" as const, by })),
  fc.constantFrom(...keys).map((name) => ({ type: "KeyPressed" as const, key: name })),
  fc.constant({ type: "PickerClosed" as const }),
  fc.string({ maxLength: 3 }).map((text) => ({ type: "HourTyped" as const, text })),
  fc.integer({ min: -5, max: 70 }).map((minute) => ({ type: "MinuteSlid" as const, minute })),
  fc.constant({ type: "HalfPressed" as const }),
)

property("each key leads to the day that luxon's calendar says", {
  fault: "a month later that spills into the next",
  plantedSeed: 134,
  rule: movedFocus,
  planted: (day: CivilDay, name: CalendarKey): CivilDay =>
    name === "PageDown" ? addDays({ ...day, month: day.month + 1, day: 1 }, day.day - 1) : movedFocus(day, name),
  runs: 300,
  holds: (move) =>
    fc.property(anyDay, fc.constantFrom(...keys), (day, name) => {
      const from = luxonDay(day)
      const oracle = {
        ArrowLeft: from.minus({ days: 1 }),
        ArrowRight: from.plus({ days: 1 }),
        ArrowUp: from.minus({ weeks: 1 }),
        ArrowDown: from.plus({ weeks: 1 }),
        Home: from.startOf("week"),
        End: from.endOf("week"),
        PageUp: from.minus({ months: 1 }),
        PageDown: from.plus({ months: 1 }),
        YearUp: from.minus({ years: 1 }),
        YearDown: from.plus({ years: 1 }),
      }[name]
      expect(move(day, name)).toEqual({ year: oracle.year, month: oracle.month, day: oracle.day })
    }),
})

property("from any month the arrows reach exactly the months from the first day to the last", {
  fault: "an arrow that is hidden a month too early",
  rule: neighbourMonth,
  planted: (shown: YearMonth, by: 1 | -1, settings: CalendarSettings) => {
    const next = neighbourMonth(shown, by, settings)
    return next !== null && by === 1 && next.year === settings.last.year && next.month === settings.last.month ? null : next
  },
  holds: (neighbour) =>
    fc.property(anyDay, fc.integer({ min: 0, max: 900 }), fc.nat(), (first, length, start) => {
      const settings = calendarSettings({ first, last: addDays(first, length) })
      const count = (addDays(first, length).year - first.year) * 12 + (addDays(first, length).month - first.month) + 1
      const begin = DateTime.utc(first.year, first.month, 1).plus({ months: start % count })
      const reached = ([1, -1] as const).map((by) => {
        let steps = 0
        for (let at = neighbour(begin, by, settings); at !== null && steps <= count; at = neighbour(at, by, settings)) steps += 1
        return steps
      })
      expect(reached).toEqual([count - 1 - (start % count), start % count])
    }),
})

property("whatever happens, the view of days has one day in the tab order, read out by its date", {
  fault: "a grid without a selected day that the tab key passes by",
  rule: viewCalendar,
  planted: (state: Calendar, catalogue: Parameters<typeof viewCalendar>[1]) => {
    const picture = viewCalendar(state, catalogue)
    const weeks = picture.weeks.map((week) => ({ ...week, days: week.days.map((one) => ({ ...one, isInTabOrder: one.isSelected })) }))
    return { ...picture, weeks }
  },
  runs: 50,
  holds: (view) =>
    fc.property(nearSettings, fc.array(events, { maxLength: 12 }), (settings, happened) => {
      const state = happened.reduce((now, event) => calendar(now, event)[0], openCalendar({ settings }))
      const picture = view(state, textCatalogue("pl", {}))
      const stops = picture.weeks.flatMap((week) => week.days).filter(({ isInTabOrder }) => isInTabOrder)
      expect(stops.length).toBe(state.pane === "days" ? 1 : 0)
      const spoken = new Intl.DateTimeFormat("pl", { dateStyle: "full", timeZone: "UTC" })
      for (const { date, label } of stops) expect(label.startsWith(spoken.format(Date.parse(date)))).toBe(true)
    }),
})

/** What always holds of a calendar: it shows months on offer, its focus is in the month shown, and its days can be selected. */
function expectSound(state: Calendar): void {
  expect(nearestMonth(state.shown, state.settings)).toEqual(state.shown)
  expect([state.focus.year, state.focus.month]).toEqual([state.shown.year, state.shown.month])
  expect(state.selection.days.filter((day) => !isSelectable(day, state.settings))).toEqual([])
  if (state.time !== null)
    expect([state.time.hour >= 0 && state.time.hour <= 23, state.time.minute >= 0 && state.time.minute <= 59]).toEqual([true, true])
  // a state is data: it survives a recording
  expect(JSON.parse(JSON.stringify(state))).toEqual(state)
}

property("after any events a calendar shows a month on offer, with the focus in it, and can come back to its first view", {
  fault: "a calendar that wanders off",
  rule: calendar,
  planted: (state: Calendar, event: CalendarEvent): readonly [Calendar, readonly CalendarCommand[]] =>
    event.type === "ArrowPressed" && state.pane === "days"
      ? [{ ...state, shown: { year: state.shown.year + event.by, month: state.shown.month } }, []]
      : calendar(state, event),
  runs: 300,
  holds: (step) =>
    fc.property(nearSettings, fc.array(events, { maxLength: 25 }), (settings, happened) => {
      let state = openCalendar({ settings })
      expectSound(state)
      for (const event of happened) {
        const [next, commands] = step(state, event)
        if (next === state) expect(commands).toEqual([])
        state = next
        expectSound(state)
      }
      expect(step(state, { type: "PickerClosed" })[0].pane).toBe(settings.basePane)
    }),
})
