import { writeFailure } from "../adapters/node/failure-line.ts"

/** Writes a failure to the error log from outside of use cases: one JSON line on standard error. */
export function logFailure(during: string, failure: unknown): void {
  writeFailure(during, failure)
}
