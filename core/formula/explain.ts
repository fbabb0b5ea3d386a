import { type FormulaError, FormulaSignal, locateFormulaError } from "./formula-error.ts"
import { compileFormula } from "./formula.ts"
import type { FormulaInput, FormulaResult } from "./formula-result.ts"
import type { Value } from "./interpreter/values.ts"
import type { Expression, Pattern } from "./parser/syntax.ts"
import { turningPoints } from "./parser/turning-points.ts"
import { printExpression, printPattern, printValue } from "./print-formula.ts"

/** The value of an expression, and where that stands. */
export interface TracedValue {
  /** from 1 */
  readonly line: number
  /** from 1 */
  readonly column: number
  /** the expression, as a merchant would write it */
  readonly source: string
  readonly value: string
}

/** One value on the way of a formula. */
export interface TraceStep extends TracedValue {
  /** what it decides: a variable's value, which way the program goes, or what is returned; null = it is a part of another one */
  readonly turn: "assigned" | "branch" | "returned" | null
}

/** The recorded steps of a run, and its result. */
export interface FormulaTrace {
  readonly steps: readonly TraceStep[]
  readonly result: FormulaResult
}

/** Maximum number of steps: a longer explanation explains nothing. */
const maxSteps = 1_000

/**
 * Runs a formula and records the value of every expression in the order of evaluation. Literals are left out unless a variable gets
 * them, and a list or record that was listed before until it changes. It is the ordinary interpreter with a watcher, so the result is the same.
 *
 * Spec: 12.27, 12.37. Fails with the `FormulaError` of compiling or evaluating, and the steps recorded until then.
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
  const turns = turningPoints(source)
  const listed = new Map<Value, string>()
  const formula = compileFormula(source, parameterNames, (expression: Expression, value: Value) => {
    if (expression.is === "Function" || steps.length >= maxSteps) return
    const { turn, into } = turns(expression)
    if (expression.is === "Literal" && into === null) return
    const shown = printValue(value)
    if (turn === null && listed.get(value) === shown) return
    if (typeof value === "object" && value !== null) listed.set(value, shown)
    const { line, column } = locateFormulaError(source, new FormulaSignal("Unsupported", "", expression.at))
    steps.push({ line, column, source: written(expression, into), value: shown, turn })
  })
  return { steps, result: formula._tag === "FormulaError" ? formula : formula.evaluate(parameters, product) }
}

/** An expression, after the variables that get its value; of what is written out the value says the rest. */
function written(expression: Expression, into: Pattern | null): string {
  if (into === null) return printExpression(expression)
  const isWrittenOut = expression.is === "Literal" || expression.is === "Array" || expression.is === "Object"
  return isWrittenOut ? printPattern(into) : `${printPattern(into)} = ${printExpression(expression)}`
}

interface Watched {
  readonly expression: Expression
  readonly value: Value
}

/** Why a formula has no price: where its result comes from, and the first step on the way that was no number any more. */
export interface NoPrice {
  readonly error: FormulaError
  /** null where the result is no price for another reason */
  readonly firstNaN: TracedValue | null
  /** the entry that this step looked up and did not find; null where it is no number for another reason */
  readonly missing: Missing | null
}

/** An entry that a table or a record has not. */
export interface Missing {
  /** where it was looked up, such as `rate[wood]` */
  readonly source: string
  /** which it is: `wood = "beech"`; null where the source says it */
  readonly key: string | null
}

/**
 * Runs a formula again whose result is not a price, and finds the place of what it returned.
 *
 * Spec: 12.36.
 *
 * @param error the error of `formulaPrice`, whose place is not known there
 *
 * @example
 * const error = { _tag: "FormulaError", fault: "NotAPrice", what: "NaN", line: 1, column: 1 } as const
 * locateNoPrice("const a = width * 2\nreturn a + 1", ["width"], { width: "x" }, {}, error).firstNaN
 * // => { line: 1, column: 17, source: "width * 2", value: "NaN" }
 * @example
 * const error = { _tag: "FormulaError", fault: "NotAPrice", what: "NaN", line: 1, column: 1 } as const
 * locateNoPrice("const rate = { oak: 2 }; return rate[wood] * 3", ["wood"], { wood: "ash" }, {}, error).missing
 * // => { source: "rate[wood]", key: "wood = \"ash\"" }
 */
export function locateNoPrice(
  source: string,
  parameterNames: readonly string[],
  parameters: Readonly<Record<string, FormulaInput>>,
  product: Readonly<Record<string, FormulaInput>>,
  error: FormulaError,
): NoPrice {
  let last: Watched | null = null
  let firstNaN: TracedValue | null = null
  let missing: Missing | null = null
  const notFound = new Map<Expression, Missing>()
  const placeOf = (at: number) => locateFormulaError(source, new FormulaSignal("NotAPrice", "", at))
  const watch = (expression: Expression, value: Value) => {
    // what stands in the brackets is looked at right before the entry that it names
    const key = expression.is === "Member" && last?.expression === expression.property ? keyOf(last) : null
    if (expression.is === "Member" && value === undefined) notFound.set(expression, { source: printExpression(expression), key })
    else notFound.delete(expression)
    last = { expression, value }
    if (firstNaN !== null || expression.is === "Literal" || !Number.isNaN(value)) return
    const { line, column } = placeOf(expression.at)
    firstNaN = { line, column, source: printExpression(expression), value: "NaN" }
    if (expression.is === "Binary") missing = notFound.get(expression.left) ?? notFound.get(expression.right) ?? null
  }
  const formula = compileFormula(source, parameterNames, watch)
  const result = formula._tag === "FormulaError" ? formula : formula.evaluate(parameters, product)
  if (result._tag === "FormulaError") return { error: result, firstNaN, missing }
  return { error: { ...error, ...lineOf(placeOf(resultAt(source, last, result.value))) }, firstNaN, missing }
}

/** A key that is a literal says itself what it is. */
const keyOf = ({ expression, value }: Watched) =>
  expression.is === "Literal" ? null : `${printExpression(expression)} = ${printValue(value)}`

const lineOf = ({ line, column }: FormulaError) => ({ line, column })

/** Where the last expression begins, if the result is its value; otherwise nothing was returned, which shows at the end. */
function resultAt(source: string, last: Watched | null, result: Value): number {
  if (last === null || !Object.is(last.value, result) || result === undefined) return source.trimEnd().length
  return startOf(last.expression)
}

function startOf(expression: Expression): number {
  let first = expression
  for (;;) {
    if (first.is === "Binary" || first.is === "Logical") first = first.left
    else if (first.is === "Conditional") first = first.test
    else if (first.is === "Member") first = first.object
    else if (first.is === "Call" && !first.isNew) first = first.callee
    else if (first.is === "Chain") first = first.chain
    else return first.is === "Assignment" ? first.target.at : first.at
  }
}
