import type { Cursor, Token } from "./cursor.ts"
import { stop } from "./formula-error.ts"

const keywords =
  /^(?:break|case|const|continue|default|do|else|false|for|function|if|let|null|return|switch|true|typeof|undefined|var|while|NaN|Infinity)$/

/** Words of JavaScript that formulas leave out. */
const leftOut =
  /^(?:arguments|async|await|catch|class|debugger|delete|enum|eval|export|extends|finally|globalThis|import|in|instanceof|new|static|super|this|throw|try|void|with|yield)$/

/** A token as a name that a program gives to something of its own. */
export function asName(cursor: Cursor, token: Token): string {
  if (leftOut.test(token.text)) return stop("Unsupported", token.text, token.at)
  return token.kind !== "name" || keywords.test(token.text) ? cursor.unexpected(token) : token.text
}

/** Takes such a name. */
export function takeName(cursor: Cursor): string {
  const name = asName(cursor, cursor.token)
  cursor.next()
  return name
}
