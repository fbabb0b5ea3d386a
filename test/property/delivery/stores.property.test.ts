import fc from "fast-check"
import { DateTime } from "luxon"
import { expect } from "vitest"
import { type DayHours, hoursGroups, isOpenAt, type OpeningHours } from "../../../core/delivery/opening-hours.ts"
import { property } from "../../support/property/property.ts"

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

property("a store is open in exactly the minutes of a week that its hours draw", {
  fault: "a store that closes at midnight",
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

property("groups follow each other from Monday to Sunday, and neighbours differ", {
  fault: "days that are left out of the lines",
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

const dayTimes: fc.Arbitrary<DayHours> = fc
  .tuple(fc.integer({ min: 4, max: 13 }), fc.integer({ min: 14, max: 24 }))
  .map(([from, till]) => ({ is: "hours", from: { hour: from, minute: 0 }, till: { hour: till, minute: 0 } }))
const dayWeeks: fc.Arbitrary<OpeningHours> = fc.tuple(dayTimes, dayTimes, dayTimes, dayTimes, dayTimes, dayTimes, dayTimes)

property("through the weeks in which clocks change a store is open by the hour that luxon's clock shows", {
  fault: "winter's hours in summer",
  rule: isOpenAt,
  planted: (hours: OpeningHours, instantMs: number) => isOpenAt(hours, instantMs, "Etc/GMT-1"),
  holds: (isOpen) =>
    fc.property(dayWeeks, fc.constantFrom("2026-03-25", "2026-10-21"), fc.integer({ min: 0, max: 8 * 1440 }), (hours, from, minute) => {
      const now = DateTime.fromISO(from, { zone: "Europe/Warsaw" }).plus({ minutes: minute })
      const today = hours[now.weekday - 1]
      const isOpenNow = today?.is === "hours" && now.hour >= today.from.hour && now.hour < today.till.hour
      expect(isOpen(hours, now.toMillis(), "Europe/Warsaw")).toBe(isOpenNow)
    }),
})
