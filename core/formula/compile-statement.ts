import { ended, type Evaluate, type Execute, type Place } from "./compile-context.ts"
import { compileExpression } from "./compile-expression.ts"
import { compileFunction } from "./compile-function.ts"
import { compileInitialise } from "./compile-variable.ts"
import { compileFor, compileForOf, compileWhile } from "./compile-loop.ts"
import { stop } from "./formula-error.ts"
import { formulaLimits } from "./limits.ts"
import { type Frame, hole, Scope } from "./scope.ts"
import type { Declaration, Statement } from "./syntax.ts"

/** Turns statements into code that runs in the scope's frame; the scope is declared here. */
export function compileBlock(statements: readonly Statement[], outer: Place, scope: Scope): Execute {
  const place: Place = { ...outer, scope }
  const enter = declareNames(statements, place)
  const code = statements.flatMap((statement) => compileStatement(statement, place))
  return (frame) => {
    enter(frame)
    for (const execute of code) {
      const end = execute(frame)
      if (end !== ended.normally) return end
    }
    return ended.normally
  }
}

/** A block of its own. Where functions look into it, each entry gets a frame of its own, as JavaScript does. */
export function compileInnerBlock(statements: readonly Statement[], place: Place): Execute {
  const declares = statements.some(
    (statement) => statement.is === "FunctionDeclaration" || (statement.is === "Declare" && statement.kind !== "var"),
  )
  if (!declares || !holdsFunction(statements)) return compileBlock(statements, place, new Scope(place.scope, place.scope.layout, false))
  const layout = { up: place.scope.layout, size: 0 }
  const body = compileBlock(statements, place, new Scope(place.scope, layout, false))
  return (frame) => body({ up: frame, slots: Array.from({ length: layout.size }) })
}

/** Does a function stand anywhere inside? */
export function holdsFunction(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(holdsFunction)
  if (typeof node !== "object" || node === null) return false
  return ("is" in node && node.is === "Function") || Object.values(node).some(holdsFunction)
}

/** Declares what the statements declare; entering marks it as not there yet and puts functions in place. */
function declareNames(statements: readonly Statement[], place: Place): (frame: Frame) => void {
  const { scope } = place
  for (const name of varNames(statements)) scope.home.declare(name, "var", 0)
  const later: number[] = []
  const functions: ((frame: Frame) => void)[] = []
  for (const statement of statements) {
    if (statement.is === "Declare" && statement.kind !== "var") {
      for (const { name, at } of statement.declarators) later.push(scope.declare(name, statement.kind, at).index)
    }
    if (statement.is === "FunctionDeclaration") scope.declare(statement.definition.name, "function", statement.at)
  }
  for (const statement of statements) {
    if (statement.is !== "FunctionDeclaration") continue
    const make = compileFunction(statement.definition, place)
    const initialise = compileInitialise(statement.definition.name, statement.at, place)
    functions.push((frame) => initialise(frame, make(frame)))
  }
  return (frame) => {
    for (const index of later) frame.slots[index] = hole
    for (const put of functions) put(frame)
  }
}

/** Names that `var` declares in these statements and below, but not inside functions. */
function varNames(statements: readonly Statement[]): readonly string[] {
  return statements.flatMap((statement): readonly string[] => {
    switch (statement.is) {
      case "Declare":
        return statement.kind === "var" ? statement.declarators.map(({ name }) => name) : []
      case "If":
        return varNames(statement.no === null ? [statement.yes] : [statement.yes, statement.no])
      case "For":
        return [...(statement.start?.is === "Declare" ? varNames([statement.start]) : []), ...varNames([statement.body])]
      case "ForOf":
        return [...(statement.kind === "var" ? [statement.name] : []), ...varNames([statement.body])]
      case "While":
        return varNames([statement.body])
      case "Switch":
        return statement.cases.flatMap(({ body }) => varNames(body))
      case "Block":
        return varNames(statement.body)
      default:
        return []
    }
  })
}

