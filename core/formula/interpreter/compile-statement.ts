import { stop } from "../formula-error.ts"
import { halt, charge } from "../limits.ts"
import type { Declaration, Expression, ForStatement, Statement } from "../parser/syntax.ts"
import { atOf, nested, compileWrite, ended, type Ended, type Execute, blockScope, type Place, withCost } from "./compile-context.ts"
import { compileExpression, compileFunction } from "./compile-expression.ts"
import { operatorOf } from "./operators.ts"
import { type Frame, uninitialized } from "./scope.ts"

/** Runs statements until one of them breaks, continues or returns. */
function runAll(code: readonly Execute[], frame: Frame): Ended {
  for (const execute of code) {
    const end = execute(frame)
    if (end !== ended.normally) return end
  }
  return ended.normally
}

/** Turns statements into code that runs in the frame of the place. */
export function compileStatements(statements: readonly Statement[], place: Place): Execute {
  const enter = declareNames(statements, place)
  const code = statements.map((statement) => compileStatement(statement, place))
  return (frame) => {
    enter(frame)
    return runAll(code, frame)
  }
}

/** Declares the names of the statements; on entry the block marks them as uninitialized and defines its functions. */
function declareNames(statements: readonly Statement[], place: Place): (frame: Frame) => void {
  const declared: number[] = []
  for (const statement of statements) {
    if (statement.is === "FunctionDeclaration") place.scope.declare(statement.definition.name, "var", statement.at)
    if (statement.is === "VariableDeclaration") declared.push(...declare(statement, place))
  }
  const functions = statements.flatMap((statement) => {
    if (statement.is !== "FunctionDeclaration") return []
    const make = compileFunction(statement.definition, place)
    const write = compileWrite(statement.definition.name, statement.at, place, true)
    return [(frame: Frame) => write(frame, make(frame))]
  })
  return (frame) => {
    for (const index of declared) frame.slots[index] = uninitialized
    for (const put of functions) put(frame)
  }
}

/** Declares `let` and `const` names, and returns their indices in the frame. */
export const declare = ({ kind, declarators }: Declaration, { scope }: Place): readonly number[] =>
  kind === "var" ? [] : declarators.map(({ name, at }) => scope.declare(name, kind, at).index)

/** An optional expression. */
export const compileOptional = (expression: Expression | null, place: Place) =>
  expression === null ? () => undefined : compileExpression(expression, place)

/** The code of one statement. */
export function compileStatement(statement: Statement, outer: Place): Execute {
  const place = nested(outer, statement.at)
  switch (statement.is) {
    case "VariableDeclaration":
      return compileDeclaration(statement, place)
    case "FunctionDeclaration":
      return () => ended.normally
    case "ExpressionStatement": {
      const run = compileExpression(statement.expression, place)
      return (frame) => {
        run(frame)
        return ended.normally
      }
    }
    case "If": {
      const test = compileExpression(statement.test, place)
      const consequent = compileStatement(statement.consequent, place)
      const alternate = statement.alternate === null ? () => ended.normally : compileStatement(statement.alternate, place)
      return (frame) => (test(frame) ? consequent(frame) : alternate(frame))
    }
    case "For":
      return compileFor(statement, place)
    case "ForOf":
      return compileForOf(statement, place)
    case "Switch":
      return compileSwitch(statement, place)
    case "Return": {
      const value = compileOptional(statement.value, place)
      return (frame) => {
        place.engine.result = value(frame)
        return ended.byReturn
      }
    }
    case "Break":
      return place.leaves > 0 ? () => ended.byBreak : stop("UnexpectedToken", "break", statement.at)
    case "Continue":
      return place.leaves > 1 ? () => ended.byContinue : stop("UnexpectedToken", "continue", statement.at)
    case "Block": {
      const [within, enter] = blockScope(place, statement.isCaptured)
      const run = compileStatements(statement.body, within)
      return (frame) => run(enter(frame))
    }
  }
}

