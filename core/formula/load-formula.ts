import type { Price } from "../values/money.ts"
import { configuredPrice, type FormulaQuestion, parameterNames } from "./configured-price.ts"
import type { FormulaError } from "./formula-error.ts"
import type { Formula } from "./formula-result.ts"
import { compileWith, compileWithout } from "./interpreter/compile-program.ts"

/**
 * Compiles a formula as `compileFormula` does, with no more of the interpreter than it needs: regular expressions, exceptions, `Object`,
 * `Map` and the like are a script of their own, which is fetched when a formula uses them.
 *
 * Spec: 12.9. Fails with a `FormulaError` that has a line and a column; rejects when the script cannot be fetched.
 *
 * @example
 * const price = await loadFormula("label.replace(/\\s/g, '').length * 2", ["label"])
 * price._tag === "Formula" ? price.evaluate({ label: "Ala i Ola" }) : price // => { _tag: "Value", value: 14 }
 */
export async function loadFormula(source: string, parameterNames: readonly string[]): Promise<Formula | FormulaError> {
  const formula = compileWithout(source, parameterNames)
  if (formula._tag !== "NeedsMore") return formula
  const { allExtras } = await import("./interpreter/extras/compile-extras.ts")
  return compileWith(allExtras, source, parameterNames)
}

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
