import { stop } from "../formula-error.ts"
import { asName, type Cursor, readEscapes, takeName, type Token } from "./cursor.ts"
import {
  type Argument,
  withoutParentheses,
  type Expression,
  type FunctionNode,
  type Parameter,
  type Sequence,
  type Target,
} from "./syntax.ts"

/** How tightly operators bind; `**` alone groups to the right. */
const binding: ReadonlyMap<string, number> = new Map(
  ["??", "||", "&&", "|", "^", "&", "== != === !==", "< > <= >=", "<< >> >>>", "+ -", "* / %", "**"].flatMap((operators, level) =>
    operators.split(" ").map((operator) => [operator, level + 1] as const),
  ),
)
const isLogical = (operator: string) => /^[?|&]{2}$/.test(operator)
const constants: ReadonlyMap<string, number | boolean | null | undefined> = new Map(
  Object.entries({ true: true, false: false, null: null, undefined, NaN: Number.NaN, Infinity: Number.POSITIVE_INFINITY }),
)

/** An expression with commas, as statements have it. */
export function parseSequence(cursor: Cursor): Expression {
  const first = parseExpression(cursor)
  if (!cursor.sees(",")) return first
  const items = [first]
  while (cursor.takes(",")) items.push(parseExpression(cursor))
  return { is: "Sequence", items, at: first.at }
}

/** An expression without commas, as arguments have it. */
export function parseExpression(cursor: Cursor): Expression {
  return cursor.nested(() => {
    const left = parseChoice(cursor)
    const { text, at } = cursor.token
    if (text === "=>") return parseArrow(cursor, left)
    if (!text.endsWith("=") || binding.has(text)) return left
    const target = asTarget(left)
    cursor.next()
    return { is: "Assignment", operator: text.slice(0, -1), target, value: parseExpression(cursor), postfix: false, at }
  })
}

function asTarget(given: Expression): Target {
  const expression = withoutParentheses(given)
  if (expression.is === "Identifier" || (expression.is === "Member" && !expression.optional)) return expression
  return stop("UnexpectedToken", "=", expression.at)
}

function parseChoice(cursor: Cursor): Expression {
  const test = parseBinary(cursor, 1)
  if (!cursor.sees("?")) return test
  const { at } = cursor.next()
  const consequent = parseExpression(cursor)
  cursor.needs(":")
  return { is: "Conditional", test, consequent, alternate: parseExpression(cursor), at }
}

/** The Pratt loop: takes operators as long as they bind at least as tightly as required. */
function parseBinary(cursor: Cursor, lowest: number): Expression {
  let left = parseUnary(cursor)
  for (;;) {
    const { text: operator, at } = cursor.token
    if (/^in(?:stanceof)?$/.test(operator)) stop("Unsupported", operator, at)
    const level = binding.get(operator) ?? 0
    if (level < lowest) return left
    cursor.next()
    const isPower = operator === "**"
    const right = isPower ? cursor.nested(() => parseBinary(cursor, level)) : parseBinary(cursor, level + 1)
    // `-a ** b` and `a ?? b || c` are ambiguous to read, so JavaScript demands parentheses
    const isMixed = (side: Expression) => side.is === "Logical" && (side.operator === "??") !== (operator === "??")
    if (isLogical(operator) ? isMixed(left) || isMixed(right) : isPower && left.is === "Unary") stop("UnexpectedToken", operator, at)
    left = { is: isLogical(operator) ? "Logical" : "Binary", operator, left, right, at }
  }
}

function parseUnary(cursor: Cursor): Expression {
  const { text, at } = cursor.token
  if (/^(?:[-+!~]|typeof)$/.test(text)) {
    cursor.next()
    return { is: "Unary", operator: text, operand: cursor.nested(() => parseUnary(cursor)), at }
  }
  if (seesUpdate(cursor)) {
    const token = cursor.next()
    return asUpdate(
      token,
      cursor.nested(() => parseUnary(cursor)),
      false,
    )
  }
  const operand = parseChain(cursor)
  return seesUpdate(cursor) && !cursor.token.newLine ? asUpdate(cursor.next(), operand, true) : operand
}

const seesUpdate = (cursor: Cursor) => cursor.sees("++") || cursor.sees("--")

function asUpdate({ text, at }: Token, operand: Expression, postfix: boolean): Expression {
  return {
    is: "Assignment",
    operator: "-",
    target: asTarget(operand),
    value: { is: "Literal", value: text === "++" ? -1 : 1, at },
    postfix,
    at,
  }
}

/** A value with the `.name`, `[...]`, `(...)` and `?.` after it. */
function parseChain(cursor: Cursor): Expression {
  let chain = parsePrimary(cursor)
  let isOptional = false
  for (;;) {
    const { at } = cursor.token
    const optional = cursor.takes("?.")
    isOptional ||= optional
    if (cursor.sees("(")) chain = { is: "Call", callee: chain, arguments: parseItems(cursor, ")"), optional, at }
    else if (cursor.takes("[")) {
      const property = parseSequence(cursor)
      cursor.needs("]")
      chain = { is: "Member", object: chain, property, optional, at }
    } else if (optional || cursor.takes(".")) {
      if (cursor.token.kind !== "name") cursor.unexpected()
      const name = cursor.next()
      chain = { is: "Member", object: chain, property: { is: "Literal", value: name.text, at: name.at }, optional, at: name.at }
    } else if (cursor.sees("`")) return stop("Unsupported", "`", at)
    else return isOptional ? { is: "Chain", chain, at: chain.at } : chain
  }
}

