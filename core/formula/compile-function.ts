import { atOf, ended, type Evaluate, type Place, weighed } from "./compile-context.ts"
import { compileExpression } from "./compile-expression.ts"
import { compileStatements } from "./compile-statement.ts"
import { formulaLimits } from "./limits.ts"
import { pay, within } from "./meter.ts"
import { type Frame, hole, Scope } from "./scope.ts"
import type { FunctionNode } from "./syntax.ts"
import { FormulaFunction } from "./values.ts"

/** Turns a function of the program into a value. Recursion is bounded by the heights of what is running. */
export function compileFunction({ name, parameters, statements, vars, at }: FunctionNode, outer: Place): Evaluate {
  const { engine, size } = outer
  const { height } = size
  size.height = 0
  const layout = { up: outer.scope.layout, size: 0 }
  const outside = new Scope(outer.scope, layout)
  const self = name === null ? null : outside.declare(name, "var", at)
  const place: Place = { ...outer, scope: new Scope(outside, layout), height: 0, leaves: 0 }
  const indexes = parameters.map((parameter) => place.scope.declare(parameter.name, "parameter", parameter.at).index)
  for (const variable of vars) place.scope.declare(variable, "var", at)
  const [[fallbacks, body], steps] = weighed(
    place,
    () => [parameters.map(({ fallback }) => fallback && compileExpression(fallback, place)), compileStatements(statements, place)] as const,
  )
  const weight = size.height + 4
  size.height = height
  const here = atOf(place, at)
  return (closure) => {
    const value: FormulaFunction = new FormulaFunction((given) => {
      engine.stack += weight
      within(engine.stack, formulaLimits.stack, "TooDeep", at)
      pay(here, steps)
      const frame: Frame = { up: closure, slots: indexes.map(() => hole) }
      if (self !== null) frame.slots[self.index] = value
      for (const [position, index] of indexes.entries()) {
        const known = given[position]
        frame.slots[index] = known === undefined ? fallbacks[position]?.(frame) : known
      }
      const result = body(frame) === ended.byReturn ? engine.result : undefined
      engine.stack -= weight
      return result
    })
    return value
  }
}
