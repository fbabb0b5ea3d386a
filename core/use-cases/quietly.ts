import { Effect } from "effect"
import type { ErrorLog } from "../../ports/error-log.ts"

/**
 * What a page loads by itself fails silently on the page: the failure is logged and something else stands in.
 *
 * Spec: 8.52, 8.55.
 */
export const quietly =
  <Instead>(log: ErrorLog, during: string, instead: Instead) =>
  <Value, Failure>(effect: Effect.Effect<Value, Failure>): Effect.Effect<Value | Instead> =>
    effect.pipe(Effect.catch((failure) => log.write(during, failure).pipe(Effect.as(instead))))
