import type { Cursor } from "./cursor.ts"
import { stop } from "./formula-error.ts"
import { parseArrow, parseFunction } from "./parse-function.ts"
import type { Argument, Expression, Target } from "./syntax.ts"
import type { Token } from "./tokenize.ts"
import { takeName } from "./words.ts"

/** How tightly operators bind; `**` alone groups to the right. */
const binding: ReadonlyMap<string, number> = new Map(
  [
    ["??"],
    ["||"],
    ["&&"],
    ["|"],
    ["^"],
    ["&"],
    ["==", "!=", "===", "!=="],
    ["<", ">", "<=", ">="],
    ["<<", ">>", ">>>"],
    ["+", "-"],
    ["*", "/", "%"],
    ["**"],
  ].flatMap((operators, level) => operators.map((operator): [string, number] => [operator, level + 1])),
)
const logical = new Set(["??", "||", "&&"])
const assignment = /^(?:\*\*|<<|>>>?|&&|\|\||\?\?|[-+*/%&|^])?=$/
const unary = new Set(["-", "+", "!", "~", "typeof"])
const constants: ReadonlyMap<string, number | boolean | null | undefined> = new Map<string, number | boolean | null | undefined>([
  ["true", true],
  ["false", false],
  ["null", null],
  ["undefined", undefined],
  ["NaN", Number.NaN],
  ["Infinity", Number.POSITIVE_INFINITY],
])

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
    if (cursor.seesArrow()) return parseArrow(cursor)
    const left = parseChoice(cursor)
    const operator = cursor.peek()
    if (operator.kind !== "mark" || !assignment.test(operator.text)) return left
    const target = asTarget(left)
    cursor.next()
    return {
      is: "Assign",
      operator: operator.text === "=" ? "=" : operator.text.slice(0, -1),
      target,
      value: parseExpression(cursor),
      at: operator.at,
    }
  })
}

function asTarget(expression: Expression): Target {
  if (expression.is === "Name") return expression
  if (expression.is === "Member" && !expression.optional) return expression
  return stop("UnexpectedToken", "=", expression.at)
}

function parseChoice(cursor: Cursor): Expression {
  const test = parseBinary(cursor, 1)
  if (!cursor.sees("?")) return test
  const { at } = cursor.next()
  const yes = parseExpression(cursor)
  cursor.needs(":")
  return { is: "Choice", test, yes, no: parseExpression(cursor), at }
}

function parseBinary(cursor: Cursor, lowest: number): Expression {
  let left = parseUnary(cursor)
  for (;;) {
    const operator = cursor.peek()
    if (operator.kind === "name" && (operator.text === "in" || operator.text === "instanceof"))
      stop("Unsupported", operator.text, operator.at)
    const level = operator.kind === "mark" ? (binding.get(operator.text) ?? 0) : 0
    if (level < lowest) return left
    cursor.next()
    if (operator.text === "**" && left.is === "Unary" && !cursor.parenthesised.has(left)) stop("UnexpectedToken", "**", operator.at)
    const right = operator.text === "**" ? cursor.nested(() => parseBinary(cursor, level)) : parseBinary(cursor, level + 1)
    if (logical.has(operator.text)) refuseMixture(cursor, operator, [left, right])
    const is = logical.has(operator.text) ? "Logical" : "Binary"
    left = { is, operator: operator.text, left, right, at: operator.at }
  }
}

/** `a ?? b || c` says nothing clear, so JavaScript wants parentheses. */
function refuseMixture(cursor: Cursor, operator: Token, sides: readonly Expression[]): void {
  const mixed = sides.some(
    (side) => side.is === "Logical" && !cursor.parenthesised.has(side) && (side.operator === "??") !== (operator.text === "??"),
  )
  if (mixed) stop("UnexpectedToken", operator.text, operator.at)
}

function parseUnary(cursor: Cursor): Expression {
  const token = cursor.peek()
  if ((token.kind === "mark" || token.kind === "name") && unary.has(token.text)) {
    cursor.next()
    return { is: "Unary", operator: token.text, operand: cursor.nested(() => parseUnary(cursor)), at: token.at }
  }
  if (cursor.sees("++") || cursor.sees("--")) {
    cursor.next()
    return {
      is: "Update",
      by: token.text === "++" ? 1 : -1,
      prefix: true,
      target: asTarget(cursor.nested(() => parseUnary(cursor))),
      at: token.at,
    }
  }
  const operand = parseChain(cursor)
  const after = cursor.peek()
  if (after.newLine || !(cursor.sees("++") || cursor.sees("--"))) return operand
  cursor.next()
  return { is: "Update", by: after.text === "++" ? 1 : -1, prefix: false, target: asTarget(operand), at: after.at }
}

