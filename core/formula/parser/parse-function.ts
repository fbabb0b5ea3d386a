import { stop } from "../formula-error.ts"
import { type Cursor, takeName } from "./cursor.ts"
import { asParameters } from "./parse-pattern.ts"
import type { Expression, FunctionNode, Sequence } from "./syntax.ts"

/** `function name(a, b = 1) { ... }` as an expression. */
export function parseFunction(cursor: Cursor): FunctionNode {
  const { at } = cursor.needs("function")
  if (cursor.sees("*")) stop("Unsupported", "function*", at)
  return parseMethod(cursor, cursor.sees("(") ? null : takeName(cursor), at)
}

/** What follows the name of a function or method: `(a, b = 1) { ... }`. */
export function parseMethod(cursor: Cursor, name: string | null, at: number): FunctionNode {
  return cursor.function(() => {
    const head = asParameters(cursor, parseGroup(cursor, true))
    return { is: "Function", name, ...head, statements: cursor.grammar.block(cursor), isArrow: false, at }
  })
}

/** What follows `x` or `(a, b = 1)` when it is an arrow. */
export function parseArrow(cursor: Cursor, left: Expression): FunctionNode {
  const head = asParameters(cursor, left.is === "Sequence" ? left : { items: [left], rest: null })
  if (cursor.token.newLine) cursor.unexpected()
  return cursor.function(() => {
    cursor.needs("=>")
    const node = { is: "Function", name: null, ...head, isArrow: true, at: left.at } as const
    if (cursor.sees("{")) return { ...node, statements: cursor.grammar.block(cursor) }
    const value = cursor.grammar.expression(cursor)
    return { ...node, statements: [{ is: "Return", value, at: value.at }] }
  })
}

/** `(a, b)`: a value, or the parameters before an arrow or a body, which may be empty, have a rest and end with a comma. */
export function parseGroup(cursor: Cursor, areParameters = false): Sequence {
  const { at } = cursor.needs("(")
  const items: Expression[] = []
  let rest: Expression | null = null
  let isValue = false
  while (!cursor.takes(")")) {
    if (cursor.takes("...")) {
      rest = cursor.grammar.expression(cursor)
      cursor.needs(")")
      isValue = false
      break
    }
    items.push(cursor.grammar.expression(cursor))
    isValue = cursor.sees(")")
    if (!isValue) takeComma(cursor)
  }
  if (!isValue && !areParameters && !cursor.sees("=>")) cursor.unexpected()
  return { is: "Sequence", items, rest, at }
}

/** Takes the comma between expressions. `1,5` is hardly meant as two numbers: the merchant is told. Spec: 12.35. */
export function takeComma(cursor: Cursor): void {
  const { before } = cursor
  const { at } = cursor.needs(",")
  const { kind, text, at: next } = cursor.token
  if (before.kind !== "number" || kind !== "number" || next !== at + 1 || !/^\d+$/.test(before.text)) return
  if (before.at + before.text.length === at) cursor.warn("DecimalComma", `${before.text},${text}`, before.at)
}
