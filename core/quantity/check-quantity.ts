import { compareDecimals, type Decimal, parseTypedDecimal } from "../values/decimal.ts"
import { effectiveRange } from "./effective-range.ts"
import type { OrderLimits } from "./order-limits.ts"
import { roundUpToStep } from "./step.ts"
import type { AvailabilityStatus, Stock, Unit } from "./unit.ts"

/** Why a shop does not put something into the basket or change it: codes as data, worded by the text catalogue. */
export type BasketRefusal =
  | { readonly _tag: "SizeNotChosen" }
  | { readonly _tag: "ProductUnknown" }
  | { readonly _tag: "SizeUnknown" }
  | { readonly _tag: "ProductUnavailable" }
  | { readonly _tag: "PriceByPhone" }
  | { readonly _tag: "QuantityNotANumber" }
  | { readonly _tag: "QuantityBelowMinimum"; readonly min: Decimal }
  | { readonly _tag: "QuantityAboveMaximum"; readonly max: Decimal }
  /** the product has more to choose than this shop version can take */
  | { readonly _tag: "ChoiceMissing" }
  | { readonly _tag: "RowUnknown" }
  /** any other refusal of a real shop: its own message */
  | { readonly _tag: "Other"; readonly code: string; readonly message: string }

export interface QuantityQuestion {
  /** the field as typed, with comma or dot */
  readonly typed: string
  readonly unit: Unit
  readonly limits: OrderLimits
  readonly stock: Stock
  readonly status: AvailabilityStatus
}

export interface QuantityAnswer {
  /** the quantity that can stand in the field; null when the text was no number: keep the last one */
  readonly value: Decimal | null
  /** what the shopper is told when the value differs from what was typed */
  readonly refusal: BasketRefusal | null
  /** false when no quantity at all can be ordered */
  readonly buyable: boolean
}

/**
 * What becomes of a typed quantity: rounded up to the step, then raised to the minimum, then lowered to the maximum.
 *
 * Spec: 5.62 to 5.70, 17.2. The minimum is checked first, and wins where it lies above the maximum: buying is then off (5.67).
 * A disabled size gives the step (5.70).
 */
export function checkQuantity(question: QuantityQuestion): QuantityAnswer {
  const { unit } = question
  const { min, max } = effectiveRange(question)
  if (isOff(question)) return { value: unit.sellBy, refusal: null, buyable: false }
  const buyable = max === null || compareDecimals(min, max) <= 0
  const typed = parseTypedDecimal(question.typed)
  if (typed === null) return { value: null, refusal: { _tag: "QuantityNotANumber" }, buyable }
  const rounded = roundUpToStep(typed, unit.sellBy)
  if (compareDecimals(rounded, min) < 0) return { value: min, refusal: { _tag: "QuantityBelowMinimum", min }, buyable }
  if (max === null || compareDecimals(rounded, max) <= 0) return { value: rounded, refusal: null, buyable }
  return buyable
    ? { value: max, refusal: { _tag: "QuantityAboveMaximum", max }, buyable }
    : { value: min, refusal: { _tag: "QuantityBelowMinimum", min }, buyable }
}

/**
 * Can nothing of this size be bought, whatever the amount? Its status says so, or there is none left.
 *
 * Spec: 4.47, 4.50, 5.70.
 *
 * @example isOff({ status: "enable", stock: { is: "limited", amount: { coefficient: 0, scale: 0 } } }) // => true
 */
export function isOff({ status, stock }: Pick<QuantityQuestion, "status" | "stock">): boolean {
  return status === "disable" || (stock.is === "limited" && stock.amount.coefficient <= 0)
}
