import { charge, formulaLimits, within } from "../limits.ts"
import type { Body, FunctionNode } from "../parser/syntax.ts"
import { namesOf } from "../parser/syntax.ts"
import { compileElement, compilePattern } from "./compile-assignment.ts"
import { atOf, ended, type Evaluate, type CompilePlace, withCost } from "./compile-context.ts"
import { extrasOf } from "./extras.ts"
import { allocate, allocateList } from "./allocate.ts"
import { type Frame, Scope, uninitialized } from "./scope.ts"
import { type Call, FormulaFunction } from "./values.ts"

/** Declares what `var` declares in a body, and its functions, except those in blocks beside a `let` of their name. */
export function declareVars({ statements, vars, hoisted }: Body, { scope }: CompilePlace): void {
  for (const name of vars) scope.declare(name, "var", 0)
  const lexical = new Set(
    statements.flatMap((statement) =>
      statement.is === "VariableDeclaration" && statement.kind !== "var"
        ? statement.declarators.flatMap(({ target }) => namesOf(target).map(({ name }) => name))
        : [],
    ),
  )
  for (const name of hoisted) if (!lexical.has(name)) scope.declare(name, "var", 0)
}

/** Turns a function of the program into a value. Recursion is bounded by the sum of the heights of the running functions. */
export function compileFunction(node: FunctionNode, outer: CompilePlace): Evaluate {
  const { name, parameters, rest, isArrow, at } = node
  const { engine, size } = outer
  const { height } = size
  size.height = 0
  const layout = { up: outer.scope.layout, size: 0 }
  const outside = new Scope(outer.scope, layout)
  const own = name === null ? null : outside.declare(name, "self", at)
  const [ownThis, ownArguments] = isArrow ? [] : ["this", "arguments"].map((word) => outside.declare(word, "const", at))
  const scope = new Scope(outside, layout)
  const place: CompilePlace = { ...outer, scope, functionScope: scope, height: 0, leaves: 0, labels: new Map(), own: [] }
  const names = [...parameters.map(({ target }) => target), rest].flatMap(namesOf)
  const indexes = names.map((parameter) => scope.declare(parameter.name, "parameter", parameter.at).index)
  declareVars(node, place)
  const [[put, putRest, body], steps] = withCost(place, () => {
    size.nodes += names.length + node.vars.length
    const writes = parameters.map((parameter) => compileElement(parameter, place, true))
    return [writes, rest && compilePattern(rest, place, true), place.compile.statements(node.statements, place)] as const
  })
  const isSimple = rest === null && parameters.every(({ target, fallback }) => target.is === "Identifier" && fallback === null)
  const weight = size.height + 4
  size.height = height
  const here = atOf(place, at)
  const argumentsOf = ownArguments?.used === true ? extrasOf(place).argumentsOf : null
  // frames that are copied have their size and kind from the start; those that grow take half as long again
  const blank: Frame["slots"] = Array.from({ length: layout.size })
  return (closure) => {
    const call: Call = (given, _, receiver) => {
      engine.stack += weight
      within(engine.stack, formulaLimits.stack, "TooDeep", at)
      charge(here, steps)
      const frame: Frame = { up: closure, slots: blank.slice() }
      if (own !== null) frame.slots[own.index] = value
      if (ownThis?.used === true) frame.slots[ownThis.index] = receiver === undefined ? uninitialized : receiver
      if (ownArguments !== undefined && argumentsOf !== null) frame.slots[ownArguments.index] = argumentsOf(given, here)
      if (isSimple) for (const [position, index] of indexes.entries()) frame.slots[index] = given[position]
      else {
        for (const index of indexes) frame.slots[index] = uninitialized
        for (const [position, write] of put.entries()) write(frame, given[position])
        putRest?.(frame, allocateList(given.slice(put.length), here))
      }
      const result = body(frame) === ended.byReturn ? engine.result : undefined
      engine.stack -= weight
      return result
    }
    const value = new FormulaFunction(call, null, isArrow ? null : call)
    return allocate(value, here)
  }
}
