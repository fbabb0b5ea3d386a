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
