import { formulaLimits } from "./limits.ts"
import { type At, halt, payFor } from "./meter.ts"

/** A function of the program, or one that formulas are given. */
export class FormulaFunction {
  readonly call: (values: readonly Value[], at: At) => Value

  constructor(call: (values: readonly Value[], at: At) => Value) {
    this.call = call
  }
}

/** Everything a formula can hold. Records are maps: they have no prototype to reach. */
export type Value = number | string | boolean | null | undefined | Value[] | Map<string, Value> | FormulaFunction

/** JavaScript's conversion to a number: `"12"` is 12, `""` and null are 0, undefined is NaN. */
export function toNumber(value: Value, at: At): number {
  if (typeof value === "number") return value
  if (value === null) return 0
  const plain = typeof value === "object" ? toText(value, at) : value
  if (typeof plain === "string") payFor(at, plain)
  return Number(plain)
}

/** A number that may be left out. */
export const numberOr = (value: Value, other: number, at: At): number => (value === undefined ? other : toNumber(value, at))

/** JavaScript's conversion to a text: a list joins its items with commas. */
export function toText(value: Value, at: At): string {
  if (typeof value === "string") return value
  if (Array.isArray(value)) return joinList(value, ",", at, 0)
  if (value instanceof Map) return "[object Object]"
  if (value instanceof FormulaFunction) return halt("NotAllowed", "function", at)
  return String(value)
}

/** Items as one text; null and undefined leave nothing between the separators. */
export function joinList(list: readonly Value[], separator: string, at: At, depth: number): string {
  if (depth > formulaLimits.nesting) halt("TooDeep", String(formulaLimits.nesting), at)
  payFor(at, list)
  let text = ""
  for (const [index, item] of list.entries()) {
    if (index > 0) text += separator
    if (Array.isArray(item)) text += joinList(item, ",", at, depth + 1)
    else if (item !== null && item !== undefined) text += toText(item, at)
    bounded(text, at)
  }
  return text
}

/** JavaScript's `==`. */
export function looselyEqual(left: Value, right: Value, at: At): boolean {
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
export function bounded(text: string, at: At): string {
  return text.length > formulaLimits.textLength ? halt("TooLarge", String(formulaLimits.textLength), at) : text
}

/** The list itself, if it does not have too many items. */
export function boundedList(list: Value[], at: At): Value[] {
  return list.length > formulaLimits.listLength ? halt("TooLarge", String(formulaLimits.listLength), at) : list
}
