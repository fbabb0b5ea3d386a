import { type At, halt } from "../limits.ts"
import { toPlain, toText } from "./conversions.ts"
import { made, madeText } from "./made.ts"
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

/** Does an equality convert one of its sides, or compare texts character by character? */
function readsContents(mark: string, left: Value, right: Value): boolean {
  if (typeof left === "string" && typeof right === "string") return true
  return mark.length === 2 && typeof left !== typeof right && (left ?? null) !== null && (right ?? null) !== null
}

/**
 * A binary operator for any values. JavaScript converts plain ones itself; lists and records have become texts before, and the length of
 * all texts is charged.
 *
 * Spec: 12.16, 12.17, 12.21.
 */
export function operatorOf(mark: string, at: At): (left: Value, right: Value) => Value {
  const operator = operators.get(mark) ?? halt("UnexpectedToken", mark, at)
  const isEquality = /^[=!]=/.test(mark)
  return (left, right) => {
    if (typeof left === "number" && typeof right === "number") return operator(left, right)
    if (isEquality && !readsContents(mark, left, right)) return made(Reflect.apply(operator, undefined, [left, right]), at)
    const a = toPlain(left, at)
    const b = toPlain(right, at)
    if (mark === "+" && (typeof a === "string" || typeof b === "string")) return madeText(toText(a, at) + toText(b, at), at)
    return made(Reflect.apply(operator, undefined, [a, b]), at)
  }
}

/** The value of a logical operator that does not need its right side. */
export const shortCircuits: ReadonlyMap<string, (left: Value) => boolean> = new Map([
  ["&&", (left: Value) => !left],
  ["||", Boolean],
  ["??", (left: Value) => left !== null && left !== undefined],
])
