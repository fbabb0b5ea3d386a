import { atOf, ended, type Evaluate, type Place } from "./compile-context.ts"
import { compileExpression } from "./compile-expression.ts"
import { compileBlock } from "./compile-statement.ts"
import { compileInitialise } from "./compile-variable.ts"
import { formulaLimits } from "./limits.ts"
import { halt, pay, weightOf } from "./meter.ts"
import { type Frame, Scope } from "./scope.ts"
import type { FunctionNode } from "./syntax.ts"
import { FormulaFunction } from "./values.ts"

/** Turns a function of the program into a value. Recursion is bounded by the heights of what is running. */
export function compileFunction(node: FunctionNode, outer: Place): Evaluate {
  const layout = { up: outer.scope.layout, size: 0 }
  const scope = new Scope(outer.scope, layout, true)
  const tallest = { height: 0 }
  const before = outer.compiled.nodes
  const place: Place = { ...outer, scope, tallest, height: 0, leaves: 0 }
  const self = node.name === null ? null : scope.declare(node.name, "var", node.at)
  for (const { name, at } of node.parameters) scope.declare(name, "parameter", at)
  const parameters = node.parameters.map(({ name, fallback, at }) => ({
    initialise: compileInitialise(name, at, place),
    fallback: fallback === null ? null : compileExpression(fallback, place),
  }))
  const body = compileBlock(node.body, place, scope)
  const { engine } = place
  const at = atOf(place, node.at)
  const steps = weightOf(place.compiled.nodes - before)
  return (closure) => {
    const value: FormulaFunction = new FormulaFunction((given) => {
      const weight = tallest.height + 4
      engine.stack += weight
      if (engine.stack > formulaLimits.stack) halt("TooDeep", String(formulaLimits.stack), at)
      pay(at, steps)
      const frame: Frame = { up: closure, slots: Array.from({ length: layout.size }) }
      if (self !== null) frame.slots[self.index] = value
      for (const [index, parameter] of parameters.entries()) {
        const known = given[index]
        parameter.initialise(frame, known === undefined && parameter.fallback !== null ? parameter.fallback(frame) : known)
      }
      const result = body(frame) === ended.byReturn ? engine.result : undefined
      engine.stack -= weight
      return result
    })
    return value
  }
}