/** Items between brackets or parentheses; a comma may stand at the end. */
function parseItems(cursor: Cursor, close: string): readonly Argument[] {
  const items: Argument[] = []
  cursor.next()
  while (!cursor.takes(close)) {
    const spread = cursor.takes("...")
    items.push({ value: parseExpression(cursor), spread })
    if (!cursor.sees(close)) cursor.needs(",")
  }
  return items
}

function parsePrimary(cursor: Cursor): Expression {
  const { kind, text, at } = cursor.token
  const isText = kind === "text"
  if (isText || kind === "number" || constants.has(text)) {
    cursor.next()
    return {
      is: "Literal",
      value: isText ? readEscapes(text.slice(1, -1), at + 1) : constants.has(text) ? constants.get(text) : Number(text.replaceAll("_", "")),
      at,
    }
  }
  switch (text) {
    case "function":
      return parseFunction(cursor)
    case "(":
      return parseGroup(cursor)
    case "[":
      return { is: "Array", items: parseItems(cursor, "]"), at }
    case "{":
      return parseRecord(cursor)
    case "`":
      return parseTemplate(cursor)
    case "/":
    case "/=":
      return stop("Unsupported", "/", at)
    default:
      return { is: "Identifier", name: takeName(cursor), at }
  }
}

function parseTemplate(cursor: Cursor): Expression {
  const { at } = cursor.token
  const texts: string[] = []
  const parts: Expression[] = []
  for (;;) {
    const part = cursor.nextTemplatePart(at)
    texts.push(readEscapes(part.raw, part.at))
    if (part.isLast) return { is: "Template", texts, parts, at }
    parts.push(parseSequence(cursor))
    if (!cursor.sees("}")) cursor.unexpected()
  }
}

function parseRecord(cursor: Cursor): Expression {
  const { at } = cursor.next()
  const entries: { key: Expression; value: Expression }[] = []
  while (!cursor.takes("}")) {
    entries.push(parseEntry(cursor))
    if (!cursor.sees("}")) cursor.needs(",")
  }
  return { is: "Object", entries, at }
}

function parseEntry(cursor: Cursor): { key: Expression; value: Expression } {
  const { token } = cursor
  const { kind, text, at } = token
  if (text === "...") stop("Unsupported", text, at)
  if (cursor.takes("[")) {
    const key = parseExpression(cursor)
    cursor.needs("]")
    cursor.needs(":")
    return { key, value: parseExpression(cursor) }
  }
  if (kind !== "name") {
    if (kind !== "text" && kind !== "number") cursor.unexpected()
    const key = parsePrimary(cursor)
    cursor.needs(":")
    return { key, value: parseExpression(cursor) }
  }
  const key: Expression = { is: "Literal", value: text, at }
  cursor.next()
  if (cursor.sees("(")) stop("Unsupported", text, at)
  if (cursor.takes(":")) return { key, value: parseExpression(cursor) }
  return { key, value: { is: "Identifier", name: asName(cursor, token), at } }
}

/** `function name(a, b = 1) { ... }` as an expression. */
export function parseFunction(cursor: Cursor): FunctionNode {
  return cursor.function(() => {
    const { at } = cursor.needs("function")
    if (cursor.sees("*")) stop("Unsupported", "function*", at)
    const name = cursor.sees("(") ? null : takeName(cursor)
    const parameters = asParameters(cursor, parseGroup(cursor, true).items)
    return { is: "Function", name, parameters, statements: cursor.block(), at }
  })
}

/** What follows `x` or `(a, b = 1)` when it is an arrow. */
export function parseArrow(cursor: Cursor, left: Expression): FunctionNode {
  const parameters = asParameters(cursor, left.is === "Sequence" ? left.items : [left])
  if (cursor.token.newLine) cursor.unexpected()
  return cursor.function(() => {
    cursor.needs("=>")
    const rest = { is: "Function", name: null, parameters, at: left.at } as const
    if (cursor.sees("{")) return { ...rest, statements: cursor.block() }
    const value = parseExpression(cursor)
    return { ...rest, statements: [{ is: "Return", value, at: value.at }] }
  })
}

/** `(a, b)`: a value, or the parameters before an arrow or a body, which may be empty and end with a comma. */
export function parseGroup(cursor: Cursor, areParameters = false): Sequence {
  const { at } = cursor.needs("(")
  const items: Expression[] = []
  let isValue = false
  while (!cursor.takes(")")) {
    if (cursor.sees("...")) stop("Unsupported", "...", cursor.token.at)
    items.push(parseExpression(cursor))
    isValue = cursor.sees(")")
    if (!isValue) cursor.needs(",")
  }
  if (!isValue && !areParameters && !cursor.sees("=>")) cursor.unexpected()
  return { is: "Sequence", items, at }
}

function asParameters(cursor: Cursor, items: readonly Expression[]): readonly Parameter[] {
  return items.map((item) => {
    const [target, fallback] = item.is === "Assignment" && item.operator === "" ? [item.target, item.value] : [item, null]
    if (target.is === "Identifier") return { name: target.name, fallback, at: target.at }
    const isPattern = target.is === "Object" || target.is === "Array"
    return stop(isPattern ? "Unsupported" : "UnexpectedToken", cursor.source.slice(target.at, target.at + 1), target.at)
  })
}
