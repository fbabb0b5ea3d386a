import { formulaLimits } from "./limits.ts"
import { type At, halt, payForText, within } from "./meter.ts"
import { lengthOf, type Value } from "./values.ts"

type Operator = (left: number, right: number) => number | boolean

/** Every operator with two sides that always evaluates both, as JavaScript has it. */
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
    // oxlint-disable-next-line eslint/eqeqeq -- the language has it
    "==": (a, b) => a == b,
    // oxlint-disable-next-line eslint/eqeqeq -- the language has it
    "!=": (a, b) => a != b,
    "<": (a, b) => a < b,
    ">": (a, b) => a > b,
    "<=": (a, b) => a <= b,
    ">=": (a, b) => a >= b,
  } satisfies Record<string, Operator>),
)

/** Does an equality convert one of its sides, or compare texts letter by letter? */
function looksInside(mark: string, left: Value, right: Value): boolean {
  if (typeof left === "string" && typeof right === "string") return true
  return mark.length === 2 && typeof left !== typeof right && (left ?? null) !== null && (right ?? null) !== null
}

/**
 * The operator of a mark for any values. JavaScript converts them on its own; how long their texts are is counted and paid for before.
 *
 * Spec: 12.16, 12.17, 12.21.
 */
export function operatorOf(mark: string, at: At): (left: Value, right: Value) => Value {
  const operator = operators.get(mark) ?? halt("UnexpectedToken", mark, at)
  const isEquality = /^[=!]=/.test(mark)
  return (left, right) => {
    if (typeof left === "number" && typeof right === "number") return operator(left, right)
    if (!isEquality || looksInside(mark, left, right)) {
      const length = lengthOf(left, at) + lengthOf(right, at)
      if (mark === "+") within(length, formulaLimits.textLength, "TooLarge", at.offset)
      else payForText(at, length)
    }
    return Reflect.apply(operator, undefined, [left, right])
  }
}
