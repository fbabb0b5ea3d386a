import { Effect } from "effect"
import type { ErrorLog } from "../../ports/error-log.ts"
import { writeFailure } from "./failure-line.ts"

/** Writes one JSON line per failure to the given stream of lines, standard error when left out. @param writeLine takes a line without its line end */
export function makeStderrErrorLog(writeLine?: (line: string) => void): ErrorLog {
  return { write: (during, failure) => Effect.sync(() => writeFailure(during, failure, writeLine)) }
}
