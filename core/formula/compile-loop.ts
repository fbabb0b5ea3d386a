import { atOf, ended, type Execute, type Place } from "./compile-context.ts"
import { compileExpression } from "./compile-expression.ts"
import { compileDeclaration, compileOne, holdsFunction } from "./compile-statement.ts"
import { compileInitialise } from "./compile-variable.ts"
import { halt, pay, weightOf } from "./meter.ts"
import { type Frame, hole, Scope } from "./scope.ts"
import type { Statement } from "./syntax.ts"

type ForStatement = Extract<Statement, { is: "For" }>

/** `for (start; test; step) body`. With `let` and functions inside, each turn has variables of its own. */
export function compileFor(statement: ForStatement, outer: Place): Execute {
  const { start } = statement
  const before = outer.compiled.nodes
  const ownNames = start?.is === "Declare" && start.kind !== "var"
  const layout = ownNames ? { up: outer.scope.layout, size: 0 } : outer.scope.layout
  const scope = new Scope(outer.scope, layout, false)
  const place: Place = { ...outer, scope }
  const variables = ownNames ? start.declarators.map(({ name, at }) => scope.declare(name, start.kind, at).index) : []
  const begin = start?.is === "Declare" ? compileDeclaration(start, place) : start === null ? null : compileExpression(start, place)
  const test = statement.test === null ? null : compileExpression(statement.test, place)
  const step = statement.step === null ? null : compileExpression(statement.step, place)
  const body = compileOne(statement.body, { ...place, leaves: 2 })
  const perTurn = ownNames && holdsFunction(statement)
  const at = atOf(place, statement.at)
  const weight = weightOf(place.compiled.nodes - before)
  return (outerFrame) => {
    let frame: Frame = ownNames ? { up: outerFrame, slots: Array.from({ length: layout.size }) } : outerFrame
    for (const index of variables) frame.slots[index] = hole
    if (begin !== null) begin(frame)
    for (;;) {
      if (perTurn) frame = { up: frame.up, slots: [...frame.slots] }
      if (test !== null && !test(frame)) return ended.normally
      pay(at, weight)
      const end = body(frame)
      if (end === ended.byBreak) return ended.normally
      if (end === ended.byReturn) return end
      if (perTurn) frame = { up: frame.up, slots: [...frame.slots] }
      if (step !== null) step(frame)
    }
  }
}

/** `for (const item of list) body`, over lists and texts. */
export function compileForOf(statement: Extract<Statement, { is: "ForOf" }>, outer: Place): Execute {
  const { kind, name } = statement
  const before = outer.compiled.nodes
  const list = compileExpression(statement.list, outer)
  const layout = kind === "var" ? outer.scope.layout : { up: outer.scope.layout, size: 0 }
  const scope = new Scope(outer.scope, layout, false)
  const place: Place = { ...outer, scope }
  if (kind !== "var") scope.declare(name, kind, statement.at)
  const initialise = compileInitialise(name, statement.at, place)
  const body = compileOne(statement.body, { ...place, leaves: 2 })
  const at = atOf(place, statement.at)
  const weight = weightOf(place.compiled.nodes - before)
  return (outerFrame) => {
    const items = list(outerFrame)
    if (!Array.isArray(items) && typeof items !== "string") return halt("NotAList", name, at)
    for (const item of items) {
      pay(at, weight)
      const frame: Frame = kind === "var" ? outerFrame : { up: outerFrame, slots: Array.from({ length: layout.size }) }
      initialise(frame, item)
      const end = body(frame)
      if (end === ended.byBreak) return ended.normally
      if (end === ended.byReturn) return end
    }
    return ended.normally
  }
}

/** `while (test) body` and `do body while (test)`. */
export function compileWhile(statement: Extract<Statement, { is: "While" }>, place: Place): Execute {
  const before = place.compiled.nodes
  const test = compileExpression(statement.test, place)
  const body = compileOne(statement.body, { ...place, leaves: 2 })
  const at = atOf(place, statement.at)
  const weight = weightOf(place.compiled.nodes - before)
  const { testFirst } = statement
  return (frame) => {
    let turns = testFirst ? Boolean(test(frame)) : true
    for (; turns; turns = Boolean(test(frame))) {
      pay(at, weight)
      const end = body(frame)
      if (end === ended.byBreak) return ended.normally
      if (end === ended.byReturn) return end
    }
    return ended.normally
  }
}
