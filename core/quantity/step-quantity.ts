import { addDecimals, decimalText, parseTypedDecimal, subtractDecimals } from "../values/decimal.ts"
import { checkQuantity, type QuantityAnswer, type QuantityQuestion } from "./check-quantity.ts"

/**
 * What a press of plus (1) or minus (-1) makes of what stands in the field: one step more or less, then the rules of a typed quantity.
 * A field without a number is stepped from the smallest amount sold.
 *
 * Spec: 5.62 to 5.70, 17.3.
 *
 * @example stepQuantity({
 *   typed: "1.5",
 *   unit: { name: "m", singular: "metr", few: "metry", plural: "metrów", fraction: "metra", sellBy: { coefficient: 5, scale: 1 }, precision: 1 },
 *   limits: { minPerOrder: null, minPerSize: null, subscriptionMin: null, maxPerOrder: null, maxPerSize: null },
 *   stock: { is: "unlimited" },
 *   status: "enable",
 * }, 1)
 * // => { value: { coefficient: 2, scale: 0 }, refusal: null, buyable: true }
 */
export function stepQuantity(question: QuantityQuestion, by: 1 | -1): QuantityAnswer {
  const { sellBy } = question.unit
  const from = parseTypedDecimal(question.typed) ?? sellBy
  const to = by === 1 ? addDecimals(from, sellBy) : subtractDecimals(from, sellBy)
  return checkQuantity({ ...question, typed: decimalText(to) })
}
