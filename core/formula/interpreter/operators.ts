import { type At, formulaLimits, halt, chargeText, within } from "../limits.ts"
import type { Assignment, Expression } from "../parser/syntax.ts"
import { atOf, compileName, compileWrite, type Evaluate, type Place } from "./compile-context.ts"
import { readProperty, writeProperty } from "./properties.ts"
import { lengthOf, toNumber, type Value } from "./values.ts"

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
 * A binary operator for any values. JavaScript converts them itself; the length of their texts is counted and charged beforehand.
 *
 * Spec: 12.16, 12.17, 12.21.
 */
export function operatorOf(mark: string, at: At): (left: Value, right: Value) => Value {
  const operator = operators.get(mark) ?? halt("UnexpectedToken", mark, at)
  const isEquality = /^[=!]=/.test(mark)
  return (left, right) => {
    if (typeof left === "number" && typeof right === "number") return operator(left, right)
    if (!isEquality || readsContents(mark, left, right)) {
      const length = lengthOf(left, at) + lengthOf(right, at)
      if (mark === "+") within(length, formulaLimits.textLength, "TooLarge", at.offset)
      else chargeText(at, length)
    }
    return Reflect.apply(operator, undefined, [left, right])
  }
}

/** The index of a variable in the current frame, or -1. */
function slotOf(expression: Expression, { scope, engine }: Place): number {
  const found = expression.is === "Identifier" && engine.watch === null ? scope.find(expression.name) : null
  return found?.hops === 0 ? found.variable.index : -1
}

/** The operators that are mostly used with two numbers. */
const fastOperators = ["+", "-", "*", "/", "<", ">", "<=", ">=", "==="]

function applyFast(code: number, a: number, b: number): number | boolean {
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
    default:
      return a === b
  }
}

/**
 * Two numbers take a fast path, and operands that are variables or literals are read without a call: most formulas consist of these. An
 * uninitialized variable is not a number, so it takes the general path and is refused there.
 */
export function compileBinary({ operator, left, right, at: offset }: Extract<Expression, { is: "Binary" }>, place: Place): Evaluate {
  const code = fastOperators.indexOf(operator)
  const [first, second] = [place.compile.expression(left, place), place.compile.expression(right, place)]
  const long = operatorOf(operator, atOf(place, offset))
  if (code < 0) return (frame) => long(first(frame), second(frame))
  const [slot, other] = [slotOf(left, place), slotOf(right, place)]
  const constant = right.is === "Literal" && typeof right.value === "number" ? right.value : null
  if (slot >= 0 && other >= 0)
    return (frame) => {
      const a = frame.slots[slot]
      const b = frame.slots[other]
      return typeof a === "number" && typeof b === "number" ? applyFast(code, a, b) : long(first(frame), second(frame))
    }
  if (other >= 0)
    return (frame) => {
      const a = first(frame)
      const b = frame.slots[other]
      return typeof a === "number" && typeof b === "number" ? applyFast(code, a, b) : long(a, second(frame))
    }
  return (frame) => {
    const a = first(frame)
    const b = constant ?? second(frame)
    return typeof a === "number" && typeof b === "number" ? applyFast(code, a, b) : long(a, b)
  }
}

/** The value of a logical operator that does not need its right side. */
export const shortCircuits: ReadonlyMap<string, (left: Value) => boolean> = new Map([
  ["&&", (left: Value) => !left],
  ["||", Boolean],
  ["??", (left: Value) => left !== null && left !== undefined],
])

/** `x = 1`, `x += 1`, `x ??= 1` and `x++`; object and key are evaluated once. */
export function compileAssignment({ operator, target, value, postfix, at: offset }: Assignment, place: Place): Evaluate {
  const at = atOf(place, offset)
  const shortCircuit = shortCircuits.get(operator)
  const compute = operator === "" || shortCircuit !== undefined ? null : operatorOf(operator, at)
  const isName = target.is === "Identifier"
  const object = isName ? () => undefined : place.compile.expression(target.object, place)
  const property = isName ? () => undefined : place.compile.expression(target.property, place)
  const read = isName ? compileName(target.name, target.at, place) : null
  const write = isName ? compileWrite(target.name, target.at, place) : null
  const compiled = place.compile.expression(value, place)
  const here = atOf(place, target.at)
  return (frame) => {
    const [owner, key] = [object(frame), property(frame)]
    const old = operator === "" ? undefined : read === null ? readProperty(owner, key, here) : read(frame)
    if (shortCircuit?.(old) === true) return old
    const given = compiled(frame)
    const result = compute === null ? given : compute(old, given)
    if (write === null) writeProperty(owner, key, result, here)
    else write(frame, result)
    return postfix ? toNumber(old, at) : result
  }
}
