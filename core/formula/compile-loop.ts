import { atOf, ended, type Execute, inside, type Place, weighed } from "./compile-context.ts"
import { compileExpression } from "./compile-expression.ts"
import { compileDeclaration, compileOptional, compileStatement, declare } from "./compile-statement.ts"
import { compileWrite } from "./compile-variable.ts"
import { halt, pay } from "./meter.ts"
import { hole } from "./scope.ts"
import type { ForStatement, Statement } from "./syntax.ts"

/** `for (start; test; step) body`, `while` and `do`. With `let` and functions inside, each turn has variables of its own. */
export function compileFor({ start, test, step, body, testFirst, isLookedInto, at }: ForStatement, outer: Place): Execute {
  const isOwn = isLookedInto && start?.is === "Declare" && start.kind !== "var"
  const [within, enter] = inside(outer, isOwn)
  const place: Place = { ...within, leaves: 2 }
  const [[holes, begin, passes, advance, run], weight] = weighed(place, () => {
    const names = start?.is === "Declare" ? declare(start, place) : []
    const first = start?.is === "Declare" ? compileDeclaration(start, place) : compileOptional(start, place)
    return [names, first, test && compileExpression(test, place), compileOptional(step, place), compileStatement(body, place)] as const
  })
  const here = atOf(place, at)
  return (outerFrame) => {
    let frame = enter(outerFrame)
    for (const index of holes) frame.slots[index] = hole
    begin(frame)
    for (let isFirst = true; ; isFirst = false) {
      if (isOwn) frame = { up: frame.up, slots: [...frame.slots] }
      if (!isFirst) advance(frame)
      if (passes !== null && (testFirst || !isFirst) && !passes(frame)) return ended.normally
      pay(here, weight)
      const end = run(frame)
      if (end === ended.byBreak) return ended.normally
      if (end === ended.byReturn) return end
    }
  }
}

/** `for (const item of list) body`, over lists and texts. */
export function compileForOf({ kind, name, list, body, isLookedInto, at }: Extract<Statement, { is: "ForOf" }>, outer: Place): Execute {
  const [within, enter] = inside(outer, isLookedInto)
  const place: Place = { ...within, leaves: 2 }
  const [[holes, items, write, run], weight] = weighed(place, () => {
    const names = declare({ is: "Declare", kind, declarators: [{ name, value: null, at }], at }, place)
    return [names, compileExpression(list, place), compileWrite(name, at, place, true), compileStatement(body, place)] as const
  })
  const here = atOf(place, at)
  return (outerFrame) => {
    const before = enter(outerFrame)
    for (const index of holes) before.slots[index] = hole
    const given = items(before)
    if (!Array.isArray(given) && typeof given !== "string") return halt("NotAList", name, here)
    for (const item of given) {
      pay(here, weight)
      const frame = enter(outerFrame)
      write(frame, item)
      const end = run(frame)
      if (end === ended.byBreak) return ended.normally
      if (end === ended.byReturn) return end
    }
    return ended.normally
  }
}
