import { CommanderError } from "commander"
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
    const program = await createProgram(words)
    await program.parseAsync(words, { from: "user" })
    return typeof process.exitCode === "number" ? process.exitCode : exitCodes.fine
  } catch (cause) {
    if (cause instanceof CommanderError) return cause.exitCode === 0 ? exitCodes.fine : exitCodes.wrongUsage
    if (cause instanceof UserError) {
      console.error(`witryna: ${cause.message}`)
      return cause.exitCode
    }
    console.error("witryna: this is a defect of the program; please report it with the line below.")
    const { logFailure } = await import("./log-failure.ts")
    logFailure("run a command", cause)
    return exitCodes.defect
  }
}

/** `witryna ... | head` closes the pipe early; that is no failure. */
function endQuietlyWhenNobodyReads(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (cause: NodeJS.ErrnoException) => {
      if (cause.code === "EPIPE") process.exit(exitCodes.fine)
      throw cause
    })
  }
}
