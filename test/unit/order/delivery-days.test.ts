import { describe, expect, test } from "vitest"
import { isClientNumber, keptClientNumber } from "../../../core/order/ways/client-number.ts"
import { chosenDay, deliveryDays } from "../../../core/order/ways/delivery-days.ts"
import { parseCivilDay } from "../../../core/values/civil-day.ts"
import type { Weekday } from "../../../core/values/day-arithmetic.ts"

const day = (text: string) => parseCivilDay(text) ?? { year: 1970, month: 1, day: 1 }

describe("days of a delivery (9.221, 10.959)", () => {
  test.each([
    // first, weekdays, days; those that can be chosen
    ["2026-12-01", [2, 3, 4, 5], 7, "2026-12-01 2026-12-02 2026-12-03 2026-12-04"],
    ["2026-12-05", [2, 3, 4, 5], 7, "2026-12-08 2026-12-09 2026-12-10 2026-12-11"],
    // Christmas Eve, both days of Christmas, New Year's Day, Epiphany on a Wednesday
    ["2026-12-23", [3, 4, 5], 16, "2026-12-23 2026-12-30 2026-12-31 2027-01-07"],
    // Corpus Christi is a Thursday
    ["2026-06-04", [4], 8, "2026-06-11"],
    ["2026-12-05", [1], 2, ""],
  ] as const)("from %s on %j within %i: %s", (first, weekdays: readonly Weekday[], days, expected) =>
    expect(
      deliveryDays(day(first), { weekdays, days })
        .map(({ id }) => id)
        .join(" "),
    ).toBe(expected),
  )

  test.each([
    ["2026-12-03", "2026-12-03"],
    ["2026-12-01", "2026-12-02"],
    ["soon", "2026-12-02"],
    [null, "2026-12-02"],
  ])("chosen %j comes on %s", (chosen, expected) => {
    const days = deliveryDays(day("2026-12-02"), { weekdays: [3, 4], days: 7 })
    expect(chosenDay(days, chosen)?.id).toBe(expected)
    expect(chosenDay([], chosen)).toBeNull()
  })
})

describe("a client's number of a courier (9.220)", () => {
  test.each([
    ["KR-204771", true],
    ["204 771", true],
    ["żółw7", true],
    ["12", false],
    ["", false],
    [" 204771", false],
    ["2--7", false],
    ["204771-", false],
    ["<b>1</b>", false],
    ["1".repeat(20), true],
    ["1".repeat(21), false],
  ])("%j: %j", (text, isOne) => expect(isClientNumber(text)).toBe(isOne))

  test("of what is typed forty characters are kept", () => expect(keptClientNumber(`  ${"7".repeat(90)}`)).toBe("7".repeat(40)))
})
