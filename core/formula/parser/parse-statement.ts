import { stop } from "../formula-error.ts"
import { Cursor, takeName } from "./cursor.ts"
import { parseExpression, parseSequence } from "./parse-expression.ts"
import { parseFunction } from "./parse-function.ts"
import { patternFrom } from "./parse-pattern.ts"
import { parsePrimary } from "./parse-primary.ts"
import {
  namesOf,
  type Block,
  type Body,
  type Declaration,
  type Declarator,
  type Expression,
  type ForEach,
  type If,
  type Pattern,
  type Statement,
  type Switch,
  type Try,
} from "./syntax.ts"

/** A program, with what the parser noticed on the way. */
export interface ParsedProgram extends Body {
  /** names that the program assigns to */
  readonly assigned: ReadonlySet<string>
  readonly warnings: Cursor["warnings"]
}

/** The statements of a whole program. Spec: 12.10. */
export function parseProgram(source: string): ParsedProgram {
  const cursor = new Cursor(source, { block: parseBraces, expression: parseExpression, sequence: parseSequence })
  const body = cursor.function(() => ({ statements: parseUntil(cursor, () => cursor.token.kind === "end") }))
  return { ...body, assigned: cursor.assigned, warnings: cursor.warnings }
}

/** `{ ... }` of a block or a function. */
function parseBraces(cursor: Cursor): readonly Statement[] {
  cursor.needs("{")
  const statements = parseUntil(cursor, () => cursor.sees("}"))
  cursor.next()
  return statements
}

function parseBlock(cursor: Cursor): Block {
  const { at } = cursor.token
  return cursor.capturing(() => ({ is: "Block", body: parseBraces(cursor), at }))
}

function parseUntil(cursor: Cursor, isOver: () => boolean): readonly Statement[] {
  const statements: Statement[] = []
  while (!isOver()) if (!cursor.takes(";")) statements.push(cursor.nested(() => parseOne(cursor)))
  return statements
}

/** The statement under an `if` or a loop, which cannot be a declaration of a variable; a function counts as in braces. */
function parseInner(cursor: Cursor): Statement {
  const { text, at } = cursor.token
  if (/^(?:let|const)$/.test(text)) cursor.unexpected()
  if (cursor.takes(";")) return { is: "Block", body: [], isCaptured: false, at }
  if (text === "function") return cursor.capturing(() => ({ is: "Block", body: [parseOne(cursor)], at }))
  return cursor.nested(() => parseOne(cursor))
}

function parseOne(cursor: Cursor): Statement {
  const { text, at } = cursor.token
  switch (text) {
    case "{":
      return parseBlock(cursor)
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
      if (name === null) return cursor.unexpected()
      cursor.hoisted.push(name)
      return { is: "FunctionDeclaration", definition: { ...definition, name }, at }
    }
    case "if":
      return parseIf(cursor)
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
    case "try":
      return cursor.capturing(() => parseTry(cursor))
    case "throw": {
      cursor.next()
      if (cursor.token.newLine) cursor.unexpected()
      const value = parseSequence(cursor)
      cursor.endStatement()
      return { is: "Throw", value, at }
    }
    case "return": {
      cursor.next()
      const value = cursor.sees(";") || cursor.endsHere() ? null : parseSequence(cursor)
      cursor.endStatement()
      return { is: "Return", value, at }
    }
    case "break":
    case "continue": {
      cursor.next()
      const label = cursor.token.kind === "name" && !cursor.token.newLine ? takeName(cursor) : null
      cursor.endStatement()
      return { is: text === "break" ? "Break" : "Continue", label, at }
    }
    default: {
      const expression = parseSequence(cursor)
      if (expression.is === "Identifier" && cursor.takes(":")) return { is: "Labeled", label: text, body: parseInner(cursor), at }
      cursor.endStatement()
      return { is: "ExpressionStatement", expression, at }
    }
  }
}

/** A chain of `else if` is read in a loop, so that its length is no depth. */
function parseIf(cursor: Cursor): Statement {
  const branches: Omit<If, "alternate">[] = []
  let alternate: Statement | null = null
  do {
    const { at } = cursor.token
    branches.push({ is: "If", test: parseTest(cursor), consequent: parseInner(cursor), at })
    if (!cursor.takes("else")) break
    if (!cursor.sees("if")) alternate = parseInner(cursor)
  } while (alternate === null)
  return branches.reduceRight<Statement | null>((rest, branch) => ({ ...branch, alternate: rest }), alternate) ?? cursor.unexpected()
}

