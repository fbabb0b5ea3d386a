import { describe, expect, test } from "vitest"
import {
  addMoney,
  addPrices,
  compareMoney,
  grossOfNet,
  netOfGross,
  roundedQuotient,
  shownAmount,
  subtractMoney,
  timesMoney,
  timesPrice,
  zeroMoney,
} from "../../../core/values/money.ts"
import { formatWirePrice, moneyFromNumber, moneyText, parseMoney } from "../../../core/values/money-text.ts"
import { formatPrice } from "../../../core/values/price-format.ts"
import { decimal, money, polishPrices, price } from "../../support/core/sample-offer.ts"

describe("one rounding: half away from zero on the shortest decimal text (9.40)", () => {
  test.each([
    [1.005, "1.01"],
    [1.255, "1.26"],
    [0.615, "0.62"],
    [2.345, "2.35"],
    [8.345, "8.35"],
    [-1.005, "-1.01"],
    [999.999, "1000.00"],
    [0, "0.00"],
    [-0.001, "0.00"],
    [1e-7, "0.00"],
    [5e-10, "0.00"],
    [1.2e9, "1200000000.00"],
    [9_999_999_999_999, "9999999999999.00"],
    [0.07, "0.07"],
    [12.3, "12.30"],
  ])("%d rounds to %s (9.40)", (number, text) => expect(moneyText(moneyFromNumber(number) ?? money("0.07"))).toBe(text))

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e13, -1e13, 1e300])("%d is no amount", (number) =>
    expect(moneyFromNumber(number)).toBeNull(),
  )
})

test.each(["1.005", "1,5", "", "1e3", "--1", "12345678901234", " 1", "1 ", "0x10", "1.", ".5", "x1", "1x"])(
  "%j is no exact amount",
  (text) => expect(parseMoney(text)).toBeNull(),
)

test.each([
  ["1234567890123", 123_456_789_012_300],
  ["129", 12_900],
  ["129.5", 12_950],
  ["-0.05", -5],
  ["-0.00", 0],
])("%j is the amount of %d minor units", (text, minor) => expect(parseMoney(text)).toEqual({ minor }))

test.each([
  [5, 2, 3],
  [-5, 2, -3],
  [4, 3, 1],
  [5, 3, 2],
  [-4, 3, -1],
  [0, 7, 0],
])("the quotient of %d and %d is %d: halves go away from zero", (dividend, divisor, quotient) =>
  expect(roundedQuotient(BigInt(dividend), BigInt(divisor))).toBe(BigInt(quotient)),
)

test("amounts and prices add up, side by side", () => {
  expect(addMoney(money("0.10"), money("0.20"))).toEqual(money("0.30"))
  expect(subtractMoney(money("0.10"), money("0.20"))).toEqual(money("-0.10"))
  expect(zeroMoney).toEqual({ minor: 0 })
  expect([compareMoney(money("1"), money("2")), compareMoney(money("2"), money("2")), compareMoney(money("3"), money("2"))]).toEqual([
    -1, 0, 1,
  ])
  expect(addPrices(price("1.00", "0.81"), price("2.00", "1.63"))).toEqual(price("3.00", "2.44"))
  expect(timesPrice(price("1.23", "1.00"), decimal("1.5"))).toEqual(price("1.85", "1.50"))
})

test("a shop shows gross or net, as its price type says (6.7)", () => {
  expect(shownAmount(price("1.23", "1.00"), "gross")).toEqual(money("1.23"))
  expect(shownAmount(price("1.23", "1.00"), "net")).toEqual(money("1.00"))
})

test("net follows from gross and VAT (12.8): gross 67.99 at 8 % is net 62.95", () => {
  expect(netOfGross(money("67.99"), 8)).toEqual(money("62.95"))
  expect(grossOfNet(money("100.00"), 23)).toEqual(money("123.00"))
})

test("a price times a quantity is rounded once", () => {
  expect(timesMoney(money("19.99"), decimal("1.5"))).toEqual(money("29.99"))
  expect(timesMoney(money("-0.01"), decimal("0.5"))).toEqual(money("-0.01"))
})

