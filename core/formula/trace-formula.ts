import { compileFormula, type FormulaInput, type FormulaResult } from "./formula.ts"
import { FormulaSignal, locateFormulaError } from "./formula-error.ts"
import { printExpression } from "./print-expression.ts"
import { printValue } from "./print-value.ts"
import type { Expression } from "./syntax.ts"
import type { Value } from "./values.ts"

/** One value on the way of a formula. */
export interface TraceStep {
  /** from 1 */
  readonly line: number
  /** from 1 */
  readonly column: number
  /** the expression, as the merchant might write it */
  readonly source: string
  readonly value: string
}

export interface FormulaTrace {
  readonly steps: readonly TraceStep[]
  readonly result: FormulaResult
}

/** Steps that are kept: an explanation that is longer explains nothing. */
const mostSteps = 1_000

/**
 * Runs a formula and keeps every value that its expressions have, in the order in which they come. Plain numbers and texts tell nothing
 * and are left out. It is the interpreter of every other evaluation, watched: the result is the same.
 *
 * Spec: 12.27. Fails with the `FormulaError` that compiling or evaluating gives, with the steps until then.
 *
 * @example traceFormula("width * 2 + 1", ["width"], { width: 3 }).steps.map(({ source, value }) => `${source} = ${value}`)
 * // => ["width = 3", "width * 2 = 6", "width * 2 + 1 = 7"]
 */
export function traceFormula(
  source: string,
  parameterNames: readonly string[],
  parameters: Readonly<Record<string, FormulaInput>>,
  product: Readonly<Record<string, FormulaInput>> = {},
): FormulaTrace {
  const steps: TraceStep[] = []
  const formula = compileFormula(source, parameterNames, (expression: Expression, value: Value) => {
    if (expression.is === "Literal" || expression.is === "Function" || steps.length >= mostSteps) return
    const { line, column } = locateFormulaError(source, new FormulaSignal("Unsupported", "", expression.at))
    steps.push({ line, column, source: printExpression(expression), value: printValue(value) })
  })
  return { steps, result: formula._tag === "FormulaError" ? formula : formula.evaluate(parameters, product) }
}
