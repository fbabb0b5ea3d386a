import fc from "fast-check"
import { DateTime } from "luxon"
import { expect, test } from "vitest"
import { calendar, openCalendar } from "../../../core/calendar/calendar.ts"
import { type CalendarSettings, calendarSettings, type DayRange } from "../../../core/calendar/calendar-settings.ts"
import type { Calendar, CalendarCommand, CalendarEvent } from "../../../core/calendar/calendar-state.ts"
import { clockText, parseClockText, shownHour, withTypedHour } from "../../../core/calendar/clock-time.ts"
import { isSelectable } from "../../../core/calendar/is-selectable.ts"
import { type GridWeek, monthGrid, type YearMonth } from "../../../core/calendar/month-grid.ts"
import { nearestMonth } from "../../../core/calendar/navigation.ts"
import { type DaySelection, noDays, selectDay } from "../../../core/calendar/select-day.ts"
import { type IsoWeek, isoWeek } from "../../../core/calendar/week-number.ts"
import { addDays, type CivilDay, civilDay, compareDays, dayNumber, type Weekday } from "../../../core/time/civil-day.ts"
import { faultProperty } from "../../support/property/fault-property.ts"

const last = dayNumber({ year: 2470, month: 12, day: 31 })
const anyDay = fc.integer({ min: 0, max: last }).map(civilDay)
const anyMonth = fc.record({ year: fc.integer({ min: 1970, max: 2470 }), month: fc.integer({ min: 1, max: 12 }) })
/** November 2026 and a week around it, where settings and clicks meet often. */
const nearDay = fc.integer({ min: -7, max: 37 }).map((shift) => addDays({ year: 2026, month: 11, day: 1 }, shift))
const ranges = fc.array(fc.record({ first: nearDay, last: nearDay }), { maxLength: 3 })
const weekdays = fc.uniqueArray(fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7), { maxLength: 3 })
const nearSettings = fc
  .record({
    base: fc.constantFrom("days" as const, "months" as const, "years" as const),
    dayMode: fc.constantFrom("single" as const, "multiple" as const, "ranged" as const),
    picksMonth: fc.boolean(),
    picksYear: fc.boolean(),
    bounds: fc.record({ first: nearDay, last: nearDay }),
    disabled: ranges,
    enabled: fc.option(fc.array(fc.record({ first: nearDay, last: nearDay }), { minLength: 1, maxLength: 3 }), { nil: null }),
    disabledWeekdays: weekdays,
    workingDays: fc.option(weekdays, { nil: null }),
    disablesWeekends: fc.boolean(),
    clock: fc.constantFrom(12 as const, 24 as const, null),
  })
  .map(({ bounds, ...said }) => {
    const ordered = compareDays(bounds.first, bounds.last) <= 0 ? bounds : { first: bounds.last, last: bounds.first }
    return calendarSettings({ ...said, ...ordered, today: { year: 2026, month: 11, day: 21 } })
  })

const luxonDay = ({ year, month, day }: CivilDay) => DateTime.utc(year, month, day)
const key = ({ year, month, day }: CivilDay) => `${year}-${month}-${day}`

faultProperty("weeks counted from New Year's Day. A week number is luxon's ISO week, with its year", {
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

test("every month of the five centuries has luxon's grid and luxon's weeks", () => {
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
      const sameWeeks = grid.every(({ week }, row) => week.week === begin.plus({ weeks: row }).weekNumber)
      if (grid.length !== weeks || !sameEnds || !sameWeeks) wrong.push(`${year}-${month}`)
    }
  }
  expect(wrong).toEqual([])
})

faultProperty("a week that starts on Sunday. The grid is whole weeks from Monday without a gap, and has every day of its month once", {
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

faultProperty("an enabled list that gives back what is disabled. The selectable days are those that filtering a list of days leaves", {
  rule: isSelectable,
  planted: (day: CivilDay, settings: CalendarSettings) =>
    isSelectable(day, settings.enabled === null ? settings : { ...settings, disabled: [] }),
  runs: 200,
  holds: (selectable) =>
    fc.property(nearSettings, (settings) => {
      expect(allNear.filter((day) => selectable(day, settings)).map(key)).toEqual(selectableByLists(settings, allNear).map(key))
    }),
})

/** Ranged selection once more: complete pairs of clicks. */
const clicks = fc.array(nearDay, { maxLength: 9 })

faultProperty("disabled days inside a range. Whatever is clicked, every selected day can be selected, once", {
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

faultProperty("a third click that goes on with the old range. After an even number of clicks the days are those between the last two", {
  rule: selectDay,
  planted: (selection: DaySelection, day: CivilDay, settings: CalendarSettings) => {
    const [first] = selection.days
    return selectDay(first === undefined ? selection : { days: selection.days, opened: first }, day, settings)
  },
  holds: (select) =>
    fc.property(fc.array(nearDay, { minLength: 1, maxLength: 8 }), (pressed) => {
      const settings = calendarSettings({ dayMode: "ranged" })
      const { days, opened } = pressed.reduce((selection, day) => select(selection, day, settings), noDays)
      const [to, from] = [pressed.at(-1), pressed.at(-2)]
      if (to === undefined) return
      const even = pressed.length % 2 === 0
      expect(opened).toEqual(even ? null : to)
      const start = even && from !== undefined ? from : to
      const span = Math.abs(luxonDay(to).diff(luxonDay(start), "days").days) + 1
      expect([days.length, key(days[0] ?? to), key(days.at(-1) ?? to)]).toEqual([span, key(start), key(to)])
    }),
})

faultProperty("multiple days that cannot be cleared. A day is selected exactly when it was clicked an odd number of times", {
  rule: selectDay,
  planted: (selection: DaySelection, day: CivilDay) => ({
    days: [...selection.days.filter((one) => key(one) !== key(day)), day],
    opened: null,
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

faultProperty("noon shown as AM. A time survives being written and read, and Intl writes it alike", {
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

faultProperty("a typed hour that changes the half of the day. Hours 1 to 12 keep it, others decide it, and nonsense changes nothing", {
  rule: withTypedHour,
  planted: (time: { hour: number; minute: number }, typed: string) =>
    /^\d\d?$/.test(typed) && Number(typed) < 24 ? { ...time, hour: Number(typed) } : time,
  runs: 300,
  holds: (type) =>
    fc.property(times, fc.oneof(fc.integer({ min: 0, max: 40 }).map(String), fc.string({ maxLength: 3 })), (time, typed) => {
      const typedTime = type(time, typed, 12)
      const hour = /^\s*\d{1,2}\s*$/.test(typed) ? Number(typed) : Number.NaN
      if (hour >= 1 && hour <= 12) {
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
  fc.constant({ type: "PickerLeft" as const }),
  fc.string({ maxLength: 3 }).map((text) => ({ type: "HourTyped" as const, text })),
  fc.integer({ min: -5, max: 70 }).map((minute) => ({ type: "MinuteSlid" as const, minute })),
  fc.constant({ type: "HalfPressed" as const }),
)

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

faultProperty(
  "a calendar that wanders off. After any events it shows a month on offer, with the focus in it, and can come back to its first view",
  {
    rule: calendar,
    planted: (state: Calendar, event: CalendarEvent): readonly [Calendar, readonly CalendarCommand[]] =>
      event.type === "ArrowPressed" && state.view === "days"
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
        expect(step(state, { type: "PickerLeft" })[0].view).toBe(settings.base)
      }),
  },
)
