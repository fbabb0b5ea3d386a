import { exitCodes } from "../user-error.ts"
import type { JsonForm } from "../json-form.ts"
import { printReply } from "./json-reply.ts"

/** What a command found. */
export interface Answer {
  /** for people; lines end with a line feed, the last one without */
  readonly words: string
  /** for machines, the same content: printed by `--json` */
  readonly data: unknown
  /** false when a rule refuses the input: `words` is then the rule's own message, and the exit code 1 */
  readonly ok: boolean
}

/** Prints an answer: JSON on standard output always (a part that is picked where a rule refuses nothing), words on standard output or, when a rule refuses, on standard error. */
export function printAnswer({ words, data, ok }: Answer, json: JsonForm): void {
  if (json !== false) printReply(json, ok ? exitCodes.fine : exitCodes.failed, ok ? null : words, data)
  else if (ok) console.log(words)
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

/** Where colours would go, and what the environment says about them. */
export interface PaintedStream {
  readonly isTerminal: boolean
  readonly noColor: string | undefined
  readonly forceColor?: string | undefined
}

/**
 * Colours for a stream: only on a terminal, or where `FORCE_COLOR` wants them, and not when `NO_COLOR` says so.
 *
 * @example makePaint({ isTerminal: false, noColor: "" }).bad("x") // => "x"
 * @example makePaint({ isTerminal: true, noColor: "1" }).bad("x") // => "x"
 * @example makePaint({ isTerminal: false, noColor: "", forceColor: "1" }).strong("x").length // => 9
 */
export function makePaint({ isTerminal, noColor, forceColor = "" }: PaintedStream): Paint {
  const on = (isTerminal || (forceColor !== "" && forceColor !== "0")) && (noColor === undefined || noColor === "")
  const colour = (code: number) => (text: string) => (on ? `\u001B[${code}m${text}\u001B[0m` : text)
  return { good: colour(32), bad: colour(31), faint: colour(2), strong: colour(1) }
}

/** Colours for standard output. */
export const stdoutPaint = (): Paint =>
  makePaint({ isTerminal: process.stdout.isTTY, noColor: process.env["NO_COLOR"], forceColor: process.env["FORCE_COLOR"] })

const controls = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

/**
 * Text from a file, safe for a terminal: control characters are shown, not obeyed.
 *
 * @example plainText("a\u001B[2Jb") // => "a\\u001b[2Jb"
 */
export function plainText(text: string): string {
  return text.replaceAll(controls, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`)
}
