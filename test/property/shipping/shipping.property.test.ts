import fc from "fast-check"
import { DateTime } from "luxon"
import { expect } from "vitest"
import {
  type Countdown,
  countdown,
  type CountdownCommand,
  type CountdownEvent,
  startCountdown,
  timeLeft,
} from "../../../core/countdown/countdown.ts"
import { countdownEnd, type PriceEnds, tillInstant } from "../../../core/countdown/countdown-end.ts"
import type { Decimal } from "../../../core/decimal/decimal.ts"
import type { Money } from "../../../core/money/money.ts"
import { type PaymentCost, paymentCost } from "../../../core/payment/payment-cost.ts"
import { type CourierGroup, type CourierOption, courierGroups } from "../../../core/shipping/courier.ts"
import { courierKey, type CourierQuestion, normalQuestion } from "../../../core/shipping/courier-question.ts"
import { dayAfter } from "../../../core/shipping/day-after.ts"
import { type DayHours, hoursGroups, isOpenAt, type OpeningHours } from "../../../core/shipping/opening-hours.ts"
import { readDeadline } from "../../../core/shipping/read-deadline.ts"
import type { ShipTime, TimeSpan } from "../../../core/shipping/ship-time.ts"
import { nextShipChange, type ShipQuestion, type ShipWording, shipWording } from "../../../core/shipping/ship-wording.ts"
import type { Weekday } from "../../../core/time/civil-day.ts"
import { faultProperty } from "../../support/property/fault-property.ts"

const zones = fc.constantFrom("Europe/Warsaw", "UTC", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu")
/** Around the clock changes of 2026 as well as anywhere in that year. */
const instants = fc
  .oneof(
    fc.integer({ min: 0, max: 31_536_000 }),
    fc
      .constantFrom("2026-03-29T00:00Z", "2026-10-25T00:00Z", "2026-03-08T06:00Z", "2026-11-01T05:00Z")
      .chain((change) =>
        fc.integer({ min: -86_400, max: 86_400 }).map((shift) => (Date.parse(change) - Date.UTC(2026, 0, 1)) / 1000 + shift),
      ),
  )
  .map((seconds) => Date.UTC(2026, 0, 1) + seconds * 1000)
const spans = fc.record({
  days: fc.integer({ min: 0, max: 40 }),
  hours: fc.integer({ min: 0, max: 23 }),
  minutes: fc.integer({ min: 0, max: 59 }),
})
const times: fc.Arbitrary<ShipTime> = fc.record({
  today: fc.boolean(),
  isUnknown: fc.boolean(),
  deadlineMs: fc.constant(null),
  after: fc.option(spans, { nil: null }),
  weekday: fc.option(fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7), { nil: null }),
  weeks: fc.integer({ min: 0, max: 3 }),
  date: fc.constant(null),
})
const questions: fc.Arbitrary<ShipQuestion> = fc
  .record({
    time: times,
    status: fc.constantFrom("enable" as const, "order" as const, "disable" as const),
    nowMs: instants,
    zone: zones,
    ahead: fc.option(fc.integer({ min: -3 * 3600, max: 30 * 3600 }), { nil: null }),
  })
  .map(({ ahead, time, ...rest }) => ({ ...rest, time: { ...time, deadlineMs: ahead === null ? null : rest.nowMs + ahead * 1000 } }))

faultProperty("the deadline told too late. It is told exactly when it is more than 3 hours ahead on luxon's same day", {
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
      const day = (ms: number) => DateTime.fromMillis(ms, { zone }).toISODate()
      const isTold =
        status !== "disable" &&
        !time.isUnknown &&
        time.deadlineMs !== null &&
        time.deadlineMs > DateTime.fromMillis(nowMs).plus({ hours: 3 }).toMillis() &&
        day(time.deadlineMs) === day(nowMs)
      expect(wording(question).is === "orderBy").toBe(isTold)
    }),
})

/** What may be told, as a table of conditions in the order of the specification. */
const table: readonly (readonly [ShipWording["is"], (time: ShipTime) => boolean])[] = [
  ["nothing", (time) => time.isUnknown],
  ["today", (time) => time.today],
  ["withinDay", ({ after }) => after !== null && after.days * 1440 + after.hours * 60 + after.minutes <= 1440],
  ["inDays", ({ after }) => after !== null && after.days >= 30],
  ["weekday", ({ weekday }) => weekday !== null],
  ["inDays", ({ after }) => after !== null],
  ["nothing", () => true],
]

