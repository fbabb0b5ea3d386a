import { exitCodes } from "../user-error.ts"

/** What a command found. */
export interface Answer {
  /** for people; lines end with a line feed, the last one without */
  readonly words: string
  /** for machines, the same content: printed by `--json` */
  readonly data: unknown
  /** false when a rule refuses the input: `words` is then the rule's own message, and the exit code 1 */
  readonly ok: boolean
}

/** Prints an answer: JSON on standard output always, words on standard output or, when a rule refuses, on standard error. */
export function printAnswer({ words, data, ok }: Answer, json: boolean): void {
  if (json) console.log(JSON.stringify(data, null, 2))
  else if (ok) console.log(words)
  else console.error(words)
  if (!ok) process.exitCode = exitCodes.failed
}
