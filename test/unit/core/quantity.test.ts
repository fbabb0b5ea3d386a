import { describe, expect, test } from "vitest"
import { parseTypedDecimal } from "../../../core/decimal/typed-decimal.ts"
import { checkQuantity, type QuantityQuestion } from "../../../core/quantity/check-quantity.ts"
import { effectiveRange } from "../../../core/quantity/effective-range.ts"
import { quantityText, quantityWords } from "../../../core/quantity/quantity-text.ts"
import { decimal, limited, metres, noLimits, pieces } from "../../support/core/sample-offer.ts"

const unit = (sellBy: string, precision: number) => ({ ...pieces, sellBy: decimal(sellBy), precision })
const ask = (typed: string, more: Partial<QuantityQuestion> = {}) =>
  checkQuantity({ typed, unit: pieces, limits: noLimits, stock: { is: "unlimited" }, status: "enable", ...more })

describe("a typed quantity is rounded up to a multiple of the step, exactly (5.62)", () => {
  test.each([
    ["3", "1", 0, "3"],
    ["2.5", "1", 0, "3"],
    ["1,2", "0.5", 1, "1.5"],
    ["1.05", "0.5", 1, "1.5"],
    ["4.04", "1", 0, "5"],
    ["7", "3", 0, "9"],
    ["0.3", "0.1", 1, "0.3"],
    ["1.2", "0.1", 1, "1.2"],
    ["2.1", "0.3", 1, "2.1"],
    ["0.7", "0.1", 1, "0.7"],
  ])("%s at step %s is %s", (typed, step, precision, value) => {
    const answer = ask(typed, { unit: unit(step, precision) })
    expect(answer).toEqual({ value: decimal(value), refusal: null, buyable: true })
  })
})

describe("minimum first, then maximum (5.63 to 5.67)", () => {
  test("below the minimum: raised, and told", () => {
    const answer = ask("3", { unit: unit("2", 0), limits: { ...noLimits, minPerOrder: decimal("5") } })
    expect(answer.value).toEqual(decimal("6"))
    expect(answer.refusal).toEqual({ _tag: "QuantityBelowMinimum", min: decimal("6") })
  })

  test("above the maximum: lowered to the step below it, and told", () => {
    const answer = ask("9", { unit: unit("2", 0), limits: { ...noLimits, maxPerOrder: decimal("7") } })
    expect(answer).toEqual({ value: decimal("6"), refusal: { _tag: "QuantityAboveMaximum", max: decimal("6") }, buyable: true })
  })

  test("stock is a maximum; unlimited and unknown stock are none", () => {
    expect(ask("12", { stock: limited("10") }).value).toEqual(decimal("10"))
    expect(ask("12", { stock: { is: "unlimited" } }).refusal).toBeNull()
    expect(ask("12", { stock: { is: "unknown" } }).refusal).toBeNull()
  })

  test("a minimum above the maximum is kept as value and message, and nothing can be bought", () => {
    const answer = ask("1", { stock: limited("3"), limits: { ...noLimits, minPerOrder: decimal("5") } })
    expect(answer).toEqual({ value: decimal("5"), refusal: { _tag: "QuantityBelowMinimum", min: decimal("5") }, buyable: false })
  })

  test("the largest of all minimums and the smallest of all maximums count", () => {
    const limits = {
      minPerOrder: decimal("4"),
      minPerSize: decimal("2"),
      subscriptionMin: null,
      maxPerOrder: null,
      maxPerSize: decimal("10"),
    }
    expect(effectiveRange({ unit: pieces, limits, stock: limited("14") })).toEqual({ min: decimal("4"), max: decimal("10") })
  })
})

test("a disabled or empty size gives the step and cannot be bought (5.70)", () => {
  expect(ask("7", { status: "disable" })).toEqual({ value: decimal("1"), refusal: null, buyable: false })
  expect(ask("7", { stock: limited("0") }).buyable).toBe(false)
})

test.each(["abc", "", " ", "1,2,3", "1e3", "∞", "١", "0x10", "--2", "1 2", "NaN"])("%j is no quantity", (typed) =>
  expect(ask(typed)).toEqual({ value: null, refusal: { _tag: "QuantityNotANumber" }, buyable: true }),
)

test("people type commas, dots and blanks between thousands", () => {
  expect(parseTypedDecimal(" 1 234,5 ")).toEqual(decimal("1234.5"))
  expect(parseTypedDecimal(".5")).toEqual(decimal("0.5"))
  expect(parseTypedDecimal("2.")).toEqual(decimal("2"))
  expect(parseTypedDecimal("-0,5")).toEqual(decimal("-0.5"))
  expect(parseTypedDecimal("0000000000012")).toEqual(decimal("12"))
})

test("more places than a step can have still count: nothing is dropped as noise (5.62)", () => {
  expect(ask("1.00000001").value).toEqual(decimal("2"))
  expect(ask("0.00000000001").value).toEqual(decimal("1"))
  expect(ask("1.00000000").value).toEqual(decimal("1"))
})

test("a number beyond all bounds is no quantity, at the finest step as well", () => {
  expect(ask("9007199254740991", { unit: unit("0.000001", 6) }).refusal).toEqual({ _tag: "QuantityNotANumber" })
  expect(ask("999999999999", { unit: unit("0.000001", 6) }).value).toEqual(decimal("999999999999"))
  expect(ask("1000000000", { stock: limited("5") }).refusal).toEqual({ _tag: "QuantityAboveMaximum", max: decimal("5") })
})

describe("quantities in words follow the plural rules (9.47)", () => {
  test.each([
    ["1", "1 metr"],
    ["2", "2 metry"],
    ["5", "5 metrów"],
    ["12", "12 metrów"],
    ["22", "22 metry"],
    ["0.5", "0,5 metra"],
    ["112", "112 metrów"],
  ])("%s: %s", (amount, words) => expect(quantityWords(decimal(amount), metres, "pl")).toBe(words))

  test("English has one and other", () => {
    const english = { singular: "piece", few: "pieces", plural: "pieces", fraction: "pieces" }
    expect(quantityWords(decimal("1"), english, "en")).toBe("1 piece")
    expect(quantityWords(decimal("1.5"), english, "en")).toBe("1.5 pieces")
  })

  test("a field has the unit's places", () => {
    expect(quantityText(decimal("1.5"), { precision: 2 })).toBe("1.50")
    expect(quantityText(decimal("2"), metres)).toBe("2")
  })
})
