import fc from "fast-check"
import { DateTime } from "luxon"
import { expect } from "vitest"
import {
  type Countdown,
  countdown,
  type CountdownCommand,
  countdownEnd,
  type CountdownEvent,
  endInstant,
  startCountdown,
  timeLeft,
} from "../../../core/pricing/countdown.ts"
import type { PriceEnds } from "../../../core/product/price-ends.ts"
import { property } from "../../support/property/property.ts"

const tills = fc.record({
  date: fc.oneof(
    fc.constant(null),
    fc.integer({ min: 1, max: 28 }).map((day) => `2026-03-${String(day).padStart(2, "0")}`),
  ),
  hour: fc.oneof(fc.constant(null), fc.constantFrom("8", "08:30", "23:59:59", "24", "noon")),
})
const priceEnds: fc.Arbitrary<PriceEnds> = fc.record({ promotion: tills, discount: tills, distinguished: tills, special: tills })

property("a countdown ends at the first of the four ends that is ahead", {
  fault: "the nearest end in place of the first",
  rule: countdownEnd,
  planted: (ends: PriceEnds, nowMs: number, zone: string) => {
    const ahead = Object.values(ends)
      .flatMap((end) => endInstant(end, zone) ?? [])
      .filter((end) => end > nowMs)
    return ahead.length === 0 ? null : Math.min(...ahead)
  },
  runs: 300,
  holds: (end) =>
    fc.property(priceEnds, fc.integer({ min: 0, max: 27 * 86_400 }), (ends, second) => {
      const nowMs = Date.UTC(2026, 2, 1) + second * 1000
      const inOrder = [ends.promotion, ends.discount, ends.distinguished, ends.special]
      const instants_ = inOrder.map(({ date, hour }) => {
        const lastSecond = hour === null || hour === "24" ? "23:59:59" : hour
        const [h = "", m = "00", s = "00"] = lastSecond.split(":")
        const time = DateTime.fromISO(`${date ?? "none"}T${h.padStart(2, "0")}:${m}:${s}`, { zone: "Europe/Warsaw" })
        return time.isValid ? time.toMillis() : null
      })
      expect(end(ends, nowMs, "Europe/Warsaw")).toBe(instants_.find((instant) => instant !== null && instant > nowMs) ?? null)
    }),
})

property("what is left adds up to the whole seconds", {
  fault: "days taken from the hours",
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
  fc.record({ type: fc.constant("Ticked" as const), timerId: fc.integer({ min: 0, max: 6 }), nowMs: fc.integer({ min: 0, max: 9000 }) }),
  fc.record({ type: fc.constant("Woken" as const), nowMs: fc.integer({ min: 0, max: 9000 }) }),
  fc.record({
    type: fc.constant("EndChanged" as const),
    endMs: fc.option(fc.integer({ min: 0, max: 9000 }), { nil: null }),
    nowMs: fc.integer({ min: 0, max: 9000 }),
  }),
)

property("a running countdown has exactly one timer that counts, and it is never at or past its end", {
  fault: "two timers that tick at once",
  rule: countdown,
  planted: (state: Countdown, event: CountdownEvent): readonly [Countdown, readonly CountdownCommand[]] =>
    state.is === "running" && event.type === "Ticked" ? countdown(state, { ...event, timerId: state.timerId }) : countdown(state, event),
  runs: 300,
  holds: (step) =>
    fc.property(fc.integer({ min: 1, max: 9000 }), fc.array(countdownEvents, { maxLength: 12 }), (endMs, events) => {
      let [state, commands] = startCountdown(endMs, 0)
      for (const event of events) {
        const before = state
        ;[state, commands] = step(state, event)
        if (state.is === "running") {
          expect(state.nowMs).toBeLessThan(state.endMs)
          const { timerId, nowMs } = state
          if (state !== before)
            expect(commands).toEqual([{ type: "StartTimer", timer: "countdown", timerId, ms: 1000, dueMs: nowMs + 1000 }])
          if (before.is === "running" && event.type === "Ticked" && event.timerId !== before.timerId) expect(state).toBe(before)
        } else expect(commands).toEqual([])
        if (before.is === "gone" && event.type !== "EndChanged") expect(state).toBe(before)
      }
    }),
})

property("however late its ticks come, a countdown ends at the first one at or past its end", {
  fault: "seconds counted in place of the time told",
  rule: countdown,
  planted: (state: Countdown, event: CountdownEvent): readonly [Countdown, readonly CountdownCommand[]] =>
    countdown(state, event.type === "Ticked" && state.is === "running" ? { ...event, nowMs: state.nowMs + 1000 } : event),
  holds: (step) =>
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.array(fc.integer({ min: 1, max: 40_000 }), { minLength: 1, maxLength: 20 }),
      (endMs, pauses) => {
        let [state, commands] = startCountdown(endMs, 0)
        let nowMs = 0
        for (const pause of pauses) {
          const [timer] = commands
          if (timer === undefined) break
          nowMs += pause
          ;[state, commands] = step(state, { type: "Ticked", timerId: timer.timerId, nowMs })
          expect(state.is).toBe(nowMs < endMs ? "running" : "gone")
          expect(JSON.parse(JSON.stringify(state))).toEqual(state)
        }
      },
    ),
})
