import { FormulaFunction, type Value } from "./values.ts"

const mostCharacters = 60
const mostItems = 8

/**
 * A value as a merchant may be shown it: short, texts in quotation marks, lists and records by their first items.
 *
 * Spec: 12.27.
 *
 * @example printValue(["a", 1, null]) // => "[\"a\", 1, null]"
 */
export function printValue(value: Value): string {
  return printInner(value, 0)
}

function printInner(value: Value, depth: number): string {
  if (typeof value === "string") return JSON.stringify(value.length > mostCharacters ? `${value.slice(0, mostCharacters)}...` : value)
  if (value instanceof FormulaFunction) return "function"
  if (Array.isArray(value)) return depth > 2 ? "[...]" : `[${few(value.map((item) => printInner(item, depth + 1)))}]`
  if (value instanceof Map) {
    if (depth > 2) return "{...}"
    return `{${few([...value].map(([key, item]) => `${key}: ${printInner(item, depth + 1)}`))}}`
  }
  return String(value)
}

const few = (items: readonly string[]) => [...items.slice(0, mostItems), ...(items.length > mostItems ? ["..."] : [])].join(", ")
