import { stop } from "./formula-error.ts"
import { formulaLimits } from "./limits.ts"

/** A function of the program, or one that formulas are given. */
export class FormulaFunction {
  readonly call: (values: readonly Value[], at: number) => Value

  constructor(call: (values: readonly Value[], at: number) => Value) {
    this.call = call
  }
}

/** Everything a formula can hold. Records are maps: they have no prototype to reach. */
export type Value = number | string | boolean | null | undefined | Value[] | Map<string, Value> | FormulaFunction

/** JavaScript's conversion to a number: `"12"` is 12, `""` and null are 0, undefined is NaN. */
export function toNumber(value: Value, at: number): number {
  if (typeof value === "number") return value
  if (value === null) return 0
  return typeof value === "object" ? Number(toText(value, at)) : Number(value)
}

/** JavaScript's conversion to a text: a list joins its items with commas. */
export function toText(value: Value, at: number): string {
  if (typeof value === "string") return value
  if (Array.isArray(value)) return joinList(value, ",", at, 0)
  if (value instanceof Map) return "[object Object]"
  if (value instanceof FormulaFunction) return stop("NotAllowed", "function", at)
  return String(value)
}

/** Items as one text; null and undefined leave nothing between the separators. */
export function joinList(list: readonly Value[], separator: string, at: number, depth: number): string {
  if (depth > formulaLimits.nesting) stop("TooDeep", String(formulaLimits.nesting), at)
  const texts = list.map((item) => {
    if (item === null || item === undefined) return ""
    return Array.isArray(item) ? joinList(item, ",", at, depth + 1) : toText(item, at)
  })
  return bounded(texts.join(separator), at)
}

/** JavaScript's `==`. */
export function looselyEqual(left: Value, right: Value, at: number): boolean {
  if (left === right) return true
  if (left === null || left === undefined || right === null || right === undefined) return (left ?? null) === (right ?? null)
  const leftHolds = typeof left === "object"
  const rightHolds = typeof right === "object"
  if (leftHolds && rightHolds) return false
  const a = leftHolds ? toText(left, at) : left
  const b = rightHolds ? toText(right, at) : right
  return typeof a === "string" && typeof b === "string" ? a === b : toNumber(a, at) === toNumber(b, at)
}

/** JavaScript's `typeof`. */
export function typeName(value: Value): string {
  return value instanceof FormulaFunction ? "function" : typeof value
}

/** The text itself, if it is not too long to keep. */
export function bounded(text: string, at: number): string {
  return text.length > formulaLimits.textLength ? stop("TooLarge", String(formulaLimits.textLength), at) : text
}

/** The list itself, if it does not have too many items. */
export function boundedList(list: Value[], at: number): Value[] {
  return list.length > formulaLimits.listLength ? stop("TooLarge", String(formulaLimits.listLength), at) : list
}
