import fc from "fast-check"
import type { Decimal } from "../../../core/values/decimal.ts"
import type { QuantityQuestion, QuantityRules } from "../../../core/quantity/check-quantity.ts"
import { metres } from "../../support/core/sample-offer.ts"
import { anyCharacter } from "../../support/property/any-character.ts"

/** A decimal of that many thousandths. The oracles count in whole thousandths. */
export const thousandths = (count: number): Decimal => ({ coefficient: count, scale: 3 })

/** How many thousandths a decimal has. */
export const inThousandths = (decimal: Decimal): number => decimal.coefficient * 10 ** (3 - decimal.scale)

/** The text of that many thousandths, written without floating point. */
export const textOf = (count: number): string => {
  const digits = String(Math.abs(count)).padStart(4, "0")
  return `${count < 0 ? "-" : ""}${digits.slice(0, -3)}.${digits.slice(-3)}`
}

/** Steps such as 1, 0.5, 0.1 and 0.3, in thousandths. */
export const steps = fc.constantFrom(1000, 500, 250, 100, 300, 3000, 1500)

/** Small numbers meet the bounds, large ones lie beyond them. */
export const amounts = fc.oneof(fc.integer({ min: 1, max: 12_000 }), fc.integer({ min: 1, max: 2_000_000 }))
const bounds = fc.option(amounts.map(thousandths), { nil: null })

export const rules: fc.Arbitrary<QuantityRules> = fc
  .record({ step: steps, min: bounds, minSize: bounds, subscription: bounds, max: bounds, maxSize: bounds, stock: bounds })
  .map((given) => ({
    unit: { ...metres, sellBy: thousandths(given.step), precision: 3 },
    limits: {
      minPerOrder: given.min,
      minPerSize: given.minSize,
      subscriptionMin: given.subscription,
      maxPerOrder: given.max,
      maxPerSize: given.maxSize,
    },
    stock: given.stock === null ? { is: "unlimited" } : { is: "limited", amount: given.stock },
    status: "enable",
  }))

export const questions: fc.Arbitrary<QuantityQuestion> = fc
  .tuple(rules, amounts)
  .map(([given, typed]) => ({ ...given, typed: textOf(typed) }))

/** What people type: numbers, half of them out of bounds, and anything else. */
export const typedTexts = fc.oneof(
  amounts.map(textOf),
  fc.constantFrom("", " ", "0", "-1", "1,5", "1e3", "NaN", "١"),
  fc.string({ unit: anyCharacter, maxLength: 6 }),
)
