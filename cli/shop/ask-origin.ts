import { callLimits } from "../../adapters/http/limits.ts"
import { makeForwardingFetch } from "../../adapters/node/forwarding-fetch.ts"
import { type Ability, lookAtOrigin } from "../../adapters/origin/look-at-origin.ts"
import { luxonClock } from "../../adapters/time/luxon-clock.ts"
import { exitCodes, UserError } from "../user-error.ts"
import type { Language } from "../../core/values/language.ts"

/** Looks at a shop elsewhere as our pages would. Throws a UserError when nobody answers there. */
export async function askOrigin(origin: URL, language: Language): Promise<readonly Ability[]> {
  const fetch = makeForwardingFetch({ shopOrigin: origin })
  const abilities = await lookAtOrigin({ origin, fetch, nowMs: () => luxonClock.nowMs(), timeoutMs: callLimits.serverTimeoutMs }, language)
  if (abilities.every(({ from }) => from === null))
    throw new UserError(
      `${origin.origin} does not answer as a shop of the platform (${abilities[0]?.told ?? ""}). Is its address right, and does it let this machine in?`,
      exitCodes.unavailable,
    )
  return abilities
}
