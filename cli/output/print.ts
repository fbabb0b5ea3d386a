import { exitCodes } from "../user-error.ts"
import type { JsonForm } from "../json-form.ts"
import { hasColours } from "./colour.ts"
import { printReply } from "./json-reply.ts"

/** What a command found. */
export interface Answer {
  /** for people; lines end with a line feed, the last one without */
  readonly words: string
  /** for machines, the same content: printed by `--json` */
  readonly data: unknown
  /** in short what is wrong, where `words` are a list that answers all the same: it stands on standard output */
  readonly summary?: string
  /** false when a rule refuses the input: `words` is then the rule's own message, and the exit code 1 */
  readonly ok: boolean
}

/** Prints an answer: JSON on standard output always (a part that is picked where a rule refuses nothing), words on standard output or, when a rule refuses, on standard error. */
export function printAnswer({ words, data, ok, summary }: Answer, json: JsonForm): void {
  if (json !== false) printReply(json, ok ? exitCodes.fine : exitCodes.failed, ok ? null : (summary ?? words), data)
  else if (ok || summary !== undefined) console.log(words)
  else console.error(words)
  if (!ok) process.exitCode = exitCodes.failed
}

/** Colours of the terminal; without them the same words. */
export interface Paint {
  readonly good: (text: string) => string
  readonly bad: (text: string) => string
  readonly faint: (text: string) => string
  readonly strong: (text: string) => string
}

/**
 * Colours for a stream.
 *
 * @param on whether it has any: see `hasColours`
 *
 * @example makePaint(false).bad("x") // => "x"
 * @example makePaint(true).strong("x").length // => 9
 */
export function makePaint(on: boolean): Paint {
  const colour = (code: number) => (text: string) => (on ? `\u001B[${code}m${text}\u001B[0m` : text)
  return { good: colour(32), bad: colour(31), faint: colour(2), strong: colour(1) }
}

/** Colours for standard output. */
export const stdoutPaint = (): Paint => makePaint(hasColours(process.stdout, process.env))

/** Tells on standard error what is wrong with the command line or a file; a rule's own refusal is an answer. */
export function printTrouble(message: string): void {
  console.error(`${makePaint(hasColours(process.stderr, process.env)).bad("witryna:")} ${message}`)
}

const controls = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

/**
 * Text from a file, safe for a terminal: control characters are shown, not obeyed.
 *
 * @example plainText("a\u001B[2Jb") // => "a\\u001b[2Jb"
 */
export function plainText(text: string): string {
  return text.replaceAll(controls, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`)
}
