import { Effect } from "effect"
import type { ErrorLog } from "../../ports/error-log.ts"
import { sendErrorReport } from "./send-error-report.ts"

/** Failures that the shopper is not told about, sent to the shop. Spec: 7.19, 11.87. */
export const makeBrowserErrorLog = (fetch: typeof globalThis.fetch): ErrorLog => ({
  write: (during, failure) => Effect.sync(() => sendErrorReport(during, failure, fetch)),
})
