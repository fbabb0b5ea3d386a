import { describe, expect, test } from "vitest"
import { type MoneyExchange, exchanged, exchangedFraction, leastExchanged, mostExchanged } from "../../../core/values/exchange.ts"
import { decimal, money } from "../../support/core/sample-offer.ts"

const at = (rate: string, places = 2): MoneyExchange => ({ rate: decimal(rate), places })

describe("an own amount in another currency: divided by the rate, rounded once, half away from zero (15.80)", () => {
  test.each([
    // own, rate, decimals, in the other currency
    ["129.00", "4.2350", 2, "30.46"],
    ["289.00", "4.2350", 2, "68.24"],
    ["0.01", "4.2350", 2, "0.00"],
    ["0.03", "4.2350", 2, "0.01"],
    ["0.02", "4", 2, "0.01"],
    ["-0.02", "4", 2, "-0.01"],
    ["-0.01", "4", 2, "0.00"],
    ["1.00", "0.000001", 2, "1000000.00"],
    ["9999999.99", "0.0001", 2, "99999999900.00"],
    ["129.00", "0.1745", 0, "739.00"],
    ["129.00", "0.1745", 1, "739.30"],
    ["2.00", "4", 0, "1.00"],
    ["1.99", "4", 0, "0.00"],
  ])("%s at %s with %i decimals: %s", (own, rate, places, other) => expect(exchanged(money(own), at(rate, places))).toEqual(money(other)))

  test("the shop's own currency is changed by nothing", () => {
    expect(exchanged(money("129.00"), null)).toEqual(money("129.00"))
    expect(leastExchanged(money("129.00"), null)).toEqual(money("129.00"))
    expect(mostExchanged(money("129.00"), null)).toEqual(money("129.00"))
  })
})

describe("the own amounts between which a price of another currency lies (15.82)", () => {
  test.each([
    // in the other currency, rate, decimals, from, to
    ["30.46", "4.2350", 2, "128.98", "129.01"],
    ["0.00", "4.2350", 2, "0.00", "0.02"],
    ["0.01", "4", 2, "0.02", "0.05"],
    ["100.00", "4", 2, "399.98", "400.01"],
    ["739.00", "0.1745", 0, "128.87", "129.04"],
    ["739.50", "0.1745", 0, "129.05", "129.04"],
  ])("%s at %s with %i decimals: from %s to %s", (other, rate, places, from, to) => {
    expect(leastExchanged(money(other), at(rate, places))).toEqual(money(from))
    expect(mostExchanged(money(other), at(rate, places))).toEqual(money(to))
  })
})

test("what a formula comes to is rounded once, in the currency of the page (15.83)", () => {
  expect(exchangedFraction({ numerator: 2n, denominator: 3n }, at("4"))).toEqual(money("0.17"))
  // by way of 0.67 it would be 0.34
  expect(exchangedFraction({ numerator: 6_650n, denominator: 10_000n }, at("2"))).toEqual(money("0.33"))
  expect(exchangedFraction({ numerator: 2n, denominator: 3n }, null)).toEqual(money("0.67"))
})
