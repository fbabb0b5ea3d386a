import { type At, charge } from "../limits.ts"
import type { ForEach, ForStatement } from "../parser/syntax.ts"
import { compilePattern } from "./compile-assignment.ts"
import { atOf, blockScope, declare, ended, type Execute, type CompilePlace, withCost } from "./compile-context.ts"
import { refuseShadowed } from "./compile-name.ts"
import { itemsOf } from "./iterate.ts"
import { namesIn } from "./own-names.ts"
import { uninitialized } from "./scope.ts"
import { FormulaRecord, type Value } from "./values.ts"

/** How a loop goes on after its body: null where it does, otherwise how the loop ends. `own` are the numbers of `continue` with its labels. */
const afterBody = (own: readonly number[]) => (end: number) => {
  if (end === ended.normally || end === ended.byContinue || own.includes(end)) return null
  return end === ended.byBreak ? ended.normally : end
}

/** `for (start; test; step) body`, `while` and `do`. Where functions capture `let` variables, each iteration has its own. */
export function compileFor({ start, test, step, body, testFirst, isCaptured, at }: ForStatement, outer: CompilePlace): Execute {
  const declaration = start?.is === "VariableDeclaration" ? start : null
  const isOwn = isCaptured && declaration !== null && declaration.kind !== "var"
  const [within, enter] = blockScope(outer, isOwn)
  const place: CompilePlace = { ...within, leaves: 2 }
  const optional = (expression: typeof test) => (expression === null ? () => undefined : place.compile.expression(expression, place))
  const [[declared, begin, passes, advance, run], weight] = withCost(place, () => {
    const names = declaration === null ? [] : declare(declaration, place)
    const first = start?.is === "VariableDeclaration" ? place.compile.statement(start, { ...place, own: [] }) : optional(start)
    return [names, first, test && place.compile.expression(test, place), optional(step), place.compile.statement(body, place)] as const
  })
  const here = atOf(place, at)
  const after = afterBody(outer.own)
  return (outerFrame) => {
    let frame = enter(outerFrame)
    for (const index of declared) frame.slots[index] = uninitialized
    begin(frame)
    for (let isFirst = true; ; isFirst = false) {
      if (isOwn) frame = { up: frame.up, slots: [...frame.slots] }
      if (!isFirst) advance(frame)
      if (passes !== null && (testFirst || !isFirst) && !passes(frame)) return ended.normally
      charge(here, weight)
      const end = run(frame)
      if (end !== ended.normally) {
        const left = after(end)
        if (left !== null) return left
      }
    }
  }
}

/** `for (const item of list) body` over whatever can be gone through, `for (const key in record) body` over what it keeps. Spec: 12.32. */
export function compileForEach({ over, kind, target, list, body, isCaptured, at }: ForEach, outer: CompilePlace): Execute {
  const [within, enter] = blockScope(outer, isCaptured)
  const place: CompilePlace = { ...within, leaves: 2 }
  const [[declared, items, write, run], weight] = withCost(place, () => {
    if (kind === "var") refuseShadowed(target, place)
    const names = kind === null ? [] : declare({ is: "VariableDeclaration", kind, declarators: [{ target, value: null }], at }, place)
    return [
      names,
      place.compile.expression(list, place),
      compilePattern(target, place, kind !== null),
      place.compile.statement(body, place),
    ] as const
  })
  const here = atOf(place, at)
  const after = afterBody(outer.own)
  const what = target.is === "Identifier" ? target.name : over
  return (outerFrame) => {
    const before = enter(outerFrame)
    for (const index of declared) before.slots[index] = uninitialized
    const given = items(before)
    const keys = over === "in" ? keysGiven(given, here) : null
    // a list may grow while it is gone through
    const values = keys ?? (typeof given === "string" || Array.isArray(given) ? given : itemsOf(given, what, here))
    for (const item of values) {
      charge(here, weight)
      if (keys !== null && isGone(given, item)) continue
      const frame = enter(outerFrame)
      write(frame, item)
      const end = run(frame)
      if (end !== ended.normally) {
        const left = after(end)
        if (left !== null) return left
      }
    }
    return ended.normally
  }
}

const keysGiven = (given: Value, at: At) => (given === null || given === undefined ? [] : namesIn(given, at))

/** Was a key deleted since the loop began? */
function isGone(given: Value, key: Value): boolean {
  if (typeof key !== "string") return false
  if (given instanceof FormulaRecord) return !given.has(key)
  return Array.isArray(given) && !Object.hasOwn(given, key)
}
