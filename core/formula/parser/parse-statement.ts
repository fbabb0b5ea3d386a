import { stop } from "../formula-error.ts"
import { Cursor, takeName } from "./cursor.ts"
import { parseExpression, parseFunction, parseSequence } from "./parse-expression.ts"
import type { Body, Declaration, Declarator, Expression, Statement } from "./syntax.ts"

/** The statements of a whole program. */
export function parseProgram(source: string): Body {
  const cursor = new Cursor(source, parseBraces)
  return cursor.function(() => ({ statements: parseUntil(cursor, () => cursor.token.kind === "end") }))
}

/** `{ ... }` of a block or a function. */
function parseBraces(cursor: Cursor): readonly Statement[] {
  cursor.needs("{")
  const statements = parseUntil(cursor, () => cursor.sees("}"))
  cursor.next()
  return statements
}

function parseUntil(cursor: Cursor, isOver: () => boolean): readonly Statement[] {
  const statements: Statement[] = []
  while (!isOver()) if (!cursor.takes(";")) statements.push(cursor.nested(() => parseOne(cursor)))
  return statements
}

/** The statement under an `if` or a loop, which cannot be a declaration. */
function parseInner(cursor: Cursor): Statement {
  const { text, at } = cursor.token
  if (/^(?:let|const|function)$/.test(text)) cursor.unexpected()
  if (cursor.takes(";")) return { is: "Block", body: [], isCaptured: false, at }
  return cursor.nested(() => parseOne(cursor))
}

function parseOne(cursor: Cursor): Statement {
  const { text, at } = cursor.token
  switch (text) {
    case "{":
      return cursor.capturing(() => ({ is: "Block", body: parseBraces(cursor), at }))
    case "let":
    case "const":
    case "var": {
      const declaration = parseDeclaration(cursor, text)
      cursor.endStatement()
      return declaration
    }
    case "function": {
      const definition = parseFunction(cursor)
      const { name } = definition
      return name === null ? cursor.unexpected() : { is: "FunctionDeclaration", definition: { ...definition, name }, at }
    }
    case "if": {
      const test = parseTest(cursor)
      const consequent = parseInner(cursor)
      return { is: "If", test, consequent, alternate: cursor.takes("else") ? parseInner(cursor) : null, at }
    }
    case "for":
      return cursor.capturing(() => parseFor(cursor))
    case "while":
      return {
        is: "For",
        start: null,
        test: parseTest(cursor),
        step: null,
        body: parseInner(cursor),
        testFirst: true,
        isCaptured: false,
        at,
      }
    case "do": {
      cursor.next()
      const body = parseInner(cursor)
      if (!cursor.sees("while")) cursor.unexpected()
      const test = parseTest(cursor)
      cursor.takes(";")
      return { is: "For", start: null, test, step: null, body, testFirst: false, isCaptured: false, at }
    }
    case "switch":
      return cursor.capturing(() => parseSwitch(cursor))
    case "return": {
      cursor.next()
      const value = cursor.sees(";") || cursor.endsHere() ? null : parseSequence(cursor)
      cursor.endStatement()
      return { is: "Return", value, at }
    }
    case "break":
    case "continue":
      cursor.next()
      if (cursor.token.kind === "name" && !cursor.token.newLine) stop("Unsupported", cursor.token.text, cursor.token.at)
      cursor.endStatement()
      return { is: text === "break" ? "Break" : "Continue", at }
    default: {
      const expression = parseSequence(cursor)
      if (expression.is === "Identifier" && cursor.sees(":")) stop("Unsupported", `${text}:`, at)
      cursor.endStatement()
      return { is: "ExpressionStatement", expression, at }
    }
  }
}

function parseDeclaration(cursor: Cursor, kind: Declaration["kind"]): Declaration {
  const { at } = cursor.next()
  const declarators: Declarator[] = []
  do {
    const { token } = cursor
    if (/^[{[]$/.test(token.text)) stop("Unsupported", token.text, token.at)
    const name = takeName(cursor)
    const value = cursor.takes("=") ? parseExpression(cursor) : null
    if (kind === "const" && value === null && !/^(?:of|in)$/.test(cursor.token.text)) cursor.unexpected()
    if (kind === "var") cursor.vars.push(name)
    declarators.push({ name, value, at: token.at })
  } while (cursor.takes(","))
  return { is: "VariableDeclaration", kind, declarators, at }
}

/** The next keyword and its `(test)`. */
function parseTest(cursor: Cursor): Expression {
  cursor.next()
  cursor.needs("(")
  const test = parseSequence(cursor)
  cursor.needs(")")
  return test
}

type Uncaptured<One> = One extends unknown ? Omit<One, "isCaptured"> : never

function parseFor(cursor: Cursor): Uncaptured<Extract<Statement, { is: "For" | "ForOf" }>> {
  const { at } = cursor.next()
  cursor.needs("(")
  const { text } = cursor.token
  const declares = text === "let" || text === "const" || text === "var"
  const start = declares ? parseDeclaration(cursor, text) : parseUnless(cursor, ";")
  if (cursor.sees("in")) stop("Unsupported", "in", cursor.token.at)
  if (cursor.takes("of")) {
    const [only, ...more] = start?.is === "VariableDeclaration" ? start.declarators : []
    if (start?.is !== "VariableDeclaration" || only === undefined || only.value !== null || more.length > 0)
      return stop("Unsupported", "of", at)
    const list = parseExpression(cursor)
    cursor.needs(")")
    return { is: "ForOf", kind: start.kind, name: only.name, list, body: parseInner(cursor), at }
  }
  cursor.needs(";")
  const test = parseUnless(cursor, ";")
  cursor.needs(";")
  const step = parseUnless(cursor, ")")
  cursor.needs(")")
  return { is: "For", start, test, step, body: parseInner(cursor), testFirst: true, at }
}

const parseUnless = (cursor: Cursor, end: string) => (cursor.sees(end) ? null : parseSequence(cursor))

function parseSwitch(cursor: Cursor): Uncaptured<Extract<Statement, { is: "Switch" }>> {
  const { at } = cursor.token
  const value = parseTest(cursor)
  cursor.needs("{")
  const cases: { test: Expression | null; body: readonly Statement[] }[] = []
  while (!cursor.takes("}")) {
    const isDefault = cursor.sees("default")
    if (isDefault ? cases.some(({ test }) => test === null) : !cursor.sees("case")) cursor.unexpected()
    cursor.next()
    const test = isDefault ? null : parseSequence(cursor)
    cursor.needs(":")
    cases.push({ test, body: parseUntil(cursor, () => /^(?:case|default|\})$/.test(cursor.token.text)) })
  }
  return { is: "Switch", value, cases, at }
}
