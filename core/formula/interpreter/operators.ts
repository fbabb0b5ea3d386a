import { type At, chargeText, halt } from "../limits.ts"
import { toPlain, toText } from "./conversions.ts"
import { allocate, allocateText } from "./allocate.ts"
import type { Value } from "./values.ts"

/** A binary operator of JavaScript. What it gives for anything but numbers has to be paid for, so it is not yet a value. */
type Operator = (left: number, right: number) => number | boolean

/** Every binary operator that always evaluates both sides, as in JavaScript. */
const operators: ReadonlyMap<string, Operator> = new Map<string, Operator>(
  Object.entries({
    "+": (a, b) => a + b,
    "-": (a, b) => a - b,
    "*": (a, b) => a * b,
    "/": (a, b) => a / b,
    "%": (a, b) => a % b,
    "**": (a, b) => a ** b,
    "&": (a, b) => a & b,
    "|": (a, b) => a | b,
    "^": (a, b) => a ^ b,
    "<<": (a, b) => a << b,
    ">>": (a, b) => a >> b,
    ">>>": (a, b) => a >>> b,
    "===": (a, b) => a === b,
    "!==": (a, b) => a !== b,
    // oxlint-disable-next-line eslint/eqeqeq -- formulas have this operator
    "==": (a, b) => a == b,
    // oxlint-disable-next-line eslint/eqeqeq -- formulas have this operator
    "!=": (a, b) => a != b,
    "<": (a, b) => a < b,
    ">": (a, b) => a > b,
    "<=": (a, b) => a <= b,
    ">=": (a, b) => a >= b,
  } satisfies Record<string, Operator>),
)

/** The operators that are mostly used with two numbers, which `applyFast` knows by their places here. */
export const fastOperators = ["+", "-", "*", "/", "<", ">", "<=", ">=", "%", "==="]

/** What the operator at that place gives for two numbers; a switch is taken over a call of any of twenty functions. */
export function applyFast(code: number, a: number, b: number): number | boolean {
  switch (code) {
    case 0:
      return a + b
    case 1:
      return a - b
    case 2:
      return a * b
    case 3:
      return a / b
    case 4:
      return a < b
    case 5:
      return a > b
    case 6:
      return a <= b
    case 7:
      return a >= b
    case 8:
      return a % b
    default:
      return a === b
  }
}

/** Does an equality convert one of its sides, which are not both texts? */
const converts = (mark: string, left: Value, right: Value): boolean =>
  mark.length === 2 && typeof left !== typeof right && (left ?? null) !== null && (right ?? null) !== null

/**
 * A binary operator for any values. JavaScript converts plain ones itself; lists and records have become texts before, and the length of
 * all texts is charged.
 *
 * Spec: 12.16, 12.17, 12.21.
 */
export function operatorOf(mark: string, at: At): (left: Value, right: Value) => Value {
  const operator = operators.get(mark) ?? halt("UnexpectedToken", mark, at)
  const code = fastOperators.indexOf(mark)
  const isEquality = /^[=!]=/.test(mark)
  const apply = (a: Value, b: Value) => allocate(Reflect.apply(operator, undefined, [a, b]), at)
  return (left, right) => {
    if (typeof left === "number" && typeof right === "number") return code < 0 ? operator(left, right) : applyFast(code, left, right)
    if (typeof left === "string" && typeof right === "string" && mark !== "+") {
      chargeText(at, left.length + right.length)
      return apply(left, right)
    }
    if (isEquality && !converts(mark, left, right)) return apply(left, right)
    const a = toPlain(left, at)
    const b = toPlain(right, at)
    if (mark === "+" && (typeof a === "string" || typeof b === "string")) return allocateText(toText(a, at) + toText(b, at), at)
    return apply(a, b)
  }
}

/** The value of a logical operator that does not need its right side. */
export const shortCircuits: ReadonlyMap<string, (left: Value) => boolean> = new Map([
  ["&&", (left: Value) => !left],
  ["||", Boolean],
  ["??", (left: Value) => left !== null && left !== undefined],
])
