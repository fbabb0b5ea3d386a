import { FormulaSignal, locateFormulaError } from "./formula-error.ts"
import { compileFormula, type FormulaInput, type FormulaResult } from "./formula.ts"
import type { Value } from "./interpreter/values.ts"
import type { Expression } from "./parser/syntax.ts"
import { printExpression, printValue } from "./print-formula.ts"

/** One value on the way of a formula. */
export interface TraceStep {
  /** from 1 */
  readonly line: number
  /** from 1 */
  readonly column: number
  /** the expression, as a merchant would write it */
  readonly source: string
  readonly value: string
}

/** The recorded steps of a run, and its result. */
export interface FormulaTrace {
  readonly steps: readonly TraceStep[]
  readonly result: FormulaResult
}

/** Maximum number of steps: a longer explanation explains nothing. */
const maxSteps = 1_000

/**
 * Runs a formula and records the value of every expression in the order of evaluation. Literals are left out. It is the ordinary
 * interpreter with a watcher, so the result is the same.
 *
 * Spec: 12.27. Fails with the `FormulaError` of compiling or evaluating, and the steps recorded until then.
 *
 * @example
 * traceFormula("width * 2 + 1", ["width"], { width: 3 }).steps.map(({ source, value }) => `${source} = ${value}`)
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
    if (expression.is === "Literal" || expression.is === "Function" || steps.length >= maxSteps) return
    const { line, column } = locateFormulaError(source, new FormulaSignal("Unsupported", "", expression.at))
    steps.push({ line, column, source: printExpression(expression), value: printValue(value) })
  })
  return { steps, result: formula._tag === "FormulaError" ? formula : formula.evaluate(parameters, product) }
}