faultProperty("a far date told as a weekday. Without a deadline the first line of the table that applies is told", {
  rule: shipWording,
  planted: (question: ShipQuestion): ShipWording => {
    const { weekday, today, isUnknown } = question.time
    return weekday !== null && !today && !isUnknown && question.status !== "disable"
      ? { is: "weekday", weekday, date: null }
      : shipWording(question)
  },
  runs: 300,
  holds: (wording) =>
    fc.property(times, instants, zones, (time, nowMs, zone) => {
      const [first] = table.find(([, applies]) => applies(time)) ?? ["nothing"]
      expect(wording({ time, status: "enable", nowMs, zone }).is).toBe(first)
    }),
})

faultProperty("a page that goes on promising. Before the next change the kind of wording stays; at it a promise of the day ends", {
  rule: nextShipChange,
  planted: ({ time }: ShipQuestion) => time.deadlineMs,
  runs: 300,
  holds: (next) =>
    fc.property(questions, fc.double({ min: 0, max: 0.999_999, noNaN: true }), (question, part) => {
      const told = shipWording(question)
      const change = next(question)
      if (told.is === "orderBy") {
        expect(change).toBeGreaterThan(question.nowMs)
        expect(shipWording({ ...question, nowMs: change ?? 0 }).is).not.toBe("orderBy")
      }
      if (change === null) return
      const before = Math.floor(question.nowMs + (change - question.nowMs) * part)
      expect(shipWording({ ...question, nowMs: before }).is).toBe(told.is)
    }),
})

