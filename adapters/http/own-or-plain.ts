import { Effect } from "effect"
import type { ShopFailure } from "../../ports/failures.ts"

/**
 * Asks with this project's additions first, and without them when the shop has none: another shop of the platform.
 *
 * Fails with what the call fails with. Spec: 11.23.
 */
export const ownOrPlain = <Reply>(call: (own: boolean) => Effect.Effect<Reply, ShopFailure>): Effect.Effect<Reply, ShopFailure> =>
  call(true).pipe(Effect.catchTag("NotOffered", () => call(false)))
