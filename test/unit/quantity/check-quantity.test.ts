import { describe, expect, test } from "vitest"
import { parseTypedDecimal } from "../../../core/values/decimal.ts"
import { checkQuantity, isOff, type QuantityQuestion } from "../../../core/quantity/check-quantity.ts"
import { effectiveRange, roundDownToStep, roundUpToStep } from "../../../core/quantity/order-limits.ts"
import { decimal, limited, noLimits, pieces } from "../../support/core/sample-offer.ts"

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
    ["4.06", "1", 0, "5"],
    ["0.0000001", "0.1", 1, "0.1"],
    ["7", "3", 0, "9"],
    ["0.3", "0.1", 1, "0.3"],
    ["1.2", "0.1", 1, "1.2"],
    ["2.1", "0.3", 1, "2.1"],
    ["0.7", "0.1", 1, "0.7"],
  ])("%s at step %s with %d places is %s, exactly (5.62)", (typed, step, precision, value) => {
    const answer = ask(typed, { unit: unit(step, precision) })
    expect(answer).toEqual({ value: decimal(value), refusal: null, buyable: true })
  })
})

describe("minimum first, then maximum (5.63 to 5.67)", () => {
  test.each([
    ["3 at step 2 from 5", "3", "2", { minPerOrder: decimal("5") }, "6"],
    ["0.2 at step 0.1 from 0.3", "0.2", "0.1", { minPerSize: decimal("0.3") }, "0.3"],
    ["0.3 at step 0.3 from 2.1", "0.3", "0.3", { subscriptionMin: decimal("2.1") }, "2.1"],
    ["nothing at step 0.5", "0", "0.5", {}, "0.5"],
    ["less than nothing", "-4", "1", {}, "1"],
  ] as const)("%s gives the least multiple of the step that is enough", (_, typed, step, limits, min) => {
    const answer = ask(typed, { unit: unit(step, 1), limits: { ...noLimits, ...limits } })
    expect(answer).toEqual({ value: decimal(min), refusal: { _tag: "QuantityBelowMinimum", min: decimal(min) }, buyable: true })
  })

  test.each([
    ["12 of a stock of 10", "12", "1", { stock: limited("10") }, "10"],
    ["9 at step 2 up to 7", "9", "2", { limits: { ...noLimits, maxPerOrder: decimal("7") } }, "6"],
    ["0.4 at step 0.1 up to 0.3", "0.4", "0.1", { limits: { ...noLimits, maxPerSize: decimal("0.3") } }, "0.3"],
    ["1.3 at step 0.1 up to 1.2", "1.3", "0.1", { stock: limited("1.2") }, "1.2"],
    ["4 of a stock of 3.99", "4", "1", { stock: limited("3.99") }, "3"],
  ] as const)("%s gives the greatest multiple of the step that fits (5.66)", (_, typed, step, more, max) => {
    const answer = ask(typed, { unit: unit(step, 1), ...more })
    expect(answer).toEqual({ value: decimal(max), refusal: { _tag: "QuantityAboveMaximum", max: decimal(max) }, buyable: true })
  })

  test("the bounds themselves are taken as typed", () => {
    const limits = { ...noLimits, minPerOrder: decimal("2"), maxPerOrder: decimal("4") }
    expect(["2", "4"].map((typed) => ask(typed, { limits }))).toEqual([
      { value: decimal("2"), refusal: null, buyable: true },
      { value: decimal("4"), refusal: null, buyable: true },
    ])
  })

  test("a minimum that is the maximum leaves one quantity", () => {
    const limits = { ...noLimits, minPerOrder: decimal("3"), maxPerOrder: decimal("3") }
    expect(ask("3", { limits })).toEqual({ value: decimal("3"), refusal: null, buyable: true })
    expect(ask("x", { limits }).buyable).toBe(true)
  })

  test.each([
    [limited("2"), false],
    [limited("3"), true],
    [limited("0"), false],
    [{ is: "unlimited" }, true],
    [{ is: "unknown" }, true],
  ] as const)("a stock of %o against a minimum of 3: buyable is %s", (stock, buyable) => {
    expect(ask("3", { stock, limits: { ...noLimits, minPerOrder: decimal("3") } }).buyable).toBe(buyable)
  })

  test("a maximum of zero lets nothing be ordered", () => {
    expect(ask("1", { limits: { ...noLimits, maxPerOrder: decimal("0") } })).toEqual({
      value: decimal("1"),
      refusal: { _tag: "QuantityBelowMinimum", min: decimal("1") },
      buyable: false,
    })
  })

  test("with a minimum above the maximum every typed text is refused and buying stays off", () => {
    const limits = { ...noLimits, minPerOrder: decimal("5"), maxPerOrder: decimal("3") }
    const min = { _tag: "QuantityBelowMinimum", min: decimal("5") }
    expect(["2", "3", "4", "5", "9"].map((typed) => ask(typed, { limits }))).toEqual(
      Array.from({ length: 5 }, () => ({ value: decimal("5"), refusal: min, buyable: false })),
    )
    expect(ask("x", { limits })).toEqual({ value: null, refusal: { _tag: "QuantityNotANumber" }, buyable: false })
  })

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

  test.each([
    ["step", "3", null, null, null, "3"],
    ["order", "1", "4", "2", "3", "4"],
    ["size", "1", "2", "4", "3", "4"],
    ["subscription", "1", "2", "3", "4", "4"],
    ["step again, as a multiple", "3", "4", null, null, "6"],
  ])("the largest minimum counts: %s (5.63)", (_, step, order, size, subscription, min) => {
    const bound = (text: string | null) => (text === null ? null : decimal(text))
    const limits = { ...noLimits, minPerOrder: bound(order), minPerSize: bound(size), subscriptionMin: bound(subscription) }
    expect(effectiveRange({ unit: unit(step, 0), limits, stock: { is: "unlimited" } })).toEqual({ min: decimal(min), max: null })
  })

  test.each([
    ["stock", "10", "14", "12", "10"],
    ["order", "14", "10", "12", "10"],
    ["size", "14", "12", "10", "10"],
  ])("the smallest maximum counts: %s (5.64)", (_, stock, order, size, max) => {
    const limits = { ...noLimits, maxPerOrder: decimal(order), maxPerSize: decimal(size) }
    expect(effectiveRange({ unit: pieces, limits, stock: limited(stock) })).toEqual({ min: decimal("1"), max: decimal(max) })
  })
})

