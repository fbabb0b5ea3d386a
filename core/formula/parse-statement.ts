import type { Cursor } from "./cursor.ts"
import { stop } from "./formula-error.ts"
import { parseExpression, parseSequence } from "./parse-expression.ts"
import { parseFunction } from "./parse-function.ts"
import type { Declaration, Declarator, Statement } from "./syntax.ts"
import { takeName } from "./words.ts"

/** Statements up to the end of the program. */
export function parseStatements(cursor: Cursor): readonly Statement[] {
  const statements: Statement[] = []
  while (cursor.peek().kind !== "end") statements.push(...parseStatement(cursor))
  return statements
}

/** `{ ... }` of a block or a function. */
export function parseBody(cursor: Cursor): readonly Statement[] {
  cursor.needs("{")
  const statements: Statement[] = []
  while (!cursor.takes("}")) statements.push(...parseStatement(cursor))
  return statements
}

/** One statement; none for a lone semicolon. */
function parseStatement(cursor: Cursor): readonly Statement[] {
  if (cursor.takes(";")) return []
  return [cursor.nested(() => parseOne(cursor))]
}

/** The statement under an `if` or a loop, where declarations cannot stand alone. */
function parseInner(cursor: Cursor): Statement {
  const { at, text } = cursor.peek()
  if (["let", "const", "function"].includes(text) && cursor.peek().kind === "name") cursor.unexpected()
  const [statement] = parseStatement(cursor)
  return statement ?? { is: "Block", body: [], at }
}

function parseOne(cursor: Cursor): Statement {
  const { kind, text, at } = cursor.peek()
  if (kind === "mark" && text === "{") return { is: "Block", body: parseBody(cursor), at }
  if (kind !== "name") return parseRun(cursor)
  switch (text) {
    case "let":
    case "const":
    case "var": {
      const declaration = parseDeclaration(cursor, text)
      cursor.endStatement()
      return declaration
    }
    case "function": {
      const definition = parseFunction(cursor)
      if (definition.name === null) return cursor.unexpected()
      return { is: "FunctionDeclaration", definition: { ...definition, name: definition.name }, at }
    }
    case "if":
      return parseIf(cursor)
    case "for":
      return parseFor(cursor)
    case "while":
      cursor.next()
      return { is: "While", test: parseTest(cursor), body: parseInner(cursor), testFirst: true, at }
    case "do": {
      cursor.next()
      const body = parseInner(cursor)
      cursor.needs("while")
      const test = parseTest(cursor)
      cursor.takes(";")
      return { is: "While", test, body, testFirst: false, at }
    }
    case "switch":
      return parseSwitch(cursor)
    case "return": {
      cursor.next()
      const bare = cursor.sees(";") || cursor.sees("}") || cursor.peek().newLine || cursor.peek().kind === "end"
      const value = bare ? null : parseSequence(cursor)
      cursor.endStatement()
      return { is: "Return", value, at }
    }
    case "break":
    case "continue":
      cursor.next()
      if (cursor.peek().kind === "name" && !cursor.peek().newLine) stop("Unsupported", cursor.peek().text, cursor.peek().at)
      cursor.endStatement()
      return { is: text === "break" ? "Break" : "Continue", at }
    default:
      return parseRun(cursor)
  }
}

function parseRun(cursor: Cursor): Statement {
  const { at } = cursor.peek()
  if (cursor.peek().kind === "name" && cursor.sees(":", 1)) stop("Unsupported", `${cursor.peek().text}:`, at)
  const expression = parseSequence(cursor)
  cursor.endStatement()
  return { is: "Run", expression, at }
}

function parseDeclaration(cursor: Cursor, kind: "let" | "const" | "var"): Declaration {
  const { at } = cursor.next()
  const declarators: Declarator[] = []
  do {
    const token = cursor.peek()
    if (cursor.sees("{") || cursor.sees("[")) stop("Unsupported", token.text, token.at)
    const { text: name } = takeName(cursor)
    const value = cursor.takes("=") ? parseExpression(cursor) : null
    if (kind === "const" && value === null && !cursor.sees("of") && !cursor.sees("in")) cursor.unexpected()
    declarators.push({ name, value, at: token.at })
  } while (cursor.takes(","))
  return { is: "Declare", kind, declarators, at }
}

function parseTest(cursor: Cursor) {
  cursor.needs("(")
  const test = parseSequence(cursor)
  cursor.needs(")")
  return test
}

function parseIf(cursor: Cursor): Statement {
  const { at } = cursor.next()
  const test = parseTest(cursor)
  const yes = parseInner(cursor)
  return { is: "If", test, yes, no: cursor.takes("else") ? parseInner(cursor) : null, at }
}

function parseFor(cursor: Cursor): Statement {
  const { at } = cursor.next()
  cursor.needs("(")
  const { text } = cursor.peek()
  const declares = text === "let" || text === "const" || text === "var"
  const start = cursor.sees(";") ? null : declares ? parseDeclaration(cursor, text) : parseSequence(cursor)
  if (cursor.sees("in")) stop("Unsupported", "in", cursor.peek().at)
  if (cursor.takes("of")) {
    const [only, ...more] = start?.is === "Declare" ? start.declarators : []
    if (start?.is !== "Declare" || only === undefined || only.value !== null || more.length > 0) return stop("Unsupported", "of", at)
    const list = parseExpression(cursor)
    cursor.needs(")")
    return { is: "ForOf", kind: start.kind, name: only.name, list, body: parseInner(cursor), at }
  }
  cursor.needs(";")
  const test = cursor.sees(";") ? null : parseSequence(cursor)
  cursor.needs(";")
  const step = cursor.sees(")") ? null : parseSequence(cursor)
  cursor.needs(")")
  return { is: "For", start, test, step, body: parseInner(cursor), at }
}

function parseSwitch(cursor: Cursor): Statement {
  const { at } = cursor.next()
  const value = parseTest(cursor)
  cursor.needs("{")
  const cases: { test: ReturnType<typeof parseSequence> | null; body: readonly Statement[] }[] = []
  while (!cursor.takes("}")) {
    const isDefault = cursor.sees("default")
    if (isDefault && cases.some((other) => other.test === null)) cursor.unexpected()
    const test = isDefault ? null : (cursor.needs("case"), parseSequence(cursor))
    if (isDefault) cursor.next()
    cursor.needs(":")
    const body: Statement[] = []
    while (!cursor.sees("case") && !cursor.sees("default") && !cursor.sees("}")) body.push(...parseStatement(cursor))
    cases.push({ test, body })
  }
  return { is: "Switch", value, cases, at }
}
