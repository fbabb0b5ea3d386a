import { FormulaMap, FormulaSet } from "./interpreter/extras/collections.ts"
import { FormulaIterator } from "./interpreter/extras/iterators.ts"
import { FormulaPattern } from "./interpreter/extras/patterns.ts"
import { FormulaFunction, FormulaObject, FormulaRecord, type Value } from "./interpreter/values.ts"
import type { Argument, Assignment, Binary, Conditional, Element, Expression, Logical, Pattern } from "./parser/syntax.ts"

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
  if (Array.isArray(value)) return depth > 2 ? "[...]" : `[${few(value, (item) => printInner(item, depth + 1))}]`
  if (value instanceof FormulaRecord || value instanceof FormulaMap) {
    if (depth > 2) return "{...}"
    const entries: ReadonlyMap<Value, Value> = value instanceof FormulaMap ? value.entries : value
    return `{${few(entries, ([key, item]) => `${typeof key === "string" ? key : printInner(key, depth + 1)}: ${printInner(item, depth + 1)}`)}}`
  }
  if (value instanceof FormulaSet) return depth > 2 ? "{...}" : `{${few(value.entries, (item) => printInner(item, depth + 1))}}`
  if (value instanceof FormulaPattern) return `/${value.expression.source}/${value.expression.flags}`
  if (value instanceof FormulaIterator) return printInner([...value.left], depth)
  return value instanceof FormulaObject ? value.tag : String(value)
}

/** The first ones alone are looked at: a list may hold itself ten thousand times. */
function few<Item>(items: Iterable<Item>, print: (item: Item) => string): string {
  const printed: string[] = []
  for (const item of items) {
    if (printed.length === maxItems) return [...printed, "..."].join(", ")
    printed.push(print(item))
  }
  return printed.join(", ")
}

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
    case "RegExp":
      return `/${expression.source}/${expression.flags}`
    case "Identifier":
      return expression.name
    case "This":
      return "this"
    case "Template":
      return `\`${expression.texts.map((text, at) => text + (at < expression.parts.length ? "${...}" : "")).join("")}\``
    case "Array":
      return `[${printItems(expression.items)}]`
    case "Object":
      return `{${expression.entries.map(({ key, value }) => (key === null ? `...${printExpression(value)}` : `${printExpression(key)}: ${printExpression(value)}`)).join(", ")}}`
    case "Unary":
      return `${expression.operator}${/^[a-z]/.test(expression.operator) ? " " : ""}${printExpression(expression.operand)}`
    case "Binary":
    case "Logical":
      return printOperation(expression)
    case "Conditional":
      return printChoice(expression)
    case "Assignment":
      return printAssignment(expression)
    case "Member": {
      const { object, property, optional } = expression
      const name = property.is === "Literal" && typeof property.value === "string" && isName.test(property.value) ? property.value : null
      if (name !== null) return `${printExpression(object)}${optional ? "?." : "."}${name}`
      return `${printExpression(object)}${optional ? "?." : ""}[${printExpression(property)}]`
    }
    case "Call": {
      const { callee, optional, isNew, arguments: items } = expression
      return `${isNew ? "new " : ""}${printExpression(callee)}${optional ? "?." : ""}(${printItems(items)})`
    }
    case "Chain":
      return printExpression(expression.chain)
    case "Function":
      return `${expression.name ?? "function"}(${expression.parameters.map(printElement).join(", ")})`
    case "Sequence":
      return `(${expression.items.map(printExpression).join(", ")})`
  }
}

const longChain = 40

/** A chain of operators, without going deeper for each of them; of a long one, its end. */
function printOperation(expression: Binary | Logical): string {
  const parts: string[] = []
  let left: Expression = expression
  while ((left.is === "Binary" || left.is === "Logical") && parts.length < longChain) {
    parts.unshift(`${left.operator} ${printExpression(left.right)}`)
    left = left.left
  }
  parts.unshift(left.is === "Binary" || left.is === "Logical" ? "..." : printExpression(left))
  return parts.join(" ")
}

function printChoice(expression: Conditional): string {
  const parts: string[] = []
  let last: Expression = expression
  while (last.is === "Conditional" && parts.length < longChain) {
    parts.push(`${printExpression(last.test)} ? ${printExpression(last.consequent)} :`)
    last = last.alternate
  }
  return [...parts, last.is === "Conditional" ? "..." : printExpression(last)].join(" ")
}

function printAssignment({ operator, target, value, postfix, at }: Assignment): string {
  const name = printPattern(target)
  // `++` and `--` are parsed as assignments whose number has the position of the operator
  if (value.is === "Literal" && value.at === at) {
    const mark = value.value === -1 ? "++" : "--"
    return postfix ? name + mark : mark + name
  }
  return `${name} ${operator}= ${printExpression(value)}`
}

/**
 * What is assigned to, as a merchant would write it.
 *
 * Spec: 12.27.
 *
 * @example printPattern({ is: "Identifier", name: "width", at: 4 }) // => "width"
 */
export function printPattern(pattern: Pattern): string {
  if (pattern.is === "Identifier" || pattern.is === "Member") return printExpression(pattern)
  const rest = pattern.rest === null ? [] : [`...${printPattern(pattern.rest)}`]
  if (pattern.is === "ArrayPattern")
    return `[${[...pattern.elements.map((element) => (element === null ? "" : printElement(element))), ...rest].join(", ")}]`
  return `{${[...pattern.properties.map(({ key, element }) => `${printExpression(key)}: ${printElement(element)}`), ...rest].join(", ")}}`
}

const printElement = ({ target, fallback }: Element): string =>
  printPattern(target) + (fallback === null ? "" : ` = ${printExpression(fallback)}`)

const isName = /^[\p{L}_$][\p{L}\d_$]*$/u

const printItems = (items: readonly (Argument | null)[]) =>
  items.map((item) => (item === null ? "" : `${item.spread ? "..." : ""}${printExpression(item.value)}`)).join(", ")
