import { describe, expect, test } from "vitest"
import { moneyText, readWireAmount } from "../../../core/values/money-text.ts"
import { parseTypedMoney } from "../../../core/values/typed-money.ts"
import { polishPrices } from "../../support/core/sample-offer.ts"

const english = { ...polishPrices, groupSeparator: ",", decimalSeparator: ".", symbol: "$" }
const german = { ...polishPrices, groupSeparator: ".", decimalSeparator: ",", symbol: "€" }
const amount = (text: string, format = polishPrices) => {
  const read = parseTypedMoney(text, format)
  return read === null ? null : moneyText(read)
}

describe("typed amounts are read with comma or dot and any usual grouping (15.8)", () => {
  test.each([
    ["1 234,50 zł", "1234.50"],
    ["1 234,5", "1234.50"],
    ["1234.5", "1234.50"],
    ["1234", "1234.00"],
    ["  12 zł ", "12.00"],
    ["zł 12", "12.00"],
    ["zł12", "12.00"],
    ["12zł", "12.00"],
    ["1\u00A0234\u00A0567,89", "1234567.89"],
    ["1\u202F234,5", "1234.50"],
    ["1'234.50", "1234.50"],
    ["1’234,50", "1234.50"],
    ["1,234.56", "1234.56"],
    ["1.234,56", "1234.56"],
    ["1.234.567", "1234567.00"],
    ["1,234,567.8", "1234567.80"],
    ["12,", "12.00"],
    ["12.", "12.00"],
    [",5", "0.50"],
    [".05", "0.05"],
    ["-5", "-5.00"],
    ["−5,01", "-5.01"],
    ["- 5", "-5.00"],
    ["-0", "0.00"],
    ["007,10", "7.10"],
    ["00", "0.00"],
    ["0001234567890123", "1234567890123.00"],
  ])("%j is %s", (text, exact) => expect(amount(text)).toBe(exact))

  test.each([
    ["$1,234.50", "1234.50"],
    ["$-1,234.50", "-1234.50"],
    ["-$5", "-5.00"],
    ["-5 $", "-5.00"],
    ["1,234", "1234.00"],
    ["12,50", "12.50"],
    ["12,345,678", "12345678.00"],
    ["1 234,50", "1234.50"],
  ])("%j is %s where the comma groups", (text, exact) => expect(amount(text, english)).toBe(exact))

  test.each([
    ["1.234", "1234.00"],
    ["1.23", "1.23"],
    ["1.234,5", "1234.50"],
    ["12.345.678,90 €", "12345678.90"],
    ["123456,7", "123456.70"],
  ])("%j is %s where the dot groups", (text, exact) => expect(amount(text, german)).toBe(exact))
})

describe("what is no amount, or could be two, is refused (15.9)", () => {
  test.each([
    "",
    " ",
    "zł",
    "-",
    "abc",
    "1.234",
    "1,234",
    "1,005",
    "12,345",
    "1,2,3",
    "1.2,3.4",
    "1 23",
    "12 34,5",
    "1 2345",
    "1234 567",
    "1,,5",
    "1..5",
    ".",
    ",",
    "1,2345.67",
    "1234,567.89",
    ",234.50",
    "--5",
    "5-",
    "1e3",
    "0x1",
    "12345678901234",
    "12 $",
    "zł 12 zł 3",
  ])("%j", (text) => expect(amount(text)).toBeNull())

  test.each(["1,23,456", "12,3456", ",123", "1234,567"])("%j, where the comma groups", (text) => expect(amount(text, english)).toBeNull())
})

test("decimals that the mask writes are read, as long as they are whole minor units", () => {
  const threePlaces = { ...polishPrices, mask: "0.000" }
  expect(amount("1,500", threePlaces)).toBe("1.50")
  expect(amount("1,505", threePlaces)).toBeNull()
  expect(amount("1,5000", threePlaces)).toBeNull()
  expect(amount("1,50a", threePlaces)).toBeNull()
  expect(amount("1,a", threePlaces)).toBeNull()
})

test("a mask that does not group reads no groups of its own size", () => {
  expect(amount("1_2", { ...polishPrices, mask: "0.00", groupSeparator: "_" })).toBeNull()
  expect(amount("1_2", { ...polishPrices, mask: "#,0.00", groupSeparator: "_" })).toBe("12.00")
  expect(amount("12_3", { ...polishPrices, mask: "#,0.00", groupSeparator: "_" })).toBeNull()
  expect(amount("_3", { ...polishPrices, mask: "#,0.00", groupSeparator: "_" })).toBeNull()
})

test("a format without a symbol or a decimal separator still reads numbers", () => {
  expect(amount("12,50", { ...polishPrices, symbol: "" })).toBe("12.50")
  expect(amount("12", { ...polishPrices, decimalSeparator: "" })).toBe("12.00")
  expect(amount("12·50", { ...polishPrices, decimalSeparator: "·" })).toBe("12.50")
  expect(amount("1234·50", { ...polishPrices, groupSeparator: "", decimalSeparator: "·" })).toBe("1234.50")
})

describe("amounts of the wire are exact (15.1)", () => {
  test.each([
    [12.5, 125n, 10n],
    ["12.50", 1250n, 100n],
    [" 7 ", 7n, 1n],
    [-0.1, -1n, 10n],
    [1e-7, 1n, 10_000_000n],
    ["2e3", 2000n, 1n],
    ["2.5e1", 25n, 1n],
    ["2.5e+2", 250n, 1n],
    ["25e-1", 25n, 10n],
    ["5e-10", 5n, 10_000_000_000n],
    [9_999_999_999_999, 9_999_999_999_999n, 1n],
    ["0.0000000000000000000000000000000000000001", 1n, 10n ** 40n],
  ])("%j", (wire, numerator, denominator) => expect(readWireAmount(wire)).toEqual({ _tag: "Amount", amount: { numerator, denominator } }))

  test.each([null, undefined, "", "  "])("%j is absent", (wire) => expect(readWireAmount(wire)).toEqual({ _tag: "Absent" }))

  test.each([
    ["12,5", "12,5"],
    ["abc", "abc"],
    [Number.NaN, "NaN"],
    [Number.POSITIVE_INFINITY, "Infinity"],
    [1e13, "10000000000000"],
    [-1e13, "-10000000000000"],
    ["1e13", "1e13"],
    ["1e1000", "1e1000"],
    ["--1", "--1"],
    ["1.", "1."],
    [".5", ".5"],
    ["x1", "x1"],
    ["1x", "1x"],
    ["1e", "1e"],
  ])("%j is no amount", (wire, given) => expect(readWireAmount(wire)).toEqual({ _tag: "NotAnAmount", given }))
})
