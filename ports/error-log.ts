import type { Effect } from "effect"

/** The log for failures that the shopper does not see. */
export abstract class ErrorLog {
  /**
   * Writes one entry; it never fails.
   *
   * @param during what was being done, such as "refresh size"
   */
  abstract write(during: string, failure: unknown): Effect.Effect<void>
}
