import type { Effect } from "effect"

/** Where failures go that the shopper is not told about. Logging never fails. */
export abstract class ErrorLog {
  /** @param during what was being done, such as "refresh size" */
  abstract write(during: string, failure: unknown): Effect.Effect<void>
}