/** `let a = 1, b`: a `let` without a value is undefined from here on, a `var` keeps the value it has. */
export function compileDeclaration({ kind, declarators }: Declaration, place: Place): Execute {
  const writes = declarators.flatMap(({ name, value, at }) => {
    if (value === null && kind === "var") return []
    const compiled = compileOptional(value, place)
    const write = compileWrite(name, at, place, true)
    return [(frame: Frame) => write(frame, compiled(frame))]
  })
  return (frame) => {
    for (const write of writes) write(frame)
    return ended.normally
  }
}

function compileSwitch(statement: Extract<Statement, { is: "Switch" }>, outer: Place): Execute {
  const value = compileExpression(statement.value, outer)
  const [within, enterFrame] = blockScope(outer, statement.isCaptured)
  const place: Place = { ...within, leaves: outer.leaves === 0 ? 1 : outer.leaves }
  const enter = declareNames(
    statement.cases.flatMap(({ body }) => body),
    place,
  )
  const code: Execute[] = []
  const cases = statement.cases.map(({ test, body }) => {
    const compiled = test === null ? null : compileExpression(test, place)
    const start = code.length
    code.push(...body.map((inner) => compileStatement(inner, place)))
    return { test: compiled, start }
  })
  const same = operatorOf("===", atOf(place, statement.at))
  return (outerFrame) => {
    const discriminant = value(outerFrame)
    const frame = enterFrame(outerFrame)
    enter(frame)
    const chosen = cases.find(({ test }) => test !== null && same(test(frame), discriminant)) ?? cases.find(({ test }) => test === null)
    const end = chosen === undefined ? ended.normally : runAll(code.slice(chosen.start), frame)
    return end === ended.byBreak ? ended.normally : end
  }
}

/** `for (start; test; step) body`, `while` and `do`. Where functions capture `let` variables, each iteration has its own. */
export function compileFor({ start, test, step, body, testFirst, isCaptured, at }: ForStatement, outer: Place): Execute {
  const isOwn = isCaptured && start?.is === "VariableDeclaration" && start.kind !== "var"
  const [within, enter] = blockScope(outer, isOwn)
  const place: Place = { ...within, leaves: 2 }
  const [[declared, begin, passes, advance, run], weight] = withCost(place, () => {
    const names = start?.is === "VariableDeclaration" ? declare(start, place) : []
    const first = start?.is === "VariableDeclaration" ? compileDeclaration(start, place) : compileOptional(start, place)
    return [names, first, test && compileExpression(test, place), compileOptional(step, place), compileStatement(body, place)] as const
  })
  const here = atOf(place, at)
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
      if (end === ended.byBreak) return ended.normally
      if (end === ended.byReturn) return end
    }
  }
}

/** `for (const item of list) body`, over lists and texts. */
export function compileForOf({ kind, name, list, body, isCaptured, at }: Extract<Statement, { is: "ForOf" }>, outer: Place): Execute {
  const [within, enter] = blockScope(outer, isCaptured)
  const place: Place = { ...within, leaves: 2 }
  const [[declared, items, write, run], weight] = withCost(place, () => {
    const names = declare({ is: "VariableDeclaration", kind, declarators: [{ name, value: null, at }], at }, place)
    return [names, compileExpression(list, place), compileWrite(name, at, place, true), compileStatement(body, place)] as const
  })
  const here = atOf(place, at)
  return (outerFrame) => {
    const before = enter(outerFrame)
    for (const index of declared) before.slots[index] = uninitialized
    const given = items(before)
    if (!Array.isArray(given) && typeof given !== "string") return halt("NotAList", name, here)
    for (const item of given) {
      charge(here, weight)
      const frame = enter(outerFrame)
      write(frame, item)
      const end = run(frame)
      if (end === ended.byBreak) return ended.normally
      if (end === ended.byReturn) return end
    }
    return ended.normally
  }
}
