import fc from "fast-check"
import { DateTime, FixedOffsetZone } from "luxon"
import { expect } from "vitest"
import {
  dayAfter,
  nextShipChange,
  readDeadline,
  type ShipQuestion,
  type ShipTime,
  type ShipWording,
  shipWording,
  type TimeSpan,
} from "../../../core/delivery/ship-time.ts"
import type { Weekday } from "../../../core/values/day-arithmetic.ts"
import { civilTimeAt, instantOf } from "../../../core/values/zoned-time.ts"
import { property } from "../../support/property/property.ts"
import { instants, zones } from "./arbitraries.ts"

const spans = fc.record({
  days: fc.integer({ min: 0, max: 40 }),
  hours: fc.integer({ min: 0, max: 23 }),
  minutes: fc.integer({ min: 0, max: 59 }),
})
const times = fc.record({
  today: fc.boolean(),
  isUnknown: fc.boolean(),
  after: fc.option(spans, { nil: null }),
  weekday: fc.option(fc.record({ day: fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7), weeksAhead: fc.integer({ min: 0, max: 3 }) }), {
    nil: null,
  }),
  date: fc.constant(null),
})
const questions: fc.Arbitrary<ShipQuestion> = fc
  .record({
    time: times,
    status: fc.constantFrom("enable" as const, "order" as const, "disable" as const),
    nowMs: instants,
    zone: zones,
    /** seconds for which the page has been open */
    open: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 36 * 3600 })),
    ahead: fc.option(fc.integer({ min: -3 * 3600, max: 30 * 3600 }), { nil: null }),
  })
  .map(({ ahead, open, time, ...rest }) => ({
    ...rest,
    time: { ...time, asOfMs: rest.nowMs - open * 1000, deadlineMs: ahead === null ? null : rest.nowMs + ahead * 1000 },
  }))

/** luxon's day in a zone */
const dayOf = (ms: number, zone: string) => DateTime.fromMillis(ms, { zone }).toISODate()

property("the deadline is told exactly when it is more than 3 hours ahead on luxon's same day", {
  fault: "the deadline told too late",
  rule: shipWording,
  planted: (question: ShipQuestion): ShipWording => {
    const { deadlineMs } = question.time
    const left = (deadlineMs ?? 0) - question.nowMs
    return deadlineMs !== null && left > 0 && left < 10_800_000
      ? { is: "orderBy", deadlineMs }
      : shipWording({ ...question, time: { ...question.time, deadlineMs: null } })
  },
  runs: 300,
  holds: (wording) =>
    fc.property(questions, (question) => {
      const { time, nowMs, zone, status } = question
      const isTold =
        status !== "disable" &&
        !time.isUnknown &&
        time.deadlineMs !== null &&
        time.deadlineMs > DateTime.fromMillis(nowMs).plus({ hours: 3 }).toMillis() &&
        dayOf(time.deadlineMs, zone) === dayOf(nowMs, zone)
      expect(wording(question).is === "orderBy").toBe(isTold)
    }),
})

/** What may be told, as a table of conditions in the order of the specification. */
const table: readonly (readonly [ShipWording["is"], (time: ShipTime, isToldToday: boolean) => boolean])[] = [
  ["nothing", (time) => time.isUnknown],
  ["today", (time, isToldToday) => time.today && isToldToday],
  ["withinDay", ({ after }) => after !== null && after.days * 1440 + after.hours * 60 + after.minutes <= 1440],
  ["inDays", ({ after }) => after !== null && after.days >= 30],
  ["weekday", ({ weekday }) => weekday !== null],
  ["inDays", ({ after }) => after !== null],
  ["nothing", () => true],
]

property("without a deadline the first line of the table that applies is told", {
  fault: "a far date told as a weekday",
  rule: shipWording,
  planted: (question: ShipQuestion): ShipWording => {
    const { weekday, today, isUnknown } = question.time
    return weekday !== null && !today && !isUnknown && question.status !== "disable"
      ? { is: "weekday", weekday: weekday.day, date: null }
      : shipWording(question)
  },
  runs: 300,
  holds: (wording) =>
    fc.property(questions, ({ time: told, nowMs, zone }) => {
      const time = { ...told, deadlineMs: null }
      const [first] = table.find(([, applies]) => applies(time, dayOf(time.asOfMs, zone) === dayOf(nowMs, zone))) ?? ["nothing"]
      expect(wording({ time, status: "enable", nowMs, zone }).is).toBe(first)
    }),
})

property("before the next change the wording stays; at it a promise of the day ends", {
  fault: "a page that goes on promising",
  rule: nextShipChange,
  planted: ({ time }: ShipQuestion) => time.deadlineMs,
  runs: 300,
  holds: (next) =>
    fc.property(questions, fc.double({ min: 0, max: 0.999_999, noNaN: true }), (question, part) => {
      const told = shipWording(question)
      const change = next(question)
      if (told.is === "orderBy" || told.is === "today") {
        expect(change).toBeGreaterThan(question.nowMs)
        expect(shipWording({ ...question, nowMs: change ?? 0 }).is).not.toBe(told.is)
      }
      // where nothing changes, three days must show nothing either
      const end = change ?? question.nowMs + 3 * 86_400_000
      const before = Math.floor(question.nowMs + (end - question.nowMs) * part)
      expect(shipWording({ ...question, nowMs: before })).toEqual(told)
    }),
})

