import type { Price } from "../values/money.ts"
import { configuredPrice, type FormulaQuestion, parameterNames } from "./configured-price.ts"
import { loadFormula } from "./load-formula.ts"

/**
 * The price of one configured product by our own interpreter; `null` when the formula has none for this choice. It brings the interpreter
 * with it, so a page fetches it when the first price is needed.
 *
 * Spec: 12.6, 12.9, 12.15. Rejects when a script of the interpreter cannot be fetched.
 *
 * @example
 * const formula = { parameters: [lengthParameter], program: "length * 10" }
 * const chosen = { fields: [{ name: "length", value: "2" }], quantity: decimal("1") }
 * await ownPriceOf({ formula, ...chosen, listed: price("9.00", "8.00"), vatPercent: 8 })
 * // => price("20.00", "18.52")
 */
export async function ownPriceOf(question: FormulaQuestion): Promise<Price | null> {
  const { formula } = question
  const price = configuredPrice(await loadFormula(formula.program, parameterNames(formula)), question)
  return price._tag === "FormulaError" ? null : price.unit
}
