import type { Cursor } from "./cursor.ts"
import { stop } from "./formula-error.ts"
import type { Token } from "./tokenize.ts"

const keywords = new Set(
  "break case const continue default do else false for function if let null return switch true typeof undefined var while NaN Infinity".split(
    " ",
  ),
)

/** Words of JavaScript that formulas leave out. */
const leftOut = new Set(
  "arguments async await catch class debugger delete enum eval export extends finally globalThis import in instanceof new static super this throw try void with yield".split(
    " ",
  ),
)

/** Takes a name that a program may give to something of its own. */
export function takeName(cursor: Cursor): Token {
  const token = cursor.peek()
  if (token.kind !== "name" || keywords.has(token.text)) return cursor.unexpected()
  if (leftOut.has(token.text)) return stop("Unsupported", token.text, token.at)
  return cursor.next()
}
