import { Effect } from "effect"
import { makeStderrErrorLog } from "../adapters/node/stderr-error-log.ts"

const errorLog = makeStderrErrorLog()

/** Writes a failure to the error log from outside of use cases: one JSON line on standard error. */
export function logFailure(during: string, failure: unknown): void {
  Effect.runSync(errorLog.write(during, failure))
}
