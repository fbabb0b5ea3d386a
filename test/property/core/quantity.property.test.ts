import fc from "fast-check"
import { expect, test } from "vitest"
import { compareDecimals, type Decimal } from "../../../core/decimal/decimal.ts"
import { checkQuantity } from "../../../core/quantity/check-quantity.ts"
import { effectiveRange } from "../../../core/quantity/effective-range.ts"
import { roundDownToStep, roundUpToStep } from "../../../core/quantity/step.ts"
import { pieces } from "../../support/core/sample-offer.ts"

/** Steps such as 1, 0.5, 0.1, 0.3 and amounts in thousandths: the oracle counts in whole thousandths. */
const steps = fc.constantFrom(1000, 500, 250, 100, 300, 3000, 1500).map(thousandths)
const amounts = fc.integer({ min: 1, max: 2_000_000 }).map(thousandths)
const bounds = fc.option(amounts, { nil: null })
const questions = fc
  .record({ step: steps, min: bounds, minSize: bounds, max: bounds, maxSize: bounds, stock: bounds, typed: amounts })
  .map((given) => ({
    typed: String(inThousandths(given.typed) / 1000),
    unit: { ...pieces, sellBy: given.step },
    limits: { minPerOrder: given.min, minPerSize: given.minSize, subscriptionMin: null, maxPerOrder: given.max, maxPerSize: given.maxSize },
    stock: given.stock === null ? ({ is: "unlimited" } as const) : ({ is: "limited", amount: given.stock } as const),
    status: "enable" as const,
  }))

function thousandths(coefficient: number): Decimal {
  return { coefficient, scale: 3 }
}

function inThousandths(decimal: Decimal): number {
  return decimal.coefficient * 10 ** (3 - decimal.scale)
}

test("fault: float noise at steps like 0.1. Rounding up gives the least multiple that is enough, rounding down the greatest that fits", () => {
  fc.assert(
    fc.property(amounts, steps, (amount, step) => {
      const [a, s] = [inThousandths(amount), inThousandths(step)]
      expect(inThousandths(roundUpToStep(amount, step))).toBe(Math.ceil(a / s) * s)
      expect(inThousandths(roundDownToStep(amount, step))).toBe(Math.floor(a / s) * s)
    }),
  )
})

test("fault: a limit forgotten. The range keeps every minimum and every maximum", () => {
  fc.assert(
    fc.property(questions, (question) => {
      const { min, max } = effectiveRange(question)
      const { limits, stock, unit } = question
      for (const bound of [limits.minPerOrder, limits.minPerSize, unit.sellBy]) {
        if (bound !== null) expect(compareDecimals(min, bound)).toBeGreaterThanOrEqual(0)
      }
      for (const bound of [limits.maxPerOrder, limits.maxPerSize, stock.is === "limited" ? stock.amount : null]) {
        if (bound !== null && max !== null) expect(compareDecimals(max, bound)).toBeLessThanOrEqual(0)
      }
    }),
  )
})

test("fault: a correction that is itself refused. What is put into the field is accepted when asked again", () => {
  fc.assert(
    fc.property(questions, (question) => {
      const first = checkQuantity(question)
      fc.pre(first.value !== null && first.buyable)
      const typed = String(inThousandths(first.value ?? thousandths(0)) / 1000)
      expect(checkQuantity({ ...question, typed })).toEqual({ value: first.value, refusal: null, buyable: true })
    }),
  )
})

test("fault: a quantity that is no multiple of the step. Every value is one", () => {
  fc.assert(
    fc.property(questions, (question) => {
      const { value } = checkQuantity(question)
      if (value !== null) expect(inThousandths(value) % inThousandths(question.unit.sellBy)).toBe(0)
    }),
  )
})

test("fault: text of any kind breaks the rule. Every text has an answer, and its value is never negative", () => {
  fc.assert(
    fc.property(questions, fc.string(), (question, typed) => {
      const { value } = checkQuantity({ ...question, typed })
      if (value !== null) expect(value.coefficient).toBeGreaterThan(0)
    }),
  )
})
