import { atOf, type Evaluate, type Place } from "./compile-context.ts"
import { compileExpression } from "./compile-expression.ts"
import { operatorOf } from "./operators.ts"
import type { Expression } from "./syntax.ts"

/** The place of a variable in the frame that is at hand, or -1. */
function slotOf(expression: Expression, { scope, engine }: Place): number {
  const found = expression.is === "Name" && engine.watch === null ? scope.find(expression.name) : null
  return found?.hops === 0 ? found.variable.index : -1
}

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
  const code = quick.indexOf(operator)
  const [first, second] = [compileExpression(left, place), compileExpression(right, place)]
  const long = operatorOf(operator, atOf(place, offset))
  if (code < 0) return (frame) => long(first(frame), second(frame))
  const [slot, other] = [slotOf(left, place), slotOf(right, place)]
  const constant = right.is === "Literal" && typeof right.value === "number" ? right.value : null
  if (slot >= 0 && other >= 0)
    return (frame) => {
      const a = frame.slots[slot]
      const b = frame.slots[other]
      return typeof a === "number" && typeof b === "number" ? quickly(code, a, b) : long(first(frame), second(frame))
    }
  if (other >= 0)
    return (frame) => {
      const a = first(frame)
      const b = frame.slots[other]
      return typeof a === "number" && typeof b === "number" ? quickly(code, a, b) : long(a, second(frame))
    }
  return (frame) => {
    const a = first(frame)
    const b = constant ?? second(frame)
    return typeof a === "number" && typeof b === "number" ? quickly(code, a, b) : long(a, b)
  }
}
