import type { FormulaError } from "./formula-error.ts"
import type { Watch } from "./interpreter/compile-context.ts"
import { allExtras } from "./interpreter/extras/compile-extras.ts"
import type { Formula } from "./formula-result.ts"
import { compileWith } from "./interpreter/compile-program.ts"

/**
 * Compiles a merchant's price formula: an expression, or statements with `return`.
 *
 * Spec: 12.9, 12.10, 12.11, 12.31, 12.33. Fails with a `FormulaError` that has a line and a column.
 *
 * @param parameterNames the ids of the product's formula parameters; the values come with each evaluation
 * @param watch is called with the value of every expression; without it, evaluation has no extra cost
 *
 * @example compileFormula("width * 2 +", ["width"])._tag // => "FormulaError"
 */
export function compileFormula(source: string, parameterNames: readonly string[], watch: Watch | null = null): Formula | FormulaError {
  return compileWith(allExtras, source, parameterNames, watch)
}