property("a promised date is luxon's day after the span, from when the shop told it", {
  fault: "a promised date that moves while the page stays open",
  rule: shipWording,
  planted: (question: ShipQuestion) => shipWording({ ...question, time: { ...question.time, asOfMs: question.nowMs } }),
  runs: 200,
  holds: (wording) =>
    fc.property(questions, fc.integer({ min: 2, max: 29 }), (question, days) => {
      const { zone, time: told, nowMs } = question
      const after = { days, hours: 10, minutes: 30 }
      const time: ShipTime = { ...told, today: false, isUnknown: false, deadlineMs: null, after, weekday: { day: 4, weeksAhead: 1 } }
      const { year, month, day } = DateTime.fromMillis(told.asOfMs, { zone }).plus({ days }).plus({ hours: 10, minutes: 30 })
      expect(wording({ time, status: "enable", nowMs, zone })).toEqual({ is: "weekday", weekday: 4, date: { year, month, day } })
    }),
})

property("the day after a span is luxon's", {
  fault: "days counted as 24 hours on the night when the clock changes",
  rule: dayAfter,
  planted: (nowMs: number, { days, hours, minutes }: TimeSpan, zone: string) =>
    dayAfter(nowMs, { days: 0, hours: days * 24 + hours, minutes }, zone),
  runs: 500,
  holds: (after) =>
    fc.property(instants, spans, zones, (nowMs, span, zone) => {
      const { year, month, day } = DateTime.fromMillis(nowMs, { zone })
        .plus({ days: span.days })
        .plus({ hours: span.hours, minutes: span.minutes })
      expect(after(nowMs, span, zone)).toEqual({ year, month, day })
    }),
})

/** Within an hour of the moment at which clocks go back, when the same hour comes again. */
const turns = fc.constantFrom(
  { zone: "Europe/Warsaw", turn: "2026-10-25T01:00Z" },
  { zone: "America/New_York", turn: "2026-11-01T06:00Z" },
  { zone: "Australia/Lord_Howe", turn: "2026-04-04T15:00Z" },
)

property("without whole days the day after a span is that of plain time", {
  fault: "an hour that comes twice taken for its first time",
  rule: dayAfter,
  planted: (fromMs: number, span: TimeSpan, zone: string) => dayAfter(instantOf(civilTimeAt(fromMs, zone), zone), span, zone),
  runs: 200,
  holds: (after) =>
    fc.property(turns, fc.integer({ min: -3600, max: 3599 }), fc.integer({ min: 0, max: 2880 }), ({ zone, turn }, shift, minutes) => {
      const fromMs = Date.parse(turn) + shift * 1000
      const { year, month, day } = DateTime.fromMillis(fromMs + minutes * 60_000, { zone })
      const span = { days: 0, hours: Math.floor(minutes / 60), minutes: minutes % 60 }
      expect(after(fromMs, span, zone)).toEqual({ year, month, day })
    }),
})

property("a time of the clock is luxon's time of the shop's today", {
  fault: "a deadline in the zone of the server",
  rule: readDeadline,
  planted: (text: string, nowMs: number) => readDeadline(text, nowMs, "UTC"),
  holds: (read) =>
    fc.property(instants, zones, fc.integer({ min: 0, max: 86_399 }), (nowMs, zone, second) => {
      const clock = { hour: Math.floor(second / 3600), minute: Math.floor(second / 60) % 60, second: second % 60 }
      const text = [clock.hour, clock.minute, clock.second].map((number) => String(number).padStart(2, "0")).join(":")
      const oracle = DateTime.fromMillis(nowMs, { zone }).set({ ...clock, millisecond: 0 })
      const found = DateTime.fromMillis(read(text, nowMs, zone) ?? Number.NaN, { zone })
      expect(found.toISODate()).toBe(oracle.toISODate())
      // of an hour that comes twice either is the same reading
      expect(found.toFormat("HH:mm:ss")).toBe(oracle.toFormat("HH:mm:ss"))
    }),
})

property("a deadline with an offset is luxon's instant", {
  fault: "an offset that is not read, or read backwards",
  rule: readDeadline,
  planted: (text: string, nowMs: number, zone: string) => readDeadline(text.replace(/(?:Z|[+-]\d{2}:\d{2})$/, ""), nowMs, zone),
  holds: (read) =>
    fc.property(instants, zones, fc.integer({ min: -14 * 60, max: 14 * 60 }), (instant, zone, offset) => {
      const text = DateTime.fromMillis(instant, { zone: FixedOffsetZone.instance(offset) }).toISO({ suppressMilliseconds: true }) ?? ""
      expect(read(text, 0, zone)).toBe(instant)
    }),
})
