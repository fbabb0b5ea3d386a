import { CommanderError } from "commander"
import { jsonLine, jsonReply } from "./output/json-reply.ts"
import { printTrouble } from "./output/print.ts"
import { createProgram } from "./program.ts"
import { exitCodes, UserError } from "./user-error.ts"

/**
 * Runs one command line.
 *
 * @returns the exit code: what the command set, 64 for wrong usage, 70 for a defect (written to the error log)
 */
export async function runCli(words: readonly string[]): Promise<number> {
  endQuietlyWhenNobodyReads()
  try {
    // the bare name is a question what there is
    const asked = words.length === 0 ? ["--help"] : words
    const program = await createProgram(asked)
    await program.parseAsync(asked, { from: "user" })
    return typeof process.exitCode === "number" ? process.exitCode : exitCodes.fine
  } catch (cause) {
    if (cause instanceof CommanderError && cause.exitCode === 0) return exitCodes.fine
    const { message, exitCode } = await troubleOf(cause)
    if (isAsked(words, "--json-lines")) console.log(jsonLine(exitCode, message, null))
    else if (isAsked(words, "--json")) console.log(jsonReply(exitCode, message, null))
    else if (message !== "") printTrouble(message)
    return exitCode
  }
}

interface Trouble {
  /** in English, like all that is said of a command line; empty when help was shown in its place */
  readonly message: string
  readonly exitCode: number
}

/** Mistakes of who does not know what a command takes. */
const lostCodes: ReadonlySet<string> = new Set(["commander.missingArgument", "commander.unknownOption"])

async function troubleOf(cause: unknown): Promise<Trouble> {
  if (cause instanceof UserError) return cause
  if (cause instanceof CommanderError) {
    if (cause.code === "commander.help") return { message: "", exitCode: exitCodes.wrongUsage }
    const message = cause.message.replace(/^error: (?:command-argument value )?/, "")
    const isLost = lostCodes.has(cause.code) && !message.includes("Did you mean")
    const hint = message.includes("'-V'") ? "witryna -v tells the version" : "--help tells what there is"
    return { message: isLost ? `${message}; ${hint}` : message, exitCode: exitCodes.wrongUsage }
  }
  const { logFailure } = await import("./log-failure.ts")
  logFailure("run a command", cause)
  return { message: "this is a defect of the program; please report it with the line above.", exitCode: exitCodes.defect }
}

/** Words behind `--` are values. */
const isAsked = (words: readonly string[], option: string) =>
  words.slice(0, words.includes("--") ? words.indexOf("--") : words.length).includes(option)

/** `witryna ... | head` closes the pipe early; that is no failure. */
function endQuietlyWhenNobodyReads(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (cause: NodeJS.ErrnoException) => {
      if (cause.code === "EPIPE") process.exit(exitCodes.fine)
      throw cause
    })
  }
}
