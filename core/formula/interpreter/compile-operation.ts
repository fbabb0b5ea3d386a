import type { Binary, Expression, Logical } from "../parser/syntax.ts"
import { atOf, type Evaluate, type CompilePlace } from "./compile-context.ts"
import { extrasOf } from "./extras.ts"
import { applyFast, fastOperators, operatorOf, shortCircuits } from "./operators.ts"
import { hasProperty } from "./properties.ts"
import type { Frame } from "./scope.ts"
import type { Value } from "./values.ts"

/** What an operator makes of the value on its left. */
type Step = (frame: Frame, left: Value) => Value

/** The index of a variable in the current frame, or -1. */
function slotOf(expression: Expression, { scope, engine }: CompilePlace): number {
  const found = expression.is === "Identifier" && engine.watch === null ? scope.find(expression.name) : null
  return found?.hops === 0 ? found.variable.index : -1
}

/** Chains that are longer run in a loop, so that their length is no depth. */
const maxNested = 8

/** An operator with two sides. A chain such as `a + b + c` stands in its own left side again and again. */
export function compileOperation(expression: Binary | Logical, place: CompilePlace): Evaluate {
  const chain: (Binary | Logical)[] = [expression]
  let first = expression.left
  for (; first.is === "Binary" || first.is === "Logical"; first = first.left) chain.push(first)
  chain.reverse()
  return chain.length > maxNested ? compileChain(first, chain, place) : compilePair(expression, place)
}

function compileChain(first: Expression, chain: readonly (Binary | Logical)[], place: CompilePlace): Evaluate {
  const { watch } = place.engine
  const start = place.compile.expression(first, place)
  const steps = chain.map((node) => ({ node, step: compileStep(node, place) }))
  place.size.nodes += chain.length
  if (watch === null)
    return (frame) => {
      let value = start(frame)
      for (const { step } of steps) value = step(frame, value)
      return value
    }
  return (frame) => {
    let value = start(frame)
    for (const { node, step } of steps) {
      value = step(frame, value)
      // the last one is the whole, which is watched as every expression is
      if (node !== chain.at(-1)) watch(node, value)
    }
    return value
  }
}

function compileStep({ is, operator, right, at: offset }: Binary | Logical, place: CompilePlace): Step {
  const at = atOf(place, offset)
  const isKnown = operator === "instanceof" ? extrasOf(place).instanceTest(right, at, place) : null
  if (isKnown !== null) return (_, value) => isKnown(value)
  const compiled = place.compile.expression(right, place)
  if (is === "Logical") {
    const shortCircuit = shortCircuits.get(operator)
    return (frame, value) => (shortCircuit?.(value) === true ? value : compiled(frame))
  }
  if (operator === "in") return (frame, value) => hasProperty(compiled(frame), value, at)
  const compute = operatorOf(operator, at)
  return (frame, value) => compute(value, compiled(frame))
}

/**
 * Two numbers take a fast path, and operands that are variables or literals are read without a call: most formulas consist of these. An
 * uninitialized variable is not a number, so it takes the general path and is refused there.
 */
function compilePair(expression: Binary | Logical, place: CompilePlace): Evaluate {
  const { operator, left, right } = expression
  const first = place.compile.expression(left, place)
  const code = fastOperators.indexOf(operator)
  if (code < 0) {
    const step = compileStep(expression, place)
    return (frame) => step(frame, first(frame))
  }
  const second = place.compile.expression(right, place)
  const long = operatorOf(operator, atOf(place, expression.at))
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
  if (slot >= 0 && constant !== null)
    return (frame) => {
      const a = frame.slots[slot]
      return typeof a === "number" ? applyFast(code, a, constant) : long(first(frame), constant)
    }
  return (frame) => {
    const a = first(frame)
    const b = constant ?? second(frame)
    return typeof a === "number" && typeof b === "number" ? applyFast(code, a, b) : long(a, b)
  }
}
