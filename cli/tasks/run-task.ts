import { logFailure } from "../log-failure.ts"
import { exitCodes, UserError } from "../user-error.ts"

/** Runs a task of the project: what a user can mend is one line, a defect goes to the error log and ends with 70. */
export async function runTask(task: () => Promise<void>): Promise<void> {
  try {
    await task()
  } catch (cause) {
    if (cause instanceof UserError) {
      console.error(`witryna: ${cause.message}`)
      process.exitCode = cause.exitCode
      return
    }
    logFailure("run a task", cause)
    console.error(cause)
    process.exitCode = exitCodes.defect
  }
}
