import { CommanderError } from "commander"
import { readTextFile } from "../input/files.ts"
import { exitCodes, UserError } from "../user-error.ts"
import type { JsonForm } from "../json-form.ts"
import { jsonLine, pickedLines, printReply } from "./json-reply.ts"
import { type Answer, plainText, printAnswer } from "./print.ts"

/** What is told of one line of standard input. */
interface LineReply {
  readonly typed: string
  readonly exitCode: number
  readonly words: string
  readonly data: unknown
}

/**
 * Answers for one value, or for each line of standard input where `-` is typed. Of lines each is told with what was typed, those that
 * are refused on standard error; a line that cannot be read does not keep the others from their answers. The exit code is the highest.
 */
export function answerEach(typed: string, json: JsonForm, make: (typed: string) => Answer): void {
  if (typed !== "-") {
    printAnswer(make(typed), json)
    return
  }
  const lines = readTextFile("-").replace(/\r?\n$/, "")
  const replies = lines === "" ? [] : lines.split(/\r?\n/).map((line) => replyTo(line, make))
  const exitCode = Math.max(exitCodes.fine, ...replies.map((reply) => reply.exitCode))
  if (json === true) {
    const data = replies.map(({ words, ...reply }) => ({ ...reply, message: reply.exitCode === exitCodes.fine ? null : words }))
    const refused = replies.filter((reply) => reply.exitCode !== exitCodes.fine).length
    printReply(json, exitCode, refused === 0 ? null : `${refused} of ${replies.length} lines are refused`, data)
  } else for (const reply of replies) print(reply, json)
  if (exitCode !== exitCodes.fine) process.exitCode = exitCode
}

function replyTo(typed: string, make: (typed: string) => Answer): LineReply {
  try {
    const { words, data, ok } = make(typed)
    return { typed, exitCode: ok ? exitCodes.fine : exitCodes.failed, words, data }
  } catch (cause) {
    if (!(cause instanceof UserError || cause instanceof CommanderError)) throw cause
    return { typed, exitCode: exitCodes.wrongUsage, words: cause.message, data: null }
  }
}

/** One line for one value: words with what was typed, a JSON object, or the picked parts. */
function print({ typed, exitCode, words, data }: LineReply, json: JsonForm): void {
  const message = exitCode === exitCodes.fine ? null : words
  const line = `${plainText(typed)}: ${words.replaceAll("\n", " ")}`
  if (json === "lines") console.log(jsonLine(exitCode, message, data, { typed }))
  else if (typeof json === "object" && message === null) console.log(pickedLines(data, json.pick).join(" "))
  else if (message === null) console.log(line)
  else console.error(line)
}