test.each([
  ["disabled", { status: "disable", unit: unit("0.5", 1) }],
  ["sold out", { stock: limited("0"), unit: unit("0.5", 1) }],
  ["disabled, whatever its limits", { status: "disable", unit: unit("0.5", 1), limits: { ...noLimits, minPerOrder: decimal("5") } }],
] as const)("a size that is %s gives the step and cannot be bought (5.70)", (_, more) => {
  expect(ask("7", more)).toEqual({ value: decimal("0.5"), refusal: null, buyable: false })
  expect(ask("x", more)).toEqual({ value: decimal("0.5"), refusal: null, buyable: false })
})

test("a size is off when its status says so or nothing is left", () => {
  expect(isOff({ status: "disable", stock: { is: "unlimited" } })).toBe(true)
  expect(isOff({ status: "enable", stock: limited("0") })).toBe(true)
  expect(isOff({ status: "enable", stock: limited("0.1") })).toBe(false)
  expect(isOff({ status: "order", stock: { is: "unlimited" } })).toBe(false)
  expect(isOff({ status: "enable", stock: { is: "unknown" } })).toBe(false)
})

test("the step: nothing of nothing, and a step of zero changes nothing", () => {
  expect([roundUpToStep(decimal("0"), decimal("5")), roundDownToStep(decimal("-1.5"), decimal("5"))]).toEqual([decimal("0"), decimal("0")])
  expect(roundUpToStep(decimal("-1.5"), decimal("5"))).toEqual(decimal("0"))
  expect([roundUpToStep(decimal("1.5"), decimal("0")), roundDownToStep(decimal("1.5"), decimal("0"))]).toEqual([
    decimal("1.5"),
    decimal("1.5"),
  ])
  expect([roundUpToStep(decimal("10"), decimal("2.5")), roundDownToStep(decimal("10.01"), decimal("2.5"))]).toEqual([
    decimal("10"),
    decimal("10"),
  ])
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

test("a number is a number however large it is, at the finest step as well (17.24)", () => {
  expect(ask("99999999999999", { stock: limited("10") })).toMatchObject({
    value: decimal("10"),
    refusal: { _tag: "QuantityAboveMaximum", max: decimal("10") },
  })
  expect(ask("9".repeat(400), { stock: limited("10") }).value).toEqual(decimal("10"))
  expect(ask(`-${"9".repeat(400)}`, { stock: limited("10") }).value).toEqual(decimal("1"))
  expect(ask("9007199254740991", { unit: unit("0.000001", 6) }).value).toEqual(decimal("999999999999"))
  expect(ask("999999999999", { unit: unit("0.000001", 6) }).value).toEqual(decimal("999999999999"))
  expect(ask("1000000000", { stock: limited("5") }).refusal).toEqual({ _tag: "QuantityAboveMaximum", max: decimal("5") })
})
