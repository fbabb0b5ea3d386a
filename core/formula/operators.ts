import { stop } from "./formula-error.ts"
import { bounded, looselyEqual, toNumber, toText, type Value } from "./values.ts"

/** JavaScript's `+`: adds numbers, joins as soon as one side is a text, a list or a record. */
export function add(left: Value, right: Value, at: number): Value {
  if (typeof left === "number" && typeof right === "number") return left + right
  const joins = (value: Value) => typeof value === "string" || (typeof value === "object" && value !== null)
  return joins(left) || joins(right) ? bounded(toText(left, at) + toText(right, at), at) : toNumber(left, at) + toNumber(right, at)
}

/** JavaScript's `<`, on texts by code units and otherwise on numbers. */
function compares(
  left: Value,
  right: Value,
  at: number,
  texts: (a: string, b: string) => boolean,
  numbers: (a: number, b: number) => boolean,
) {
  const a = typeof left === "object" && left !== null ? toText(left, at) : left
  const b = typeof right === "object" && right !== null ? toText(right, at) : right
  return typeof a === "string" && typeof b === "string" ? texts(a, b) : numbers(toNumber(a, at), toNumber(b, at))
}

type Operator = (left: Value, right: Value, at: number) => Value

const onNumbers =
  (compute: (a: number, b: number) => number): Operator =>
  (left, right, at) =>
    compute(toNumber(left, at), toNumber(right, at))

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
  [
    "<",
    (left, right, at) =>
      compares(
        left,
        right,
        at,
        (a, b) => a < b,
        (a, b) => a < b,
      ),
  ],
  [
    ">",
    (left, right, at) =>
      compares(
        left,
        right,
        at,
        (a, b) => a > b,
        (a, b) => a > b,
      ),
  ],
  [
    "<=",
    (left, right, at) =>
      compares(
        left,
        right,
        at,
        (a, b) => a <= b,
        (a, b) => a <= b,
      ),
  ],
  [
    ">=",
    (left, right, at) =>
      compares(
        left,
        right,
        at,
        (a, b) => a >= b,
        (a, b) => a >= b,
      ),
  ],
])

/** The operator of a mark, such as `"*"`. */
export function operatorOf(mark: string, at: number): Operator {
  return operators.get(mark) ?? stop("UnexpectedToken", mark, at)
}
