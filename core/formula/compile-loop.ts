import { ended, type Execute, type Place } from "./compile-context.ts"
import { compileExpression } from "./compile-expression.ts"
import { compileDeclaration, compileOne, holdsFunction } from "./compile-statement.ts"
import { compileInitialise } from "./compile-variable.ts"
import { stop } from "./formula-error.ts"
import { pay } from "./meter.ts"
import { type Frame, hole, Scope } from "./scope.ts"
import type { Statement } from "./syntax.ts"

type ForStatement = Extract<Statement, { is: "For" }>

/** `for (start; test; step) body`. With `let` and functions inside, each turn has variables of its own. */
export function compileFor(statement: ForStatement, outer: Place): Execute {
  const { start, at } = statement
  const ownNames = start?.is === "Declare" && start.kind !== "var"
  const layout = ownNames ? { up: outer.scope.layout, size: 0 } : outer.scope.layout
  const scope = new Scope(outer.scope, layout, false)
  const place: Place = { ...outer, scope }
  const variables = ownNames ? start.declarators.map(({ name, at }) => scope.declare(name, start.kind, at).index) : []
  const begin = compileStart(start, place)
  const test = statement.test === null ? null : compileExpression(statement.test, place)
  const step = statement.step === null ? null : compileExpression(statement.step, place)
  const body = compileOne(statement.body, place)
  const perTurn = ownNames && holdsFunction(statement)
  const { engine } = place
  return (outerFrame) => {
    let frame: Frame = ownNames ? { up: outerFrame, slots: Array.from({ length: layout.size }) } : outerFrame
    for (const index of variables) frame.slots[index] = hole
    begin(frame)
    for (;;) {
      if (perTurn) frame = { up: frame.up, slots: [...frame.slots] }
      if (test !== null && !test(frame)) return ended.normally
      pay(engine, 1, at)
      const end = body(frame)
      if (end === ended.byBreak) return ended.normally
      if (end === ended.byReturn) return end
      if (perTurn) frame = { up: frame.up, slots: [...frame.slots] }
      if (step !== null) step(frame)
    }
  }
}

function compileStart(start: ForStatement["start"], place: Place): (frame: Frame) => unknown {
  if (start === null) return () => undefined
  return start.is === "Declare" ? compileDeclaration(start, place) : compileExpression(start, place)
}

/** `for (const item of list) body`, over lists and texts. */
export function compileForOf(statement: Extract<Statement, { is: "ForOf" }>, outer: Place): Execute {
  const { kind, name, at } = statement
  const list = compileExpression(statement.list, outer)
  const layout = kind === "var" ? outer.scope.layout : { up: outer.scope.layout, size: 0 }
  const scope = new Scope(outer.scope, layout, false)
  const place: Place = { ...outer, scope }
  if (kind !== "var") scope.declare(name, kind, at)
  const initialise = compileInitialise(name, at, place)
  const body = compileOne(statement.body, place)
  const { engine } = place
  return (outerFrame) => {
    const items = list(outerFrame)
    if (!Array.isArray(items) && typeof items !== "string") return stop("NotAList", name, at)
    for (const item of items) {
      pay(engine, 1, at)
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
  const test = compileExpression(statement.test, place)
  const body = compileOne(statement.body, place)
  const { engine } = place
  const { at, testFirst } = statement
  return (frame) => {
    let turns = testFirst ? Boolean(test(frame)) : true
    for (; turns; turns = Boolean(test(frame))) {
      pay(engine, 1, at)
      const end = body(frame)
      if (end === ended.byBreak) return ended.normally
      if (end === ended.byReturn) return end
    }
    return ended.normally
  }
}
