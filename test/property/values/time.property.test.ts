import fc from "fast-check"
import { DateTime, IANAZone } from "luxon"
import { expect, test } from "vitest"
import { type CivilDay, civilDayText, daysInMonth, parseCivilDay } from "../../../core/values/civil-day.ts"
import { addDays, civilDay, dayNumber, weekday } from "../../../core/values/day-arithmetic.ts"
import { type CivilTime, civilTimeAt, instantOf, startOfDay } from "../../../core/values/zoned-time.ts"
import { property } from "../../support/property/property.ts"

const first = 0
const last = dayNumber({ year: 2470, month: 12, day: 31 })
const dayNumbers = fc.integer({ min: first, max: last })
const zones = fc.constantFrom(
  "Europe/Warsaw",
  "UTC",
  "America/New_York",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "America/St_Johns",
)
/** 1990 to 2050, whole seconds */
const instants = fc.integer({ min: 631_152_000, max: 2_524_608_000 }).map((seconds) => seconds * 1000)

test("every day from 1970 to 2470 is luxon's day", () => {
  let at = DateTime.utc(1970, 1, 1)
  const wrong: string[] = []
  for (let number = first; number <= last; number += 1) {
    const day = civilDay(number)
    const same = day.year === at.year && day.month === at.month && day.day === at.day && weekday(day) === at.weekday
    if (!same || dayNumber(day) !== number || daysInMonth(day.year, day.month) !== at.daysInMonth) wrong.push(civilDayText(day))
    at = at.plus({ days: 1 })
  }
  expect(wrong).toEqual([])
  expect(last - first + 1).toBe(182_987)
})

property("a day and its number are each other's inverse, and the next day is one more", {
  fault: "a month counted as thirty days",
  rule: addDays,
  planted: (day: CivilDay, days: number) => (day.day + days <= 30 && days > 0 ? { ...day, day: day.day + days } : addDays(day, days)),
  holds: (add) =>
    fc.property(dayNumbers, fc.oneof(fc.integer({ min: 0, max: 31 }), fc.integer({ min: -1_000, max: 1_000 })), (number, days) => {
      expect(dayNumber(add(civilDay(number), days))).toBe(number + days)
      expect(parseCivilDay(civilDayText(add(civilDay(number), days)))).toEqual(add(civilDay(number), days))
    }),
})

property("the clock of a zone is luxon's clock at every instant", {
  fault: "a fixed offset in place of a zone",
  rule: civilTimeAt,
  planted: (instantMs: number): CivilTime => civilTimeAt(instantMs, "Etc/GMT-1"),
  holds: (clock) =>
    fc.property(instants, zones, (instant, zone) => {
      const { year, month, day, hour, minute, second } = DateTime.fromMillis(instant, { zone })
      expect(clock(instant, zone)).toEqual({ year, month, day, hour, minute, second })
    }),
})

property("a clock's reading leads back to its instant, or to the first of two", {
  fault: "the offset of the wrong side of a clock change",
  rule: instantOf,
  planted: (time: CivilTime, zone: string) =>
    instantOf({ ...time, hour: 0, minute: 0, second: 0 }, zone) + ((time.hour * 60 + time.minute) * 60 + time.second) * 1000,
  runs: 300,
  holds: (instant) =>
    fc.property(nearChanges, ({ at, zone }) => {
      const read = instant(civilTimeAt(at, zone), zone)
      expect(civilTimeAt(read, zone)).toEqual(civilTimeAt(at, zone))
      expect(read).toBeLessThanOrEqual(at)
    }),
})

/** Instants within a day of a clock change of a zone. */
const changes = (["Europe/Warsaw", "America/New_York", "Australia/Lord_Howe"] as const).flatMap((zone) => {
  const days = Array.from({ length: Date.UTC(2030, 0, 1) / 86_400_000 - Date.UTC(2000, 0, 1) / 86_400_000 + 1 }, (_, day) =>
    Date.UTC(2000, 0, 1 + day),
  )
  const offsets = days.map((ms) => IANAZone.create(zone).offset(ms))
  return days.flatMap((ms, at) => (at + 1 < days.length && offsets[at] !== offsets[at + 1] ? [{ zone, ms }] : []))
})
const nearChanges = fc
  .record({ change: fc.constantFrom(...changes), shift: fc.integer({ min: -3_600, max: 90_000 }) })
  .map(({ change, shift }) => ({ zone: change.zone, at: change.ms + shift * 1000 }))

test("a time that the clock skips reads as long after the gap began", () => {
  fc.assert(
    fc.property(fc.constantFrom("Europe/Warsaw", "America/New_York"), fc.integer({ min: 0, max: 59 }), (zone, minute) => {
      const day = zone === "Europe/Warsaw" ? { year: 2026, month: 3, day: 29 } : { year: 2026, month: 3, day: 8 }
      const skipped = instantOf({ ...day, hour: 2, minute, second: 0 }, zone)
      expect(civilTimeAt(skipped, zone)).toEqual({ ...day, hour: 3, minute, second: 0 })
    }),
  )
})

test("a day begins at its own midnight, or at the first instant after it where midnight is skipped", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 7_305, max: 29_219 }),
      fc.constantFrom("Europe/Warsaw", "America/Santiago", "Asia/Beirut"),
      (number, zone) => {
        const begin = startOfDay(civilDay(number), zone)
        expect(begin).toBe(DateTime.fromObject(civilDay(number), { zone }).startOf("day").toMillis())
      },
    ),
  )
})
