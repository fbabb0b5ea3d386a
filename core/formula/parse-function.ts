import type { Cursor } from "./cursor.ts"
import { stop } from "./formula-error.ts"
import { parseExpression } from "./parse-expression.ts"
import { parseBody } from "./parse-statement.ts"
import type { FunctionNode, Parameter } from "./syntax.ts"
import { takeName } from "./words.ts"

/** `function name(a, b = 1) { ... }` as an expression. */
export function parseFunction(cursor: Cursor): FunctionNode {
  const { at } = cursor.needs("function")
  if (cursor.sees("*")) stop("Unsupported", "function*", at)
  const name = cursor.sees("(") ? null : takeName(cursor).text
  const parameters = parseParameters(cursor)
  return { is: "Function", name, parameters, body: parseBody(cursor), at }
}

/** `a => ...` or `(a, b) => ...`. */
export function parseArrow(cursor: Cursor): FunctionNode {
  const { at } = cursor.peek()
  const parameters = cursor.sees("(") ? parseParameters(cursor) : [parseParameter(cursor)]
  if (cursor.peek().newLine) cursor.unexpected()
  cursor.needs("=>")
  if (cursor.sees("{")) return { is: "Function", name: null, parameters, body: parseBody(cursor), at }
  const value = parseExpression(cursor)
  return { is: "Function", name: null, parameters, body: [{ is: "Return", value, at: value.at }], at }
}

function parseParameters(cursor: Cursor): readonly Parameter[] {
  cursor.needs("(")
  const parameters: Parameter[] = []
  while (!cursor.takes(")")) {
    parameters.push(parseParameter(cursor))
    if (!cursor.sees(")")) cursor.needs(",")
  }
  return parameters
}

function parseParameter(cursor: Cursor): Parameter {
  const token = cursor.peek()
  if (cursor.sees("...") || cursor.sees("{") || cursor.sees("[")) stop("Unsupported", token.text, token.at)
  const { text: name, at } = takeName(cursor)
  return { name, fallback: cursor.takes("=") ? parseExpression(cursor) : null, at }
}
