import { describe, expect, test } from "vitest"
import {
  subscriptionMode,
  parsePeriod,
  periodFields,
  periodSaving,
  purchaseLimits,
  subscriptionStockText,
} from "../../../core/subscription/subscription.ts"
import { textCatalogue } from "../../../core/texts/text-catalogue.ts"
import { decimal, limited, metres, money, noLimits, pieces } from "../../support/core/sample-offer.ts"

test.each([
  [true, "true", "optional"],
  [true, "only", "only"],
  [true, "false", "off"],
  [true, "", "off"],
  [true, null, "off"],
  [false, "true", "off"],
  [false, "only", "off"],
] as const)("subscriptions enabled %s with the type %j: the product is sold %s", (hasSubscriptionsEnabled, subscriptionType, mode) => {
  expect(subscriptionMode({ hasSubscriptionsEnabled, subscriptionType })).toBe(mode)
})

describe("the period in days", () => {
  test.each([
    ["30", 30],
    ["1", 1],
    ["9999", 9999],
    ["0", null],
    ["", null],
    ["030", null],
    ["-7", null],
    ["30.5", null],
    ["1e2", null],
    ["30 dni", null],
    ["x30", null],
    ["10000", null],
  ])("the subscription period is read from days_in_period: %j is %j (9.45)", (text, days) => expect(parsePeriod(text)).toBe(days))

  test("a submitted subscription has days_in_period, a one-off purchase has not", () => {
    expect(periodFields(30)).toEqual([
      ["subscription", "true"],
      ["days_in_period", "30"],
    ])
    expect(periodFields(null)).toEqual([])
  })
})

describe("the minimum of a subscription", () => {
  const limits = { ...noLimits, minPerOrder: decimal("2"), subscriptionMin: decimal("5") }

  test("does not count for a one-off purchase", () => {
    expect(purchaseLimits(limits, "once")).toEqual({ ...noLimits, minPerOrder: decimal("2") })
    expect(purchaseLimits(limits, "subscription")).toEqual(limits)
  })
})

test.each([
  ["100.00", "85.00", "15.00", 15],
  ["90.00", "80.00", "10.00", 11],
  ["30.00", "26.25", "3.75", 13],
  ["100.00", "75.00", "25.00", 25],
  ["10.00", "0.00", "10.00", 100],
  ["1000.00", "999.99", "0.01", 0],
  ["200.00", "199.00", "1.00", 0],
  ["200.00", "198.00", "2.00", 1],
])("a one-off price of %s and a period's of %s save %s, %d percent, rounded half away from zero", (once, period, amount, percent) => {
  expect(periodSaving(money(once), money(period))).toEqual({ amount: money(amount), percent })
})

test.each([
  ["50.00", "50.00"],
  ["50.00", "50.01"],
  ["0.00", "0.00"],
])("a one-off price of %s and a period's of %s save nothing", (once, period) => expect(periodSaving(money(once), money(period))).toBeNull())

test("a price of nothing has no percent", () => {
  expect(periodSaving({ minor: 0 }, { minor: -5 })).toEqual({ amount: { minor: 5 }, percent: 0 })
})

describe("the stock status of a subscription", () => {
  const polish = textCatalogue("pl", {})
  const english = textCatalogue("en", {})

  test("the stock status follows the pattern (amount unit stock_literal) (9.44)", () => {
    expect(subscriptionStockText(limited("5"), { name: "szt." }, polish)).toBe("(5 szt. w magazynie)")
    expect(subscriptionStockText(limited("5"), { name: "pcs." }, english)).toBe("(5 pcs. in stock)")
    expect(subscriptionStockText(limited("2.5"), metres, polish)).toBe("(2,5 m w magazynie)")
    expect(subscriptionStockText(limited("2.5"), metres, english)).toBe("(2.5 m in stock)")
  })

  test.each([[limited("0")], [{ is: "unlimited" }], [{ is: "unknown" }]] as const)("%o has nothing to count (17.23)", (stock) => {
    expect(subscriptionStockText(stock, pieces, polish)).toBeNull()
  })
})
