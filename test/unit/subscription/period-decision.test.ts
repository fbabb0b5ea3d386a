import { describe, expect, test } from "vitest"
import { missingRows, validateRequest, commonPeriods, decidePeriod } from "../../../core/subscription/period-decision.ts"
import { decimal } from "../../support/core/sample-offer.ts"

const row = (days: number, ...periods: readonly number[]) => ({ days, periods })

describe("what needs the cart", () => {
  test("a one-off purchase skips the check, whatever else is given", () => {
    expect(validateRequest({ purchase: "once", days: 30, periods: [30] })).toEqual({ _tag: "Once" })
    expect(validateRequest({ purchase: "once", days: null, periods: [] })).toEqual({ _tag: "Once" })
  })

  test("a subscription without a period, or with one that is not offered, does not pass", () => {
    expect(validateRequest({ purchase: "subscription", days: null, periods: [30] })).toEqual({ _tag: "PeriodMissing" })
    expect(validateRequest({ purchase: "subscription", days: 31, periods: [30] })).toEqual({ _tag: "PeriodMissing" })
  })

  test("a subscription with its period is held against the cart", () => {
    expect(validateRequest({ purchase: "subscription", days: 30, periods: [14, 30] })).toEqual({ _tag: "Subscription", days: 30 })
  })
})

describe("the chosen period and the cart's", () => {
  test("no subscription in the cart: submit at once", () => {
    expect(decidePeriod(30, [30], [])).toEqual({ _tag: "Submit", days: 30 })
  })

  test("the same period: submit, even when it is not offered for the rows any more (17.16)", () => {
    expect(decidePeriod(30, [14, 30], [row(30, 30), row(30)])).toEqual({ _tag: "Submit", days: 30 })
  })

  test.each([
    ["the cart's period, when it is common", 30, [7, 14, 30], [row(14, 30, 14, 7)], [7, 14, 30], 14],
    ["the chosen one, when the cart's is not common", 30, [7, 30], [row(14, 7, 14, 30)], [7, 30], 30],
    ["the shortest, when neither is", 30, [30, 10, 7], [row(14, 7, 14, 10)], [7, 10], 7],
    ["the first row's that is common, when the rows differ", 30, [7, 14, 30], [row(60, 60, 7, 14), row(14, 14, 7)], [7, 14], 14],
  ] as const)("other periods: the shopper chooses, preselected is %s", (_, days, periods, rows, common, preselected) => {
    expect(decidePeriod(days, periods, rows)).toEqual({ _tag: "Choose", periods: common, days: preselected })
  })

  test("one row of another period, wherever it stands, is enough to ask (17.16)", () => {
    const [same, other] = [row(30, 14, 30), row(14, 14, 30)]
    for (const rows of [
      [same, other],
      [other, same],
      [same, same, other],
      [same, other, same],
    ])
      expect(decidePeriod(30, [14, 30], rows)).toEqual({ _tag: "Choose", periods: [14, 30], days: rows[0]?.days })
  })

  test.each([
    ["the product and the row share none", [30], [row(14, 14)]],
    ["two rows share none with each other", [7, 14], [row(7, 7), row(14, 14)]],
    ["a row offers none", [14, 30], [row(14)]],
  ])("no common period: %s", (_, periods, rows) => {
    expect(decidePeriod(30, periods, rows)).toEqual({ _tag: "NoCommonPeriod" })
  })
})

test.each([
  [
    [30, 14, 60],
    [
      [14, 30],
      [7, 30, 14],
    ],
    [14, 30],
  ],
  [[30, 14, 30], [], [14, 30]],
  [[100, 20, 3], [[3, 20, 100]], [3, 20, 100]],
  [[], [[30]], []],
])("the common periods of %j and %j are %j, shortest first, each once", (product, others, common) => {
  expect(commonPeriods(product, others)).toEqual(common)
})

describe("what a cart has lost", () => {
  const goods = (productId: number, sizeId: string, quantity: string) => ({ productId, sizeId, quantity: decimal(quantity) })

  test("nothing, when all is there in one or more rows", () => {
    expect(missingRows([goods(1, "M", "3")], [], [goods(1, "M", "1"), goods(1, "M", "2")])).toEqual([])
    expect(missingRows([goods(1, "onesize", "3")], [], [goods(1, "uniw", "3")])).toEqual([])
    expect(missingRows([goods(1, "M", "3")], [], [goods(1, "M", "4")])).toEqual([])
  })

  test("the amount that is not there, as the row was", () => {
    expect(missingRows([{ ...goods(1, "M", "1.5"), days: 14 }], [], [goods(1, "M", "0.3")])).toEqual([
      { ...goods(1, "M", "1.2"), days: 14 },
    ])
    expect(missingRows([goods(1, "M", "3"), goods(2, "M", "1")], [], [])).toEqual([goods(1, "M", "3"), goods(2, "M", "1")])
  })

  test("another product and another size are no substitute", () => {
    expect(missingRows([goods(1, "M", "3")], [], [goods(2, "M", "3"), goods(1, "L", "3")])).toEqual([goods(1, "M", "3")])
  })

  test("what is there counts first for rows that were to stay, then in order", () => {
    expect(missingRows([goods(1, "M", "2")], [goods(1, "M", "1")], [goods(1, "M", "1")])).toEqual([goods(1, "M", "2")])
    expect(missingRows([goods(1, "M", "2")], [goods(1, "M", "4")], [goods(1, "M", "1")])).toEqual([goods(1, "M", "2")])
    expect(missingRows([goods(1, "M", "3"), goods(1, "M", "2")], [], [goods(1, "M", "4")])).toEqual([goods(1, "M", "1")])
    expect(missingRows([goods(1, "M", "3"), goods(1, "M", "2")], [], [goods(1, "M", "1")])).toEqual([
      goods(1, "M", "2"),
      goods(1, "M", "2"),
    ])
  })
})
