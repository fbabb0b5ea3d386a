import { describe, expect, test } from "vitest"
import { nextInRhythm, wishedPlan } from "../../../core/order/own/subscription-plan.ts"
import { parseCivilDay } from "../../../core/values/civil-day.ts"

const day = (text: string) => parseCivilDay(text) ?? { year: 0, month: 0, day: 0 }

describe("a subscription goes on (10.880, 10.881)", () => {
  test.each([
    // state, next, wish, today, state and next afterwards
    ["active", "2026-12-01", "skip", "2026-11-28", "active", "2026-12-31"],
    ["active", "2026-10-01", "skip", "2026-11-28", "active", "2026-11-30"],
    ["active", "2026-12-01", "pause", "2026-11-28", "paused", "2026-12-01"],
    ["active", "2026-12-01", "resume", "2026-11-28", null, null],
    ["active", "2026-12-01", "cancel", "2026-11-28", "cancelled", "2026-12-01"],
    ["paused", "2026-12-01", "resume", "2026-11-28", "active", "2026-12-01"],
    ["paused", "2026-12-01", "resume", "2026-12-01", "active", "2026-12-31"],
    ["paused", "2026-12-01", "skip", "2026-11-28", null, null],
    ["paused", "2026-12-01", "cancel", "2026-11-28", "cancelled", "2026-12-01"],
    ["cancelled", "2026-12-01", "resume", "2026-11-28", null, null],
    ["cancelled", "2026-12-01", "cancel", "2026-11-28", null, null],
  ] as const)("%s until %s, %s on %s: %s, %s", (state, next, wish, today, after, nextAfter) => {
    const plan = wishedPlan({ state, periodDays: 30, next: day(next) }, wish, day(today))
    expect(plan).toEqual(after === null ? null : { state: after, periodDays: 30, next: day(nextAfter) })
  })

  test("over the change of the clock and the end of a year, in days", () => {
    expect(nextInRhythm({ periodDays: 7, next: day("2026-10-24") }, day("2026-10-24"))).toEqual(day("2026-10-31"))
    expect(nextInRhythm({ periodDays: 30, next: day("2026-12-15") }, day("2026-12-15"))).toEqual(day("2027-01-14"))
  })
})
