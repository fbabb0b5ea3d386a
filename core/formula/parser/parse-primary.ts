import { stop } from "../formula-error.ts"
import { asName, type Cursor, takeName } from "./cursor.ts"
import { readEscapes, readNumber } from "./literals.ts"
import { parseFunction, parseGroup, parseMethod } from "./parse-function.ts"
import type { Argument, Entry, Expression } from "./syntax.ts"

const constants: ReadonlyMap<string, number | boolean | null | undefined> = new Map(
  Object.entries({ true: true, false: false, null: null, undefined, NaN: Number.NaN, Infinity: Number.POSITIVE_INFINITY }),
)

/** A value that contains nothing on its left: a literal, a name, a list, a record, a template, a function, something in brackets. */
export function parsePrimary(cursor: Cursor): Expression {
  const { kind, text, at } = cursor.token
  if (kind === "text" || kind === "number" || constants.has(text)) {
    cursor.next()
    if (kind === "text") return { is: "Literal", value: readEscapes(text.slice(1, -1), at + 1, false), at }
    return { is: "Literal", value: kind === "number" ? readNumber(text) : constants.get(text), at }
  }
  switch (text) {
    case "function":
      return parseFunction(cursor)
    case "new":
      return parseNew(cursor)
    case "this":
      cursor.next()
      return { is: "This", at }
    case "arguments":
      cursor.next()
      return { is: "Identifier", name: text, at }
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
      return { is: "RegExp", ...cursor.regularExpression(), at }
    default:
      return { is: "Identifier", name: takeName(cursor), at }
  }
}

/** Items between brackets or parentheses; a comma may stand at the end, and a list may leave items out. */
export function parseItems(cursor: Cursor, close: string): readonly (Argument | null)[] {
  const items: (Argument | null)[] = []
  cursor.next()
  while (!cursor.takes(close)) {
    if (close === "]" && cursor.takes(",")) {
      items.push(null)
      continue
    }
    const spread = cursor.takes("...")
    items.push({ value: cursor.grammar.expression(cursor), spread })
    if (!cursor.sees(close)) cursor.needs(",")
  }
  return items
}

/** `new Map(items)`: the brackets may be left out. */
function parseNew(cursor: Cursor): Expression {
  const { at } = cursor.next()
  const name = cursor.token
  const callee: Expression = { is: "Identifier", name: takeName(cursor), at: name.at }
  return { is: "Call", callee, arguments: cursor.sees("(") ? parseItems(cursor, ")") : [], optional: false, isNew: true, at }
}

function parseTemplate(cursor: Cursor): Expression {
  const { at } = cursor.token
  const texts: string[] = []
  const parts: Expression[] = []
  for (;;) {
    const part = cursor.nextTemplatePart(at)
    texts.push(readEscapes(part.raw, part.at, true))
    if (part.isLast) return { is: "Template", texts, parts, at }
    parts.push(cursor.grammar.sequence(cursor))
    if (!cursor.sees("}")) cursor.unexpected()
  }
}

function parseRecord(cursor: Cursor): Expression {
  const { at } = cursor.next()
  const entries: Entry[] = []
  let cover: number | null = null
  while (!cursor.takes("}")) {
    const entry = parseEntry(cursor)
    entries.push(entry)
    cover ??= entry.cover ?? null
    if (!cursor.sees("}")) cursor.needs(",")
  }
  return { is: "Object", entries, cover, at }
}

function parseEntry(cursor: Cursor): Entry & { readonly cover?: number } {
  const { token } = cursor
  const { kind, text, at } = token
  if (cursor.takes("...")) return { key: null, value: cursor.grammar.expression(cursor) }
  if (/^(?:get|set|async)$/.test(text)) {
    cursor.next()
    if (!/^[(:,}=]$/.test(cursor.token.text)) stop("Unsupported", text, at)
  } else if (text === "*") stop("Unsupported", "function*", at)
  else if (text !== "[") cursor.next()
  const key = text === "[" ? parseComputed(cursor) : asKey(token)
  if (cursor.sees("(")) return { key, value: parseMethod(cursor, null, at) }
  if (kind !== "name" || cursor.sees(":")) {
    cursor.needs(":")
    return { key, value: cursor.grammar.expression(cursor) }
  }
  const target = { is: "Identifier", name: asName(cursor, token), at } as const
  if (!cursor.sees("=")) return { key, value: target }
  const { at: equals } = cursor.next()
  cursor.assigned.add(text)
  const value: Expression = { is: "Assignment", operator: "", target, value: cursor.grammar.expression(cursor), postfix: false, at: equals }
  return { key, value, cover: equals }
}

function parseComputed(cursor: Cursor): Expression {
  cursor.needs("[")
  const key = cursor.grammar.expression(cursor)
  cursor.needs("]")
  return key
}

function asKey(token: { readonly kind: string; readonly text: string; readonly at: number }): Expression {
  const { kind, text, at } = token
  if (kind === "name") return { is: "Literal", value: text, at }
  if (kind === "text") return { is: "Literal", value: readEscapes(text.slice(1, -1), at + 1, false), at }
  return kind === "number" ? { is: "Literal", value: readNumber(text), at } : stop("UnexpectedToken", text, at)
}