faultProperty("days counted as 24 hours on the night when the clock changes. The day after a span is luxon's", {
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

faultProperty("a deadline in the zone of the server. A time of the clock is luxon's time of the shop's today", {
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

const couriers: fc.Arbitrary<readonly CourierOption[]> = fc
  .array(
    fc.record({
      payment: fc.constantFrom("prepaid" as const, "dvp" as const),
      cost: fc.option(fc.integer({ min: 0, max: 5 }), { nil: null }),
    }),
    { maxLength: 12 },
  )
  .map((all) =>
    all.map(({ payment, cost }, at) => ({
      id: String(at),
      name: `courier ${at}`,
      payment,
      cost: cost === null ? null : { minor: cost },
      delivery: { today: false, after: null, weekday: null, weeks: 0 },
      minimumWorth: null,
      isPickup: false,
    })),
  )

faultProperty("a courier that is lost or shuffled. Groups hold every courier once, costs never fall, equal costs keep their order", {
  rule: courierGroups,
  planted: (all: readonly CourierOption[]): readonly CourierGroup[] =>
    courierGroups(all).map((group) => ({
      ...group,
      couriers: group.couriers.toSorted((a, b) => (a.cost?.minor ?? 0) - (b.cost?.minor ?? 0)),
    })),
  holds: (groups) =>
    fc.property(couriers, (all) => {
      const found = groups(all)
      expect(found.flatMap((group) => group.couriers.map(({ id }) => id)).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
      for (const { payment, couriers: inside } of found) {
        const rank = inside.map(({ cost, id }) => (cost === null ? 1_000_000 : cost.minor * 1000) + Number(id))
        expect(rank).toEqual(rank.toSorted((a, b) => a - b))
        expect(inside.every((courier) => courier.payment === payment)).toBe(true)
      }
    }),
})

const sizeIds = fc.constantFrom("onesize", "uniw", "M", "L")
const parts = fc.array(fc.record({ productId: fc.integer({ min: 1, max: 3 }), sizeId: sizeIds }), { maxLength: 2 })
const courierQuestions: fc.Arbitrary<CourierQuestion> = fc.record({
  products: fc.array(
    fc.record({
      productId: fc.integer({ min: 1, max: 3 }),
      sizeId: sizeIds,
      quantity: fc.record({ coefficient: fc.constantFrom(1, 10, 2), scale: fc.constantFrom(0, 1) }),
      parts,
    }),
    { maxLength: 2 },
  ),
  context: fc.dictionary(fc.constantFrom("country", "zip", "currency"), fc.constantFrom("pl", "00-001", "")),
})

faultProperty("an answer kept under the wrong key. Two questions share a key exactly when they mean the same", {
  rule: courierKey,
  planted: ({ products }: CourierQuestion) => courierKey({ products, context: {} }),
  runs: 500,
  holds: (key) =>
    fc.property(courierQuestions, courierQuestions, (one, other) => {
      const turned = { ...one, context: Object.fromEntries(Object.entries(one.context).toReversed()) }
      expect(key(turned)).toBe(key(one))
      expect(key(one) === key(other)).toBe(JSON.stringify(normalQuestion(one)) === JSON.stringify(normalQuestion(other)))
    }),
})

const decimals = fc.record({ coefficient: fc.integer({ min: 0, max: 2000 }), scale: fc.integer({ min: 0, max: 3 }) })
const amounts = fc.integer({ min: 0, max: 5_000_000 }).map((minor) => ({ minor }))

/** The cost once more, in whole numbers of a hundred-thousandth of a grosz. */
function costByHand(percent: Decimal | null, fixed: Money | null, minimum: Money | null, paid: Money): bigint {
  if (paid.minor === 0) return 0n
  const fine = percent === null ? 0n : BigInt(paid.minor) * BigInt(percent.coefficient) * 10n ** BigInt(3 - percent.scale)
  const share = (fine + 50_000n) / 100_000n
  const cost = share + BigInt(fixed?.minor ?? 0)
  return minimum !== null && cost < BigInt(minimum.minor) ? BigInt(minimum.minor) : cost
}

faultProperty("the minimum added instead of compared. A payment costs what whole numbers give, and never less than its minimum", {
  rule: paymentCost,
  planted: ({ minimum, ...cost }: PaymentCost, paid: Money) => ({
    minor: paymentCost({ ...cost, minimum: null }, paid).minor + (minimum?.minor ?? 0),
  }),
  runs: 300,
  holds: (cost) =>
    fc.property(
      fc.option(decimals, { nil: null }),
      fc.option(amounts, { nil: null }),
      fc.option(amounts, { nil: null }),
      amounts,
      (percent, fixed, minimum, paid) => {
        expect(BigInt(cost({ percent, fixed, minimum }, paid).minor)).toBe(costByHand(percent, fixed, minimum, paid))
      },
    ),
})

const clock = fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.constantFrom(0, 30) })
const dayHours: fc.Arbitrary<DayHours> = fc.oneof(
  fc.constant<DayHours>({ is: "closed" }),
  fc.constant<DayHours>({ is: "allDay" }),
  fc.record({ is: fc.constant("hours" as const), from: clock, till: clock }),
)
const openings: fc.Arbitrary<OpeningHours> = fc.tuple(dayHours, dayHours, dayHours, dayHours, dayHours, dayHours, dayHours)

/** Open minutes of a week as a set, each day's hours drawn minute by minute. 24 hours where till equals from. */
function openMinutes(hours: OpeningHours): ReadonlySet<number> {
  const minutes = new Set<number>()
  hours.forEach((day, at) => {
    if (day.is === "closed") return
    const from = day.is === "allDay" ? 0 : day.from.hour * 60 + day.from.minute
    const till = day.is === "allDay" ? 1440 : day.till.hour * 60 + day.till.minute
    const length = till > from ? till - from : till + 1440 - from
    for (let minute = 0; minute < length; minute += 1) minutes.add((at * 1440 + from + minute) % 10_080)
  })
  return minutes
}

faultProperty("a store that closes at midnight. It is open in exactly the minutes of a week that its hours draw", {
  rule: isOpenAt,
  planted: (hours: OpeningHours, instantMs: number, zone: string) => {
    const now = DateTime.fromMillis(instantMs, { zone })
    const today = hours[now.weekday - 1]
    const minute = now.hour * 60 + now.minute
    return (
      today?.is === "allDay" ||
      (today?.is === "hours" && minute >= today.from.hour * 60 + today.from.minute && minute < today.till.hour * 60 + today.till.minute)
    )
  },
  runs: 200,
  holds: (isOpen) =>
    fc.property(openings, fc.integer({ min: 0, max: 10_079 }), (hours, minute) => {
      // a week without a clock change, from Monday 16 November 2026
      const instant = DateTime.fromObject({ year: 2026, month: 11, day: 16 }, { zone: "Europe/Warsaw" }).plus({ minutes: minute })
      expect(isOpen(hours, instant.toMillis(), "Europe/Warsaw")).toBe(openMinutes(hours).has(minute))
    }),
})

faultProperty("days that are left out of the lines. Groups follow each other from Monday to Sunday, and neighbours differ", {
  rule: hoursGroups,
  planted: (hours: OpeningHours) => hoursGroups(hours).filter((group) => group.hours.is !== "closed"),
  holds: (groups) =>
    fc.property(openings, (hours) => {
      const found = groups(hours)
      expect([found[0]?.first, found.at(-1)?.last]).toEqual([1, 7])
      found.forEach((group, at) => {
        const next = found[at + 1]
        if (next !== undefined)
          expect([next.first, JSON.stringify(next.hours) === JSON.stringify(group.hours)]).toEqual([group.last + 1, false])
        for (let day = group.first; day <= group.last; day += 1) expect(hours[day - 1]).toEqual(group.hours)
      })
    }),
})

const tills = fc.record({
  date: fc.oneof(
    fc.constant(null),
    fc.integer({ min: 1, max: 28 }).map((day) => `2026-03-${String(day).padStart(2, "0")}`),
  ),
  hour: fc.oneof(fc.constant(null), fc.constantFrom("8", "08:30", "23:59:59", "24", "noon")),
})
const priceEnds: fc.Arbitrary<PriceEnds> = fc.record({ promotion: tills, discount: tills, distinguished: tills, special: tills })

faultProperty("the nearest end in place of the first. A countdown ends at the first of the four ends that is ahead", {
  rule: countdownEnd,
  planted: (ends: PriceEnds, nowMs: number, zone: string) => {
    const ahead = Object.values(ends)
      .flatMap((end) => tillInstant(end, zone) ?? [])
      .filter((end) => end > nowMs)
    return ahead.length === 0 ? null : Math.min(...ahead)
  },
  runs: 300,
  holds: (end) =>
    fc.property(priceEnds, fc.integer({ min: 0, max: 27 * 86_400 }), (ends, second) => {
      const nowMs = Date.UTC(2026, 2, 1) + second * 1000
      const inOrder = [ends.promotion, ends.discount, ends.distinguished, ends.special]
      const instants_ = inOrder.map(({ date, hour }) => {
        const [h = "23", m = hour === null ? "59" : "00", s = hour === null ? "59" : "00"] = hour?.split(":") ?? []
        const time = DateTime.fromISO(`${date ?? "none"}T${h.padStart(2, "0")}:${m}:${s}`, { zone: "Europe/Warsaw" })
        return time.isValid && Number(h) < 24 ? time.toMillis() : null
      })
      expect(end(ends, nowMs, "Europe/Warsaw")).toBe(instants_.find((instant) => instant !== null && instant > nowMs) ?? null)
    }),
})

faultProperty("days taken from the hours. What is left adds up to the whole seconds", {
  rule: timeLeft,
  planted: (ms: number) => ({ ...timeLeft(ms), hours: Math.floor(ms / 3_600_000) }),
  holds: (left) =>
    fc.property(fc.integer({ min: 0, max: 500 * 86_400_000 }), (ms) => {
      const { days, hours, minutes, seconds } = left(ms)
      expect((((days ?? 0) * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.floor(ms / 1000))
      expect([days === 0, hours < 24, minutes < 60, seconds < 60]).toEqual([false, true, true, true])
    }),
})

const countdownEvents: fc.Arbitrary<CountdownEvent> = fc.oneof(
  fc.record({ type: fc.constant("Ticked" as const), asked: fc.integer({ min: 0, max: 6 }), nowMs: fc.integer({ min: 0, max: 9000 }) }),
  fc.record({ type: fc.constant("Woken" as const), nowMs: fc.integer({ min: 0, max: 9000 }) }),
  fc.record({
    type: fc.constant("EndChanged" as const),
    endMs: fc.option(fc.integer({ min: 0, max: 9000 }), { nil: null }),
    nowMs: fc.integer({ min: 0, max: 9000 }),
  }),
)

faultProperty("two timers that tick at once. A running countdown has exactly one timer that counts, and it is never at or past its end", {
  rule: countdown,
  planted: (state: Countdown, event: CountdownEvent): readonly [Countdown, readonly CountdownCommand[]] =>
    state.is === "running" && event.type === "Ticked" ? countdown(state, { ...event, asked: state.asked }) : countdown(state, event),
  runs: 300,
  holds: (step) =>
    fc.property(fc.integer({ min: 1, max: 9000 }), fc.array(countdownEvents, { maxLength: 12 }), (endMs, events) => {
      let [state, commands] = startCountdown(endMs, 0)
      for (const event of events) {
        const before = state
        ;[state, commands] = step(state, event)
        if (state.is === "running") {
          expect(state.nowMs).toBeLessThan(state.endMs)
          if (state !== before) expect(commands).toEqual([{ type: "StartTimer", timer: "countdown", asked: state.asked, ms: 1000 }])
          if (before.is === "running" && event.type === "Ticked" && event.asked !== before.asked) expect(state).toBe(before)
        } else expect(commands).toEqual([])
        if (before.is === "gone" && event.type !== "EndChanged") expect(state).toBe(before)
      }
    }),
})
