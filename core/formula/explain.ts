import { FormulaSignal, locateFormulaError } from "./formula-error.ts"
import { compileFormula, type FormulaInput, type FormulaResult } from "./formula.ts"
import { FormulaFunction, type Value } from "./interpreter/values.ts"
import type { Argument, Assignment, Expression } from "./parser/syntax.ts"

const maxCharacters = 60
const maxItems = 8

/**
 * A value as it is shown to a merchant: short, texts in quotation marks, lists and records by their first items.
 *
 * Spec: 12.27.
 *
 * @example printValue(["a", 1, null]) // => "[\"a\", 1, null]"
 */
export function printValue(value: Value): string {
  return printInner(value, 0)
}

function printInner(value: Value, depth: number): string {
  if (typeof value === "string") return JSON.stringify(value.length > maxCharacters ? `${value.slice(0, maxCharacters)}...` : value)
  if (value instanceof FormulaFunction) return "function"
  if (Array.isArray(value)) return depth > 2 ? "[...]" : `[${few(value.map((item) => printInner(item, depth + 1)))}]`
  if (value instanceof Map) {
    if (depth > 2) return "{...}"
    return `{${few([...value].map(([key, item]) => `${key}: ${printInner(item, depth + 1)}`))}}`
  }
  return String(value)
}

const few = (items: readonly string[]) => [...items.slice(0, maxItems), ...(items.length > maxItems ? ["..."] : [])].join(", ")

/**
 * An expression as a merchant would write it, with the brackets that were written: for explanations, not to be compiled again.
 *
 * Spec: 12.27.
 *
 * @example printExpression({ is: "Unary", operator: "-", operand: { is: "Identifier", name: "width", at: 1 }, at: 0 })
 * // => "-width"
 */
export function printExpression(expression: Expression): string {
  switch (expression.is) {
    case "Literal":
      return printValue(expression.value)
    case "Identifier":
      return expression.name
    case "Template":
      return `\`${expression.texts.map((text, at) => text + (at < expression.parts.length ? "${...}" : "")).join("")}\``
    case "Array":
      return `[${printItems(expression.items)}]`
    case "Object":
      return `{${expression.entries.map(({ key, value }) => `${printExpression(key)}: ${printExpression(value)}`).join(", ")}}`
    case "Unary":
      return `${expression.operator}${expression.operator === "typeof" ? " " : ""}${printExpression(expression.operand)}`
    case "Binary":
    case "Logical":
      return `${printExpression(expression.left)} ${expression.operator} ${printExpression(expression.right)}`
    case "Conditional":
      return `${printExpression(expression.test)} ? ${printExpression(expression.consequent)} : ${printExpression(expression.alternate)}`
    case "Assignment":
      return printAssignment(expression)
    case "Member": {
      const { object, property, optional } = expression
      const name = property.is === "Literal" && typeof property.value === "string" && isName.test(property.value) ? property.value : null
      if (name !== null) return `${printExpression(object)}${optional ? "?." : "."}${name}`
      return `${printExpression(object)}${optional ? "?." : ""}[${printExpression(property)}]`
    }
    case "Call":
      return `${printExpression(expression.callee)}${expression.optional ? "?." : ""}(${printItems(expression.arguments)})`
    case "Chain":
      return printExpression(expression.chain)
    case "Function":
      return `${expression.name ?? "function"}(${expression.parameters.map(({ name }) => name).join(", ")})`
    case "Sequence":
      return `(${expression.items.map(printExpression).join(", ")})`
  }
}

function printAssignment({ operator, target, value, postfix, at }: Assignment): string {
  const name = printExpression(target)
  // `++` and `--` are parsed as assignments whose number has the position of the operator
  if (value.is === "Literal" && value.at === at) {
    const mark = value.value === -1 ? "++" : "--"
    return postfix ? name + mark : mark + name
  }
  return `${name} ${operator}= ${printExpression(value)}`
}

const isName = /^[\p{L}_$][\p{L}\d_$]*$/u

const printItems = (items: readonly Argument[]) =>
  items.map(({ value, spread }) => `${spread ? "..." : ""}${printExpression(value)}`).join(", ")

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
