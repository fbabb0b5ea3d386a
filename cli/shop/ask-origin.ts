import { callLimits } from "../../adapters/http/limits.ts"
import { makeForwardingFetch } from "../../adapters/node/forwarding-fetch.ts"
import type { LookedAt } from "../../adapters/origin/ability.ts"
import { lookAtOrigin } from "../../adapters/origin/look-at-origin.ts"
import { luxonClock } from "../../adapters/time/luxon-clock.ts"
import type { Language } from "../../core/values/language.ts"
import { exitCodes, UserError } from "../user-error.ts"
import { keptAbilities } from "./kept-abilities.ts"

/** What a shop was found to be able to do. */
export interface FoundOrigin extends LookedAt {
  /** such as "https://shop.example" */
  readonly origin: string
}

/** Looks at a shop elsewhere as our pages would. Throws a UserError when nobody answers there. */
export async function askOrigin(origin: URL, language: Language): Promise<FoundOrigin> {
  const fetch = makeForwardingFetch({ shopOrigin: origin })
  const nowMs = () => luxonClock.nowMs()
  const abilities = await lookAtOrigin({ origin, fetch, nowMs, timeoutMs: callLimits.serverTimeoutMs }, language)
  if (abilities.every(({ from }) => from === null))
    throw new UserError(
      `${origin.origin} does not answer as a shop of the platform (${abilities[0]?.told ?? ""}). Is its address right, and does it let this machine in?`,
      exitCodes.unavailable,
    )
  return { origin: origin.origin, atMs: nowMs(), abilities }
}

/** What a server of this machine has found last. Throws a UserError when none has. */
export async function foundOrigin(dataFolder: string): Promise<FoundOrigin> {
  const found = await keptAbilities(dataFolder)
  if (found === null)
    throw new UserError(
      `No server with SHOP_ORIGIN has asked a shop yet, as far as ${dataFolder} knows. Name its address: witryna origin https://shop.example`,
    )
  return found
}