/** The code of one statement; none where everything happened on entering the block. */
export function compileStatement(statement: Statement, outer: Place): readonly Execute[] {
  const place = { ...outer, height: outer.height + 1 }
  if (place.height > formulaLimits.nesting) stop("TooDeep", String(formulaLimits.nesting), statement.at)
  place.compiled.nodes += 1
  switch (statement.is) {
    case "Declare":
      return [compileDeclaration(statement, place)]
    case "FunctionDeclaration":
      return []
    case "Run": {
      const run = compileExpression(statement.expression, place)
      return [
        (frame) => {
          run(frame)
          return ended.normally
        },
      ]
    }
    case "If": {
      const test = compileExpression(statement.test, place)
      const yes = compileOne(statement.yes, place)
      const no = statement.no === null ? null : compileOne(statement.no, place)
      return [(frame) => (test(frame) ? yes(frame) : no === null ? ended.normally : no(frame))]
    }
    case "For":
      return [compileFor(statement, place)]
    case "ForOf":
      return [compileForOf(statement, place)]
    case "While":
      return [compileWhile(statement, place)]
    case "Switch":
      return [compileSwitch(statement, place)]
    case "Return": {
      const value = statement.value === null ? null : compileExpression(statement.value, place)
      const { engine } = place
      return [
        (frame) => {
          engine.result = value === null ? undefined : value(frame)
          return ended.byReturn
        },
      ]
    }
    case "Break":
      return [place.leaves > 0 ? () => ended.byBreak : stop("UnexpectedToken", "break", statement.at)]
    case "Continue":
      return [place.leaves > 1 ? () => ended.byContinue : stop("UnexpectedToken", "continue", statement.at)]
    case "Block":
      return [compileInnerBlock(statement.body, place)]
  }
}

/** One statement as one piece of code. */
export function compileOne(statement: Statement, place: Place): Execute {
  const [only] = compileStatement(statement, place)
  return only ?? (() => ended.normally)
}

/** `let a = 1, b`: a `let` without value is undefined from here on, a `var` keeps what it has. */
export function compileDeclaration(declaration: Declaration, place: Place): Execute {
  const writes = declaration.declarators.flatMap(({ name, value, at }) => {
    if (value === null && declaration.kind === "var") return []
    const compiled: Evaluate = value === null ? () => undefined : compileExpression(value, place)
    const initialise = compileInitialise(name, at, place)
    return [(frame: Frame) => initialise(frame, compiled(frame))]
  })
  return (frame) => {
    for (const write of writes) write(frame)
    return ended.normally
  }
}

function compileSwitch(statement: Extract<Statement, { is: "Switch" }>, outer: Place): Execute {
  const value = compileExpression(statement.value, outer)
  const layout = { up: outer.scope.layout, size: 0 }
  const scope = new Scope(outer.scope, layout, false)
  const place: Place = { ...outer, scope, leaves: outer.leaves === 0 ? 1 : outer.leaves }
  const enter = declareNames(
    statement.cases.flatMap(({ body }) => body),
    place,
  )
  const cases = statement.cases.map(({ test, body }) => ({
    test: test === null ? null : compileExpression(test, place),
    code: body.flatMap((inner) => compileStatement(inner, place)),
  }))
  return (outerFrame) => {
    const wanted = value(outerFrame)
    const frame: Frame = { up: outerFrame, slots: Array.from({ length: layout.size }) }
    enter(frame)
    const found = cases.findIndex(({ test }) => test !== null && test(frame) === wanted)
    const start = found >= 0 ? found : cases.findIndex(({ test }) => test === null)
    for (const execute of start < 0 ? [] : cases.slice(start).flatMap(({ code }) => code)) {
      const end = execute(frame)
      if (end === ended.byBreak) return ended.normally
      if (end !== ended.normally) return end
    }
    return ended.normally
  }
}
