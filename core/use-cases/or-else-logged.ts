import { Effect } from "effect"
import type { ErrorLog } from "../../ports/error-log.ts"

/**
 * What a page loads by itself fails silently on the page: the failure is logged and a fallback stands in.
 *
 * Spec: 8.52, 8.55.
 */
export const orElseLogged =
  <Fallback>(log: ErrorLog, during: string, fallback: Fallback) =>
  <Value, Failure>(effect: Effect.Effect<Value, Failure>): Effect.Effect<Value | Fallback> =>
    effect.pipe(Effect.catch((failure) => log.write(during, failure).pipe(Effect.as(fallback))))