describe("the price mask (9.41)", () => {
  const plain = { ...polishPrices, symbol: "" }
  test.each([
    ["1234.50", polishPrices, "1 234,50 zł"],
    ["1234567.89", polishPrices, "1 234 567,89 zł"],
    ["123456.00", plain, "123 456,00"],
    ["100.00", plain, "100,00"],
    ["999.99", plain, "999,99"],
    ["-1234.50", { ...polishPrices, symbol: "$", symbolBefore: true, space: false }, "$-1 234,50"],
    ["0.00", plain, "0,00"],
    [
      "1234.50",
      { ...polishPrices, groupSeparator: ",", decimalSeparator: ".", symbol: "$", symbolBefore: true, space: false },
      "$1,234.50",
    ],
    ["12.00", { ...plain, mask: "#,##0.##", decimalSeparator: "." }, "12"],
    ["12.50", { ...plain, mask: "#,##0.##", decimalSeparator: "." }, "12.5"],
    ["12.00", { ...plain, mask: "#,##0.0#", decimalSeparator: "." }, "12.0"],
    ["1234.50", { ...plain, mask: "0" }, "1235"],
    ["1234.50", { ...plain, mask: "0000000.0", decimalSeparator: "." }, "0001234.5"],
    ["0.50", { ...plain, mask: "###.##", decimalSeparator: "." }, ".5"],
    ["0.00", { ...plain, mask: "###.##" }, ""],
    ["1234.50", { ...plain, groupSeparator: ".", decimalSeparator: "," }, "1.234,50"],
    ["1234.50", { ...plain, groupSeparator: "" }, "1234,50"],
    ["1234.00", { ...plain, mask: "#,##0" }, "1 234"],
    ["1234.50", { ...plain, mask: "" }, "1 234,50"],
    ["1234.50", { ...plain, mask: "#.##0,00" }, "1 234,50"],
    ["1234.50", { ...plain, mask: "x###,##0.00" }, "1 234,50"],
    ["1234.50", { ...plain, mask: "###,##0.00x" }, "1 234,50"],
    ["1234.50", { ...plain, mask: "," }, "1 234,50"],
    ["1234.50", { ...plain, mask: "#,##0." }, "1 235"],
    ["1234.50", { ...plain, mask: "##,#0.00" }, "12 34,50"],
    ["1234.50", { ...plain, mask: "##0,.00" }, "1234,50"],
    ["1234.50", { ...plain, mask: "0.0000" }, "1234,5000"],
    ["1234.50", { ...plain, mask: "000,000.00" }, "001 234,50"],
    ["12.50", { ...plain, mask: "###.##" }, "12,5"],
    ["5.00", { ...plain, mask: "-000.00" }, "-005,00"],
    ["0.05", { ...plain, mask: "#.000" }, ",050"],
    ["0.05", { ...plain, mask: "0.0##" }, "0,05"],
    ["1234.50", { ...plain, mask: "-###,##0.00" }, "-1 234,50"],
    ["-1234.50", { ...plain, mask: "-###,##0.00" }, "1 234,50"],
    ["0.00", { ...plain, mask: "-0.00" }, "0,00"],
    ["12.00", { ...plain, symbol: "zł", space: false }, "12,00zł"],
    ["12.00", { ...plain, symbol: "€", symbolBefore: true, space: true }, "€ 12,00"],
    ["12.00", { ...plain, symbol: "€", symbolBefore: false, space: true }, "12,00 €"],
  ])("%s is written as the mask says (9.41) %#", (amount, format, text) => expect(formatPrice(money(amount), format)).toBe(text))

  test.each<[number | string | null, string, string]>([
    [1234.5, polishPrices.mask, "1 234,50"],
    [1234567.891, polishPrices.mask, "1 234 567,89"],
    [123456, polishPrices.mask, "123 456,00"],
    [100, polishPrices.mask, "100,00"],
    [999.999, polishPrices.mask, "1 000,00"],
    [-1234.5, polishPrices.mask, "-1 234,50"],
    [0, polishPrices.mask, "0,00"],
    ["", polishPrices.mask, "0,00"],
    [null, polishPrices.mask, "0,00"],
    ["abc", polishPrices.mask, "abc"],
    ["12,5", polishPrices.mask, "12,5"],
    ["12.50", polishPrices.mask, "12,50"],
    [1.005, polishPrices.mask, "1,01"],
    [1.255, polishPrices.mask, "1,26"],
    [0.615, polishPrices.mask, "0,62"],
    [2.345, polishPrices.mask, "2,35"],
    [8.345, polishPrices.mask, "8,35"],
    [-0.001, polishPrices.mask, "0,00"],
    [1e-7, polishPrices.mask, "0,00"],
    [12, "#,##0.##", "12"],
    [12.5, "#,##0.##", "12,5"],
    [12, "#,##0.0#", "12,0"],
    [1234.5, "0", "1235"],
    [1234.496, "0", "1234"],
    [1234.5, "0000000.0", "0001234,5"],
    [0.5, "###.##", ",5"],
    [0, "###.##", ""],
    [1.2345, "0.000", "1,235"],
  ])("%j of the wire with mask %s is written %j", (value, mask, text) => expect(formatWirePrice(value, { ...plain, mask })).toBe(text))

  test("what is no number gets no symbol either", () => expect(formatWirePrice("abc", polishPrices)).toBe("abc"))

  test("nothing but zeros has no minus", () => expect(formatPrice(money("-0.04"), { ...plain, mask: "0.0" })).toBe("0,0"))
})
