import { atOf, type Evaluate, type Place } from "./compile-context.ts"
import { compileExpression } from "./compile-expression.ts"
import { slotOf } from "./compile-variable.ts"
import { operatorOf } from "./operators.ts"
import type { Frame } from "./scope.ts"
import type { Expression } from "./syntax.ts"
import type { Value } from "./values.ts"

/** The operators that two numbers are mostly given to. */
const quick = ["+", "-", "*", "/", "<", ">", "<=", ">=", "==="]

function quickly(code: number, a: number, b: number): number | boolean {
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
 * Two numbers take a short way, and sides that are variables or numbers are read without a call: that is what formulas mostly are. A
 * variable that is not declared yet is no number, so it takes the long way and is refused there.
 */
export function compileBinary({ operator, left, right, at: offset }: Extract<Expression, { is: "Binary" }>, place: Place): Evaluate {
  const at = atOf(place, offset)
  const general = operatorOf(operator, offset)
  const code = quick.indexOf(operator)
  const [first, second] = [compileExpression(left, place), compileExpression(right, place)]
  if (code < 0) return (frame) => general(first(frame), second(frame), at)
  const long = (frame: Frame, a: Value) => general(a, second(frame), at)
  const [slot, other] = place.engine.watch === null ? [slotOf(left, place), slotOf(right, place)] : [-1, -1]
  const constant = right.is === "Literal" && typeof right.value === "number" ? right.value : null
  if (slot >= 0 && other >= 0) {
    return (frame) => {
      const a = frame.slots[slot]
      const b = frame.slots[other]
      return typeof a === "number" && typeof b === "number" ? quickly(code, a, b) : long(frame, first(frame))
    }
  }
  if (constant !== null) {
    return (frame) => {
      const a = first(frame)
      return typeof a === "number" ? quickly(code, a, constant) : long(frame, a)
    }
  }
  if (other >= 0) {
    return (frame) => {
      const a = first(frame)
      const b = frame.slots[other]
      return typeof a === "number" && typeof b === "number" ? quickly(code, a, b) : long(frame, a)
    }
  }
  return (frame) => {
    const a = first(frame)
    const b = second(frame)
    return typeof a === "number" && typeof b === "number" ? quickly(code, a, b) : general(a, b, at)
  }
}
