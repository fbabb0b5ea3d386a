import { stop } from "../formula-error.ts"
import type { Cursor, Token } from "./cursor.ts"
import { parseArrow, takeComma } from "./parse-function.ts"
import { patternFrom, asTarget } from "./parse-pattern.ts"
import { parseItems, parsePrimary } from "./parse-primary.ts"
import type { Expression } from "./syntax.ts"

/** How tightly operators bind; `**` alone groups to the right. */
const binding: ReadonlyMap<string, number> = new Map(
  ["??", "||", "&&", "|", "^", "&", "== != === !==", "< > <= >= in instanceof", "<< >> >>>", "+ -", "* / %", "**"].flatMap(
    (operators, level) => operators.split(" ").map((operator) => [operator, level + 1] as const),
  ),
)
const isLogical = (operator: string) => /^[?|&]{2}$/.test(operator)

/** An expression with commas, as statements have it. */
export function parseSequence(cursor: Cursor): Expression {
  const first = parseExpression(cursor)
  if (!cursor.sees(",")) return first
  const items = [first]
  while (cursor.sees(",")) {
    takeComma(cursor)
    items.push(parseExpression(cursor))
  }
  return { is: "Sequence", items, rest: null, at: first.at }
}

/** An expression without commas, as arguments have it. A chain of `? :` is read in a loop, so that its length is no depth. */
export function parseExpression(cursor: Cursor): Expression {
  return cursor.nested(() => {
    const choices: { readonly test: Expression; readonly consequent: Expression; readonly at: number }[] = []
    let last = parseBinary(cursor, 1)
    while (cursor.sees("?")) {
      const { at } = cursor.next()
      const consequent = parseExpression(cursor)
      cursor.needs(":")
      choices.push({ test: last, consequent, at })
      last = parseBinary(cursor, 1)
    }
    last = parseAssignment(cursor, last)
    return choices.reduceRight<Expression>((alternate, choice) => ({ is: "Conditional", ...choice, alternate }), last)
  })
}

/** What an arrow or an equals sign makes of the expression on its left. */
function parseAssignment(cursor: Cursor, left: Expression): Expression {
  const { text, at } = cursor.token
  if (text === "=>") return parseArrow(cursor, left)
  if (!text.endsWith("=") || binding.has(text)) return left
  const target = text === "=" ? patternFrom({ cursor, isDeclaration: false }, left) : asTarget(cursor, left)
  cursor.next()
  return { is: "Assignment", operator: text.slice(0, -1), target, value: parseExpression(cursor), postfix: false, at }
}

/** The Pratt loop: takes operators as long as they bind at least as tightly as required. */
function parseBinary(cursor: Cursor, lowest: number): Expression {
  let left = parseUnary(cursor)
  for (;;) {
    const { text: operator, at } = cursor.token
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
  if (/^(?:[-+!~]|typeof|void|delete)$/.test(text)) {
    cursor.next()
    return { is: "Unary", operator: text, operand: cursor.nested(() => parseUnary(cursor)), at }
  }
  if (seesUpdate(cursor)) {
    const token = cursor.next()
    return asUpdate(
      cursor,
      token,
      cursor.nested(() => parseUnary(cursor)),
      false,
    )
  }
  const operand = parseChain(cursor)
  return seesUpdate(cursor) && !cursor.token.newLine ? asUpdate(cursor, cursor.next(), operand, true) : operand
}

const seesUpdate = (cursor: Cursor) => cursor.sees("++") || cursor.sees("--")

function asUpdate(cursor: Cursor, { text, at }: Token, operand: Expression, postfix: boolean): Expression {
  const value: Expression = { is: "Literal", value: text === "++" ? -1 : 1, at }
  return { is: "Assignment", operator: "-", target: asTarget(cursor, operand, text), value, postfix, at }
}

/** A value with the `.name`, `[...]`, `(...)` and `?.` after it. */
function parseChain(cursor: Cursor): Expression {
  let chain = parsePrimary(cursor)
  let isOptional = false
  for (;;) {
    const { at } = cursor.token
    const optional = cursor.takes("?.")
    isOptional ||= optional
    if (cursor.sees("(")) chain = { is: "Call", callee: chain, arguments: parseItems(cursor, ")"), optional, isNew: false, at }
    else if (cursor.takes("[")) {
      const property = inBrackets(cursor)
      chain = { is: "Member", object: chain, property, optional, at }
    } else if (optional || cursor.takes(".")) {
      if (cursor.token.kind !== "name") cursor.unexpected()
      const name = cursor.next()
      chain = { is: "Member", object: chain, property: { is: "Literal", value: name.text, at: name.at }, optional, at: name.at }
    } else if (cursor.sees("`")) return stop("Unsupported", "`", at)
    else return isOptional ? { is: "Chain", chain, at: chain.at } : chain
  }
}

function inBrackets(cursor: Cursor): Expression {
  const property = parseSequence(cursor)
  cursor.needs("]")
  return property
}
