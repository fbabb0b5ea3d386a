import { Effect } from "effect"
import type { ErrorLog } from "../../ports/error-log.ts"
import { ForWholesalersOnly } from "../../ports/failures.ts"

/**
 * What a page loads by itself fails silently on the page: the failure is logged and a fallback stands in. What a shop tells wholesalers alone is no fault.
 *
 * Spec: 8.52, 8.55, 10.1104.
 */
export const orElseLogged =
  <Fallback>(log: ErrorLog, during: string, fallback: Fallback) =>
  <Value, Failure>(effect: Effect.Effect<Value, Failure>): Effect.Effect<Value | Fallback> =>
    effect.pipe(
      Effect.catch((failure) =>
        (failure instanceof ForWholesalersOnly ? Effect.void : log.write(during, failure)).pipe(Effect.as(fallback)),
      ),
    )
