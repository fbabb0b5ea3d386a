import { compareDecimals, type Decimal, decimalText } from "../values/decimal.ts"
import { checkQuantity, type QuantityAnswer, type QuantityQuestion } from "../quantity/check-quantity.ts"

/**
 * The quantity that a multipack option sets: its threshold, as far as stock and limits allow it.
 *
 * Spec: 4.53, 5.62 to 5.70, 10.103.
 *
 * @example multipackQuantity({ coefficient: 5, scale: 0 }, { unit: { sellBy: { coefficient: 1, scale: 0 } }, limits: { minPerOrder: null, minPerSize: null, subscriptionMin: null, maxPerOrder: null, maxPerSize: null }, stock: { is: "unlimited" }, status: "enable" })
 * // => { value: { coefficient: 5, scale: 0 }, refusal: null, buyable: true }
 */
export function multipackQuantity(threshold: Decimal, question: Omit<QuantityQuestion, "typed">): QuantityAnswer {
  return checkQuantity({ ...question, typed: decimalText(threshold) })
}

/**
 * Which multipack option is checked: the one whose threshold is the one that holds now; `null` = none.
 *
 * Spec: 16.38.
 *
 * @example checkedMultipack([{ coefficient: 3, scale: 0 }, { coefficient: 5, scale: 0 }], { coefficient: 50, scale: 1 }) // => 1
 */
export function checkedMultipack(thresholds: readonly Decimal[], current: Decimal | null): number | null {
  if (current === null) return null
  const at = thresholds.findIndex((threshold) => compareDecimals(threshold, current) === 0)
  return at < 0 ? null : at
}
