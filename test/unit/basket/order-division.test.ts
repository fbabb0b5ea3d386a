import { describe, expect, test } from "vitest"
import { orderParts, partWords } from "../../../core/basket/summary/order-division.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import type { CivilDay } from "../../../core/values/civil-day.ts"

const on = (day: number): CivilDay => ({ year: 2026, month: 12, day })

describe("the parts of an order (18.80)", () => {
  test.each([
    [[], []],
    [[["Kubek", 1]], [["Kubek"]]],
    [
      [
        ["Lustro", 9],
        ["Kubek", 1],
      ],
      [["Kubek"], ["Lustro"]],
    ],
    [
      [
        ["Lampa", null],
        ["Lustro", 9],
        ["Kubek", 1],
        ["Miska", 9],
      ],
      [["Kubek"], ["Lustro", "Miska"], ["Lampa"]],
    ],
    // a product in two sizes is named once
    [
      [
        ["Koszula", 1],
        ["Koszula", 1],
      ],
      [["Koszula"]],
    ],
  ] as const)("%j is sent as %j", (goods, parts) => {
    const told = orderParts(goods.map(([name, day]) => ({ name, day: day === null ? null : on(day) })))
    expect(told.map(({ names }) => names)).toEqual(parts)
  })
})

describe("when a part leaves, in words (18.81)", () => {
  test.each([
    [0, 6, "dzisiaj", "today"],
    [1, 7, "w niedzielę (01.12)", "on Sunday (01.12)"],
    [6, 5, "w piątek (06.12)", "on Friday (06.12)"],
    [7, 6, "za 1 tydzień (07.12)", "in 1 week (07.12)"],
    [10, 2, "za 1 tydzień (10.12)", "in 1 week (10.12)"],
    [11, 3, "za 2 tygodnie (11.12)", "in 2 weeks (11.12)"],
    [28, 6, "za 4 tygodnie (28.12)", "in 4 weeks (28.12)"],
    // a clock that was set back does not promise the past
    [-1, 5, "dzisiaj", "today"],
  ] as const)("%j days ahead: %s", (days, weekday, polish, english) => {
    const day = { date: on(Math.max(days, 1)), days, weekday }
    expect([partWords(day, textCatalogue("pl", {})), partWords(day, textCatalogue("en", {}))]).toEqual([polish, english])
  })

  test("five weeks and more take the other plural, and an unknown day is never empty", () => {
    const far = { date: { year: 2027, month: 1, day: 20 }, days: 35, weekday: 3 } as const
    expect([partWords(far, textCatalogue("pl", {})), partWords(null, textCatalogue("pl", {}))]).toEqual([
      "za 5 tygodni (20.01)",
      "w terminie, który podamy",
    ])
  })
})
