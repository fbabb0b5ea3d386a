import { stop } from "../formula-error.ts"
import type { Cursor, Token } from "./cursor.ts"
import { keywords, unsupportedWords } from "./keywords.ts"

/** A token as a name that a program may declare, or read. */
export function asName(cursor: Cursor, token: Token): string {
  if (unsupportedWords.test(token.text)) return stop("Unsupported", token.text, token.at)
  return token.kind !== "name" || keywords.test(token.text) ? cursor.unexpected(token) : token.text
}

/** Takes such a name. */
export function takeName(cursor: Cursor): string {
  const name = asName(cursor, cursor.token)
  cursor.next()
  return name
}
