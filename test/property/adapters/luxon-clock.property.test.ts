import fc from "fast-check"
import { expect, test } from "vitest"
import { luxonClock } from "../../../adapters/time/luxon-clock.ts"
import { civilTimeAt } from "../../../core/values/zoned-time.ts"
import { property } from "../../support/property/property.ts"

const hourMs = 3_600_000

/** The hour in which the offset of a zone changes, of a year; none where it does not. */
function changesOf(zone: string, year: number): readonly number[] {
  const offset = (at: number) => {
    const { year: y, month, day, hour, minute } = civilTimeAt(at, zone)
    return Date.UTC(y, month - 1, day, hour, minute) - at
  }
  const hours = Array.from({ length: 366 * 24 }, (_, hour) => Date.UTC(year, 0, 1) + hour * hourMs)
  return hours.filter((at) => offset(at) !== offset(at + hourMs))
}

const zones: readonly string[] = ["Europe/Warsaw", "America/New_York", "Australia/Lord_Howe", "America/St_Johns"]
const changes = zones.flatMap((zone) => [2025, 2026].flatMap((year) => changesOf(zone, year).map((at) => ({ zone, at }))))

/** Within two hours of a change, and anywhere in a century. */
const readings = fc.oneof(
  fc
    .record({ change: fc.constantFrom(...changes), shift: fc.integer({ min: -2 * hourMs, max: 2 * hourMs }) })
    .map(({ change, shift }) => ({ zone: change.zone, at: change.at + shift })),
  fc.record({
    zone: fc.constantFrom("Europe/Warsaw", "UTC", "Asia/Kathmandu", "Pacific/Apia"),
    at: fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => seconds * 1000),
  }),
)

property("the clock of server and terminal reads a zone as the rules do, also where clocks change (9.50, 9.51)", {
  fault: "the offset of now in place of the instant's",
  rule: (zone: string, instantMs?: number) => luxonClock.timeIn(zone, instantMs),
  planted: (zone, instantMs = 0) => {
    const winter = civilTimeAt(Date.UTC(2026, 0, 15), zone)
    return luxonClock.timeIn("UTC", instantMs + (winter.hour * 60 + winter.minute) * 60_000)
  },
  holds: (timeIn) =>
    fc.property(readings, ({ zone, at }) => {
      expect(timeIn(zone, at)).toEqual(civilTimeAt(at, zone))
    }),
})

test("clocks change twice a year in each of these zones, so that the property meets changes", () => {
  expect(changes).toHaveLength(zones.length * 2 * 2)
})

test("left without an instant it tells the time of now, and a zone that nobody knows is refused", () => {
  const before = luxonClock.nowMs()
  const { year, month, day, hour, minute, second } = luxonClock.timeIn("UTC")
  const told = Date.UTC(year, month - 1, day, hour, minute, second)
  expect(told).toBeGreaterThanOrEqual(before - 1000)
  expect(told).toBeLessThanOrEqual(luxonClock.nowMs())
  expect(() => luxonClock.timeIn("Europe/Atlantis")).toThrow(RangeError)
})
