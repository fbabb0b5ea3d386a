import type { Cursor } from "./cursor.ts"
import { stop } from "./formula-error.ts"
import { parseExpression } from "./parse-expression.ts"
import { parseBraces } from "./parse-statement.ts"
import type { Expression, FunctionNode, Parameter, Sequence } from "./syntax.ts"
import { takeName } from "./words.ts"

/** `function name(a, b = 1) { ... }` as an expression. */
export function parseFunction(cursor: Cursor): FunctionNode {
  return cursor.function(() => {
    const { at } = cursor.needs("function")
    if (cursor.sees("*")) stop("Unsupported", "function*", at)
    const name = cursor.sees("(") ? null : takeName(cursor)
    const parameters = asParameters(cursor, parseGroup(cursor, true).items)
    return { is: "Function", name, parameters, statements: parseBraces(cursor), at }
  })
}

/** What follows `x` or `(a, b = 1)` when it is an arrow. */
export function parseArrow(cursor: Cursor, left: Expression): FunctionNode {
  const parameters = asParameters(cursor, left.is === "Sequence" ? left.items : [left])
  if (cursor.token.newLine) cursor.unexpected()
  return cursor.function(() => {
    cursor.needs("=>")
    const rest = { is: "Function", name: null, parameters, at: left.at } as const
    if (cursor.sees("{")) return { ...rest, statements: parseBraces(cursor) }
    const value = parseExpression(cursor)
    return { ...rest, statements: [{ is: "Return", value, at: value.at }] }
  })
}

/** `(a, b)`: a value, or what stands before an arrow or a body, which may be empty and end with a comma. */
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
    const [target, fallback] = item.is === "Assign" && item.operator === "" ? [item.target, item.value] : [item, null]
    if (target.is === "Name") return { name: target.name, fallback, at: target.at }
    const isPattern = target.is === "Record" || target.is === "List"
    return stop(isPattern ? "Unsupported" : "UnexpectedToken", cursor.source.slice(target.at, target.at + 1), target.at)
  })
}
