import { stop } from "./formula-error.ts"
import { type At, payFor } from "./meter.ts"
import { bounded, looselyEqual, toNumber, toText, type Value } from "./values.ts"

/** JavaScript's `+`: adds numbers, joins as soon as one side is a text, a list or a record. */
export function add(left: Value, right: Value, at: At): Value {
  if (typeof left === "number" && typeof right === "number") return left + right
  const joins = (value: Value) => typeof value === "string" || (typeof value === "object" && value !== null)
  return joins(left) || joins(right) ? bounded(toText(left, at) + toText(right, at), at) : toNumber(left, at) + toNumber(right, at)
}

type Operator = (left: Value, right: Value, at: At) => Value

const onNumbers =
  (compute: (a: number, b: number) => number): Operator =>
  (left, right, at) =>
    compute(toNumber(left, at), toNumber(right, at))

/** JavaScript's comparisons, on texts by code units and otherwise on numbers. */
const comparing =
  (compare: (a: number | string, b: number | string) => boolean): Operator =>
  (left, right, at) => {
    const a = typeof left === "object" && left !== null ? toText(left, at) : left
    const b = typeof right === "object" && right !== null ? toText(right, at) : right
    if (typeof a !== "string" || typeof b !== "string") return compare(toNumber(a, at), toNumber(b, at))
    payFor(at, a)
    return compare(a, b)
  }

/** Every operator with two sides that always evaluates both. */
const operators: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ["+", add],
  ["-", onNumbers((a, b) => a - b)],
  ["*", onNumbers((a, b) => a * b)],
  ["/", onNumbers((a, b) => a / b)],
  ["%", onNumbers((a, b) => a % b)],
  ["**", onNumbers((a, b) => a ** b)],
  ["&", onNumbers((a, b) => a & b)],
  ["|", onNumbers((a, b) => a | b)],
  ["^", onNumbers((a, b) => a ^ b)],
  ["<<", onNumbers((a, b) => a << b)],
  [">>", onNumbers((a, b) => a >> b)],
  [">>>", onNumbers((a, b) => a >>> b)],
  ["===", (left, right) => left === right],
  ["!==", (left, right) => left !== right],
  ["==", looselyEqual],
  ["!=", (left, right, at) => !looselyEqual(left, right, at)],
  ["<", comparing((a, b) => a < b)],
  [">", comparing((a, b) => a > b)],
  ["<=", comparing((a, b) => a <= b)],
  [">=", comparing((a, b) => a >= b)],
])

/** The operator of a mark, such as `"*"`. */
export function operatorOf(mark: string, offset: number): Operator {
  return operators.get(mark) ?? stop("UnexpectedToken", mark, offset)
}