/** A value with the `.name`, `[...]`, `(...)` and `?.` after it. */
function parseChain(cursor: Cursor): Expression {
  let chain = parsePrimary(cursor)
  let optionalSeen = false
  for (;;) {
    const { at } = cursor.peek()
    const optional = cursor.takes("?.")
    optionalSeen ||= optional
    if (cursor.sees("(")) chain = { is: "Call", callee: chain, arguments: parseArguments(cursor, "(", ")"), optional, at }
    else if (cursor.takes("[")) {
      const property = parseSequence(cursor)
      cursor.needs("]")
      chain = { is: "Member", object: chain, property, optional, at }
    } else if (optional || cursor.takes(".")) {
      const name = cursor.peek().kind === "name" ? cursor.next() : cursor.unexpected()
      chain = { is: "Member", object: chain, property: { is: "Literal", value: name.text, at: name.at }, optional, at: name.at }
    } else if (cursor.peek().kind === "template") return stop("Unsupported", "`", at)
    else return optionalSeen ? { is: "Chain", chain, at: chain.at } : chain
  }
}

/** Items between brackets or parentheses; a comma may stand at the end. */
function parseArguments(cursor: Cursor, open: string, close: string): readonly Argument[] {
  cursor.needs(open)
  const items: Argument[] = []
  while (!cursor.takes(close)) {
    const spread = cursor.takes("...")
    items.push({ value: parseExpression(cursor), spread })
    if (!cursor.sees(close)) cursor.needs(",")
  }
  return items
}

function parsePrimary(cursor: Cursor): Expression {
  const token = cursor.peek()
  const { at } = token
  switch (token.kind) {
    case "number":
    case "text":
      cursor.next()
      return { is: "Literal", value: token.kind === "number" ? Number(token.text) : token.text, at }
    case "template":
      return parseTemplate(cursor)
    case "name":
      if (constants.has(token.text)) {
        cursor.next()
        return { is: "Literal", value: constants.get(token.text), at }
      }
      if (token.text === "function") return parseFunction(cursor)
      return { is: "Name", name: takeName(cursor).text, at }
    case "end":
    case "templateRest":
      return cursor.unexpected()
    case "mark":
      if (token.text === "[") return { is: "List", items: parseArguments(cursor, "[", "]"), at }
      if (token.text === "{") return parseRecord(cursor)
      if (token.text === "/" || token.text === "/=") return stop("Unsupported", "/", at)
      return parseParenthesised(cursor)
  }
}

function parseParenthesised(cursor: Cursor): Expression {
  cursor.needs("(")
  const inner = parseSequence(cursor)
  cursor.needs(")")
  cursor.parenthesised.add(inner)
  return inner
}

function parseTemplate(cursor: Cursor): Expression {
  const { at } = cursor.peek()
  const texts: string[] = []
  const parts: Expression[] = []
  let part = cursor.next()
  for (;;) {
    texts.push(part.text)
    if (part.last) return { is: "Template", texts, parts, at }
    parts.push(parseSequence(cursor))
    part = cursor.peek().kind === "templateRest" ? cursor.next() : cursor.unexpected()
  }
}

function parseRecord(cursor: Cursor): Expression {
  const { at } = cursor.needs("{")
  const entries: { key: Expression; value: Expression }[] = []
  while (!cursor.takes("}")) {
    const token = cursor.peek()
    if (cursor.sees("...")) stop("Unsupported", "...", token.at)
    if (cursor.takes("[")) {
      const key = parseExpression(cursor)
      cursor.needs("]")
      cursor.needs(":")
      entries.push({ key, value: parseExpression(cursor) })
    } else {
      if (token.kind !== "name" && token.kind !== "text" && token.kind !== "number") cursor.unexpected()
      const key: Expression = { is: "Literal", value: token.kind === "number" ? String(Number(token.text)) : token.text, at: token.at }
      if (token.kind === "name" && (cursor.sees(",", 1) || cursor.sees("}", 1))) {
        entries.push({ key, value: { is: "Name", name: takeName(cursor).text, at: token.at } })
      } else {
        cursor.next()
        if (cursor.sees("(")) stop("Unsupported", token.text, token.at)
        cursor.needs(":")
        entries.push({ key, value: parseExpression(cursor) })
      }
    }
    if (!cursor.sees("}")) cursor.needs(",")
  }
  return { is: "Record", entries, at }
}
