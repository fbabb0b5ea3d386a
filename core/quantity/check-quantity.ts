import { addDecimals, compareDecimals, type Decimal, decimalText, parseTypedAmount, subtractDecimals } from "../values/decimal.ts"
import { type AvailabilityStatus, effectiveRange, type OrderLimits, roundUpToStep, type Stock, type Unit } from "./order-limits.ts"

/** What a quantity is checked by: everything but the text. */
export interface QuantityRules {
  readonly unit: Unit
  readonly limits: OrderLimits
  readonly stock: Stock
  readonly status: AvailabilityStatus
}

export interface QuantityQuestion extends QuantityRules {
  /** the field as typed, with comma or dot */
  readonly typed: string
}

/** Why a quantity is not the one that was typed. */
export type QuantityRefusal =
  | { readonly _tag: "QuantityNotANumber" }
  | { readonly _tag: "QuantityBelowMinimum"; readonly min: Decimal }
  | { readonly _tag: "QuantityAboveMaximum"; readonly max: Decimal }
  /** no multiple of the sell-by step: the field has taken the next one, or a shop has refused the quantity and names it */
  | { readonly _tag: "QuantityOffStep"; readonly nearest: Decimal; readonly isTaken: boolean }

export interface QuantityAnswer {
  /** the quantity that can stand in the field; null when the text was not a number: keep the last one */
  readonly value: Decimal | null
  /** what the shopper is told when the value differs from what was typed */
  readonly refusal: QuantityRefusal | null
  /** false when no quantity at all can be ordered */
  readonly buyable: boolean
}

/**
 * What becomes of a typed quantity: rounded up to the step, then raised to the minimum, then lowered to the maximum.
 *
 * Spec: 5.62 to 5.70, 17.2. The minimum is checked first, and wins where it lies above the maximum: buying is then off (5.67).
 * A disabled size gives the step (5.70).
 *
 * @example checkQuantity({ ...byTheMetre, typed: "1,2" }) // => { value: decimal("1.5"), refusal: null, buyable: true }
 */
export function checkQuantity(question: QuantityQuestion): QuantityAnswer {
  const { unit } = question
  const { min, max } = effectiveRange(question)
  if (isOff(question)) return { value: unit.sellBy, refusal: null, buyable: false }
  const buyable = max === null || compareDecimals(min, max) <= 0
  const typed = parseTypedAmount(question.typed)
  if (typed === null) return { value: null, refusal: { _tag: "QuantityNotANumber" }, buyable }
  const rounded = roundUpToStep(typed, unit.sellBy)
  const isAbove = max !== null && compareDecimals(rounded, max) > 0
  if (compareDecimals(rounded, min) < 0 || (isAbove && !buyable))
    return { value: min, refusal: { _tag: "QuantityBelowMinimum", min }, buyable }
  return isAbove ? { value: max, refusal: { _tag: "QuantityAboveMaximum", max }, buyable } : { value: rounded, refusal: null, buyable }
}

/**
 * What the shopper is told of a quantity that was typed: what the rules said, or that it was rounded up to the step.
 *
 * Spec: 5.62, 17.25.
 *
 * @example quantityCorrection({ ...byTheMetre, typed: "1,2" })
 * // => { _tag: "QuantityOffStep", nearest: decimal("1.5"), isTaken: true }
 * @example quantityCorrection({ ...byTheMetre, typed: "1,50" }) // => null
 */
export function quantityCorrection(question: QuantityQuestion): QuantityRefusal | null {
  const { value, refusal, buyable } = checkQuantity(question)
  const typed = parseTypedAmount(question.typed)
  const isRounded = refusal === null && buyable && value !== null && typed !== null && compareDecimals(value, typed) !== 0
  return isRounded ? { _tag: "QuantityOffStep", nearest: value, isTaken: true } : refusal
}

/**
 * Is nothing of this size for sale, whatever the amount? Its status says so, or it is sold out.
 *
 * Spec: 4.47, 4.50, 5.70.
 *
 * @example isOff({ status: "enable", stock: limited("0") }) // => true
 */
export function isOff({ status, stock }: Pick<QuantityRules, "status" | "stock">): boolean {
  return status === "disable" || (stock.is === "limited" && stock.amount.coefficient <= 0)
}

/**
 * What a press of plus (1) or minus (-1) makes of what stands in the field: one step more or less, then the rules of a typed quantity.
 * A field without a number is stepped from the smallest amount sold.
 *
 * Spec: 5.62 to 5.70, 17.3.
 *
 * @example stepQuantity({ ...byTheMetre, typed: "1.5" }, 1) // => { value: decimal("2"), refusal: null, buyable: true }
 */
export function stepQuantity(question: QuantityQuestion, by: 1 | -1): QuantityAnswer {
  const { sellBy } = question.unit
  const from = parseTypedAmount(question.typed) ?? sellBy
  const to = by === 1 ? addDecimals(from, sellBy) : subtractDecimals(from, sellBy)
  return checkQuantity({ ...question, typed: decimalText(to) })
}