function parseDeclaration(cursor: Cursor, kind: Declaration["kind"]): Declaration {
  const { at } = cursor.next()
  const declarators: Declarator[] = []
  do {
    const target = parseBinding(cursor)
    const value = cursor.takes("=") ? parseExpression(cursor) : null
    const isBare = value === null && !/^(?:of|in)$/.test(cursor.token.text)
    if (isBare && (kind === "const" || target.is !== "Identifier")) cursor.unexpected()
    if (kind === "var") cursor.vars.push(...namesOf(target).map(({ name }) => name))
    declarators.push({ target, value })
  } while (takesNext(cursor))
  return { is: "VariableDeclaration", kind, declarators, at }
}

/** `const vat = 1,23` is no list of declarations. */
function takesNext(cursor: Cursor): boolean {
  const { before } = cursor
  const taken = cursor.takes(",")
  if (taken && before.kind === "number" && cursor.token.kind === "number")
    stop("DecimalComma", `${before.text},${cursor.token.text}`, before.at)
  return taken
}

/** A name, or a pattern of names. */
function parseBinding(cursor: Cursor): Pattern {
  const { text, at } = cursor.token
  if (/^[{[]$/.test(text)) return patternFrom({ cursor, isDeclaration: true }, parsePrimary(cursor))
  return { is: "Identifier", name: takeName(cursor), at }
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

function parseFor(cursor: Cursor): Uncaptured<Extract<Statement, { is: "For" | "ForEach" }>> {
  const { at } = cursor.next()
  cursor.needs("(")
  const { text } = cursor.token
  const declares = text === "let" || text === "const" || text === "var"
  const start = declares ? parseDeclaration(cursor, text) : parseUnless(cursor, ";")
  const each = parseEach(cursor, start)
  if (each !== null) {
    cursor.needs(")")
    return { is: "ForEach", ...each, body: parseInner(cursor), at }
  }
  cursor.needs(";")
  const test = parseUnless(cursor, ";")
  cursor.needs(";")
  const step = parseUnless(cursor, ")")
  cursor.needs(")")
  return { is: "For", start, test, step, body: parseInner(cursor), testFirst: true, at }
}

/** What `of` or `in` makes of the beginning of a loop; null without them. `k in t` was read as one expression. */
function parseEach(cursor: Cursor, start: Declaration | Expression | null): Pick<ForEach, "over" | "kind" | "target" | "list"> | null {
  const over = cursor.sees("of") ? "of" : "in"
  const kind = { cursor, isDeclaration: false } as const
  if (start?.is === "Binary" && start.operator === "in" && cursor.sees(")"))
    return { over: "in", kind: null, target: patternFrom(kind, start.left), list: start.right }
  if (start === null || !cursor.takes(over)) return null
  const list = over === "of" ? parseExpression(cursor) : parseSequence(cursor)
  if (start.is !== "VariableDeclaration") return { over, kind: null, target: patternFrom(kind, start), list }
  const [only, ...more] = start.declarators
  if (only === undefined || only.value !== null || more.length > 0) return stop("UnexpectedToken", over, start.at)
  return { over, kind: start.kind, target: only.target, list }
}

const parseUnless = (cursor: Cursor, end: string) => (cursor.sees(end) ? null : parseSequence(cursor))

function parseSwitch(cursor: Cursor): Omit<Switch, "isCaptured"> {
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

function parseTry(cursor: Cursor): Omit<Try, "isCaptured"> {
  const { at } = cursor.next()
  const block = parseBlock(cursor)
  let parameter: Pattern | null = null
  let handler: Block | null = null
  if (cursor.takes("catch")) {
    if (cursor.takes("(")) {
      parameter = parseBinding(cursor)
      cursor.needs(")")
    }
    handler = parseBlock(cursor)
  }
  const finalizer = cursor.takes("finally") ? parseBlock(cursor) : null
  if (handler === null && finalizer === null) cursor.unexpected()
  return { is: "Try", block, parameter, handler, finalizer, at }
}
