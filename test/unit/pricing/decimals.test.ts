import { describe, expect, test } from "vitest"
import {
  addDecimals,
  compareDecimals,
  decimalFromNumber,
  decimalOf,
  decimalText,
  decimalToNumber,
  exactDecimal,
  parseDecimal,
  parseTypedDecimal,
  subtractDecimals,
} from "../../../core/values/decimal.ts"
import {
  addFractions,
  divideFractions,
  fractionOfDecimal,
  roundFraction,
  subtractFractions,
  timesFraction,
  zeroFraction,
} from "../../../core/values/fraction.ts"
import { parseFraction } from "../../../core/values/money-text.ts"
import { decimal } from "../../support/core/sample-offer.ts"

describe("exact decimals (5.62)", () => {
  test.each([
    ["0.50", 5, 1],
    ["10", 10, 0],
    ["-1.250", -125, 2],
    ["0.000001", 1, 6],
    ["1.0000000", 1, 0],
    ["9007199254740991", 9_007_199_254_740_991, 0],
    ["-0", 0, 0],
    ["-0.00", 0, 0],
  ])("%j is %d / 10^%d", (text, coefficient, scale) => expect(parseDecimal(text)).toEqual({ coefficient, scale }))

  test.each([
    "",
    "1,5",
    "1e3",
    ".5",
    "1.",
    " 1",
    "1 ",
    "x1",
    "1x",
    "0.0000001",
    "9007199254740992",
    "12345678901234567",
    `0.${"0".repeat(21)}`,
  ])("%j is no exact decimal", (text) => expect(parseDecimal(text)).toBeNull())

  test("numbers of the wire go by their shortest text", () => {
    expect(decimalFromNumber(0.1)).toEqual({ coefficient: 1, scale: 1 })
    expect(decimalFromNumber(0.1 + 0.2)).toEqual({ coefficient: 3, scale: 1 })
    expect([2.3000000000000003, -0.1 - 0.2, 1e-7, 0.0000005].map(decimalFromNumber)).toEqual([
      { coefficient: 23, scale: 1 },
      { coefficient: -3, scale: 1 },
      { coefficient: 0, scale: 0 },
      { coefficient: 0, scale: 0 },
    ])
    expect([Number.NaN, Number.POSITIVE_INFINITY, 1e16, 1e21].map(decimalFromNumber)).toEqual([null, null, null, null])
    expect(decimalToNumber(decimal("12.5"))).toBe(12.5)
    expect(decimalOf(3)).toEqual({ coefficient: 3, scale: 0 })
  })

  test.each([
    [150, 2, "1.5"],
    [5, 2, "0.05"],
    [-5, 1, "-0.5"],
    [100, 0, "100"],
    [100, 2, "1"],
    [0, 0, "0"],
  ])("%d / 10^%d is written %s", (coefficient, scale, text) => expect(decimalText({ coefficient, scale })).toBe(text))

  test("sums, differences and comparisons are exact across scales", () => {
    expect(addDecimals(decimal("0.1"), decimal("0.25"))).toEqual(decimal("0.35"))
    expect(addDecimals(decimal("0.75"), decimal("0.25"))).toEqual(decimal("1"))
    expect(subtractDecimals(decimal("0.3"), decimal("0.1"))).toEqual(decimal("0.2"))
    expect(subtractDecimals(decimal("1"), decimal("0.001"))).toEqual(decimal("0.999"))
    expect(exactDecimal(1500n, 3)).toEqual({ coefficient: 15, scale: 1 })
    expect(exactDecimal(1500n, 0)).toEqual({ coefficient: 1500, scale: 0 })
    expect(compareDecimals(decimal("1.5"), decimal("2"))).toBe(-1)
    expect(compareDecimals({ coefficient: 20, scale: 1 }, decimal("2"))).toBe(0)
    expect(compareDecimals(decimal("2.01"), decimal("2"))).toBe(1)
  })
})

describe("typed quantities (5.62)", () => {
  test.each([
    [" 1 234,5 ", "1234.5"],
    ["1\u00A0234", "1234"],
    ["1\u202F234\u202F567.25", "1234567.25"],
    ["007", "7"],
    [",5", "0.5"],
    ["5,", "5"],
    ["-2,5", "-2.5"],
    ["0", "0"],
    ["999999999999", "999999999999"],
    ["1.0000001", "1.000001"],
    ["1.00000000", "1"],
    ["-1.0000001", "-1"],
  ])("%j is %s", (text, exact) => expect(parseTypedDecimal(text)).toEqual(decimal(exact)))

  test.each(["", ",", "-", "1,2,3", "1 23", "12 34", "1 2345", "abc", "1x", "x1", "1234567890123"])("%j is no number", (text) =>
    expect(parseTypedDecimal(text)).toBeNull(),
  )
})

describe("fractions are exact until they are rounded (5.7)", () => {
  const half = { numerator: 1n, denominator: 2n }
  const third = { numerator: 1n, denominator: 3n }

  test("sum, difference, product and quotient", () => {
    expect(addFractions(half, third)).toEqual({ numerator: 5n, denominator: 6n })
    expect(subtractFractions(half, third)).toEqual({ numerator: 1n, denominator: 6n })
    expect(timesFraction(half, { numerator: -2n, denominator: 3n })).toEqual({ numerator: -2n, denominator: 6n })
    expect(divideFractions(half, third)).toEqual({ numerator: 3n, denominator: 2n })
    expect(divideFractions(half, { numerator: -1n, denominator: 3n })).toEqual({ numerator: -3n, denominator: 2n })
    expect(divideFractions(half, zeroFraction)).toBeNull()
    expect(fractionOfDecimal(decimal("12.5"))).toEqual({ numerator: 125n, denominator: 10n })
  })

  test.each([
    ["1.005", 2, 101n],
    ["-1.005", 2, -101n],
    ["1.0049999", 2, 100n],
    ["12.5", 0, 13n],
    ["12.4999", 0, 12n],
    ["0.5", 3, 500n],
  ])("%s to %d places", (text, places, whole) => expect(roundFraction(parseFraction(text) ?? zeroFraction, places)).toBe(whole))
})
