import { stop } from "../formula-error.ts"
import type { Declaration, If, Statement } from "../parser/syntax.ts"
import { compilePattern } from "./compile-assignment.ts"
import { blockScope, chosen, ended, type Evaluate, type Execute, declare, nested, type CompilePlace } from "./compile-context.ts"
import { compileExpression } from "./compile-expression.ts"
import { compileFunction } from "./compile-function.ts"
import { compileFor, compileForEach } from "./compile-loop.ts"
import { compileWrite, refuseShadowed } from "./compile-name.ts"
import { compileSwitch, runAll } from "./compile-switch.ts"
import { extrasOf } from "./extras.ts"
import { type Frame, uninitialized } from "./scope.ts"

/** Turns statements into code that runs in the frame of the place. */
export function compileStatements(statements: readonly Statement[], place: CompilePlace): Execute {
  const enter = declareNames(statements, place)
  const code = statements.map((statement) => compileStatement(statement, place))
  return (frame) => {
    enter(frame)
    return runAll(code, frame)
  }
}

/** Declares the names of the statements; on entry the block marks them as uninitialized and defines its functions. */
export function declareNames(statements: readonly Statement[], place: CompilePlace): (frame: Frame) => void {
  const declared: number[] = []
  for (const statement of statements) {
    if (statement.is === "FunctionDeclaration") place.scope.declare(statement.definition.name, "var", statement.at)
    if (statement.is === "VariableDeclaration") declared.push(...declare(statement, place))
  }
  const functions = statements.flatMap((statement) => {
    if (statement.is !== "FunctionDeclaration") return []
    const make = compileFunction({ ...statement.definition, name: null }, place)
    const write = compileWrite(statement.definition.name, statement.at, place, true)
    return [(frame: Frame) => write(frame, make(frame))]
  })
  return (frame) => {
    for (const index of declared) frame.slots[index] = uninitialized
    for (const put of functions) put(frame)
  }
}

/** The code of one statement. */
export function compileStatement(statement: Statement, outer: CompilePlace): Execute {
  const inner = nested(outer, statement.at)
  // labels belong to the statement right after them
  const place = statement.is === "For" || statement.is === "ForEach" || statement.is === "Labeled" ? inner : { ...inner, own: [] }
  switch (statement.is) {
    case "VariableDeclaration":
      return compileDeclaration(statement, place)
    case "FunctionDeclaration":
      return place.scope === place.functionScope ? () => ended.normally : extrasOf(place).statement(statement, place)
    case "ExpressionStatement": {
      const run = compileExpression(statement.expression, place)
      return (frame) => {
        run(frame)
        return ended.normally
      }
    }
    case "If":
      return compileIf(statement, place)
    case "For":
      return compileFor(statement, place)
    case "ForEach":
      return compileForEach(statement, place)
    case "Switch":
      return compileSwitch(statement, place, declareNames)
    case "Return": {
      const value = statement.value === null ? () => undefined : compileExpression(statement.value, place)
      return (frame) => {
        place.engine.result = value(frame)
        return ended.byReturn
      }
    }
    case "Break":
    case "Continue":
      return compileLeave(statement, place)
    case "Block": {
      const [within, enter] = blockScope(place, statement.isCaptured)
      const run = compileStatements(statement.body, within)
      return (frame) => run(enter(frame))
    }
    default:
      return extrasOf(place).statement(statement, place)
  }
}

/** A chain of `else if`. */
function compileIf(statement: If, place: CompilePlace): Execute {
  const branches: (readonly [test: Evaluate, consequent: Execute])[] = []
  let last: Statement | null = statement
  for (; last?.is === "If"; last = last.alternate) {
    place.size.nodes += 1
    branches.push([compileExpression(last.test, place), compileStatement(last.consequent, place)])
  }
  return chosen(branches, last === null ? () => ended.normally : compileStatement(last, place))
}

/** `let a = 1, b`: a `let` without a value is undefined from here on, a `var` keeps the value it has. */
export function compileDeclaration({ kind, declarators }: Declaration, place: CompilePlace): Execute {
  const writes = declarators.flatMap(({ target, value }) => {
    if (kind === "var") refuseShadowed(target, place)
    if (value === null && kind === "var") return []
    const compiled = value === null ? () => undefined : compileExpression(value, place)
    const write = compilePattern(target, place, true)
    return [(frame: Frame) => write(frame, compiled(frame))]
  })
  return (frame) => {
    for (const write of writes) write(frame)
    return ended.normally
  }
}

function compileLeave({ is, label, at }: Extract<Statement, { is: "Break" | "Continue" }>, { leaves, labels }: CompilePlace): Execute {
  const isBreak = is === "Break"
  const word = isBreak ? "break" : "continue"
  if (label === null)
    return leaves > (isBreak ? 0 : 1) ? () => (isBreak ? ended.byBreak : ended.byContinue) : stop("UnexpectedToken", word, at)
  const known = labels.get(label)
  if (known === undefined || !(isBreak || known.isLoop)) return stop("UnexpectedToken", label, at)
  return () => (isBreak ? known.end : known.end + 1)
}
