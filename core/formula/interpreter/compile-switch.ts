import type { Statement, Switch } from "../parser/syntax.ts"
import { atOf, blockScope, ended, type Execute, type CompilePlace } from "./compile-context.ts"
import { operatorOf } from "./operators.ts"
import type { Frame } from "./scope.ts"

/** Runs statements until one of them breaks, continues or returns. */
export function runAll(code: readonly Execute[], frame: Frame, from = 0): number {
  for (const execute of from === 0 ? code : code.slice(from)) {
    const end = execute(frame)
    if (end !== ended.normally) return end
  }
  return ended.normally
}

/** `switch`: one block with all its cases, entered at the first case that is strictly equal. */
export function compileSwitch(
  statement: Switch,
  outer: CompilePlace,
  declareNames: (statements: readonly Statement[], place: CompilePlace) => (frame: Frame) => void,
): Execute {
  const value = outer.compile.expression(statement.value, outer)
  const [within, enterFrame] = blockScope(outer, statement.isCaptured)
  const place: CompilePlace = { ...within, leaves: outer.leaves === 0 ? 1 : outer.leaves }
  const enter = declareNames(
    statement.cases.flatMap(({ body }) => body),
    place,
  )
  const code: Execute[] = []
  const cases = statement.cases.map(({ test, body }) => {
    const compiled = test === null ? null : place.compile.expression(test, place)
    const start = code.length
    code.push(...body.map((inner) => place.compile.statement(inner, place)))
    return { test: compiled, start }
  })
  const same = operatorOf("===", atOf(place, statement.at))
  return (outerFrame) => {
    const discriminant = value(outerFrame)
    const frame = enterFrame(outerFrame)
    enter(frame)
    const chosen = cases.find(({ test }) => test !== null && same(test(frame), discriminant)) ?? cases.find(({ test }) => test === null)
    const end = chosen === undefined ? ended.normally : runAll(code, frame, chosen.start)
    return end === ended.byBreak ? ended.normally : end
  }
}
