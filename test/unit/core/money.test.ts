import { describe, expect, test } from "vitest"
import { formatPrice } from "../../../core/money/format-price.ts"
import { moneyFromNumber, moneyText, parseMoney, timesMoney } from "../../../core/money/money.ts"
import { grossOfNet, netOfGross } from "../../../core/money/tax.ts"
import { decimal, money, polishPrices } from "../../support/core/sample-offer.ts"

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
    [1.2e9, "1200000000.00"],
  ])("%d is %s", (number, text) => expect(moneyText(moneyFromNumber(number) ?? money("0.07"))).toBe(text))

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e13, 1e300])("%d is no amount", (number) => expect(moneyFromNumber(number)).toBeNull())
})

test.each(["1.005", "1,5", "", "1e3", "--1", "12345678901234", " 1", "0x10"])("%j is no exact amount", (text) =>
  expect(parseMoney(text)).toBeNull(),
)

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
  ])("%s is written %#", (amount, format, text) => expect(formatPrice(money(amount), format)).toBe(text))

  test("nothing but zeros has no minus", () => expect(formatPrice(money("-0.04"), { ...plain, mask: "0.0" })).toBe("0,0"))
})
