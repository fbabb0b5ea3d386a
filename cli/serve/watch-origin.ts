import { callLimits } from "../../adapters/http/limits.ts"
import { RefusedCalls } from "../../adapters/http/refused-calls.ts"
import type { ShopBackend } from "../../adapters/node/shop-gateway.ts"
import type { AbilityName, ChangedAbility, LookedAt } from "../../adapters/origin/ability.ts"
import { watchAbilities } from "../../adapters/origin/known-abilities.ts"
import { abilityOfCall, learnFromLook, lookAtOrigin } from "../../adapters/origin/look-at-origin.ts"
import type { KnownCalls } from "../../adapters/origin/whole/known-calls.ts"
import { knownAmong } from "../../adapters/origin/whole/whose-page.ts"
import { noticingPages } from "../../adapters/origin/noticing-pages.ts"
import { makeReadAhead } from "../../adapters/origin/read-ahead.ts"
import type { OriginPages } from "../../adapters/origin/origin-pages.ts"
import { defaultLanguage } from "../../core/values/language.ts"
import type { AlarmClock } from "../../ports/alarm-clock.ts"
import { keepAbilities, keptAbilities } from "../shop/kept-abilities.ts"

/** A shop that is there has been asked within this, in milliseconds; who comes to one that is not hears so from our pages. */
const knownAtLatestMs = 5_000

export interface OriginWatching {
  readonly origin: URL
  readonly fetch: ShopBackend["fetch"]
  readonly pages: OriginPages
  readonly clock: AlarmClock
  /** where what was found is kept, with the time */
  readonly dataFolder: string
  /** of several processes one writes */
  readonly isWriting: boolean
  readonly log: (line: object) => void
  readonly logFailure: (during: string, cause: unknown) => void
}

/** What visits to a shop elsewhere are made with, and how the watching ends. */
export interface WatchedOrigin {
  readonly visits: { readonly originPages: OriginPages; readonly refusedCalls: RefusedCalls }
  readonly knownCalls: KnownCalls
  /** when visitors need no longer find out what it can and what stands around its pages, or would wait too long for that. Never rejects */
  readonly isKnown: Promise<void>
  readonly stop: () => void
}

/**
 * Knows what a shop elsewhere can: asks it now and every hour, and at once when something fails. Visits know from it which calls it has, so that none of
 * them finds that out, and whose page stands at an address; what has changed is logged, and what was found is kept for `witryna origin`.
 *
 * Spec: 10.1004, 10.1027, 10.1065.
 */
export async function watchOrigin(watching: OriginWatching): Promise<WatchedOrigin> {
  const { origin, fetch, pages, clock, dataFolder, isWriting, log, logFailure } = watching
  let learned = new RefusedCalls()
  const ahead = makeReadAhead(pages, clock)
  const failed = (name: AbilityName | null) => name !== null && abilities.failed(name)
  const refusedCalls = new RefusedCalls((call) => failed(abilityOfCall(call)))
  const settings = {
    origin,
    fetch: (request: Request) => fetch(request),
    nowMs: () => clock.nowMs(),
    timeoutMs: callLimits.serverTimeoutMs,
  }
  const tell = (looked: LookedAt, changes: readonly ChangedAbility[]): void => {
    learnFromLook(refusedCalls, learned, changes.length > 0)
    // categories that have come since
    void ahead.begin()
    if (!isWriting) return
    const missing = looked.abilities.filter(({ from }) => from === null).map(({ name }) => name)
    log({ origin: origin.origin, looked: looked.abilities.length, missing, changes })
    keepAbilities(dataFolder, origin, looked).catch((cause: unknown) => logFailure("keep what the shop can", cause))
  }
  const abilities = watchAbilities(
    {
      clock,
      look: () => {
        learned = new RefusedCalls()
        return lookAtOrigin(settings, defaultLanguage, learned)
      },
      onLooked: tell,
      onTrouble: (cause) => logFailure("ask what the shop can", cause),
    },
    await keptAbilities(dataFolder, origin),
  )
  void ahead.begin()
  return {
    visits: { originPages: noticingPages(pages, failed), refusedCalls },
    isKnown: within(knownAtLatestMs, clock, Promise.all([abilities.looked(), ahead.homes()])),
    knownCalls: async () => knownAmong((await abilities.found())?.abilities ?? []),
    stop: () => {
      ahead.stop()
      abilities.stop()
    },
  }
}

async function within(ms: number, clock: AlarmClock, work: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<void>()
  const cancel = clock.after(ms, late.resolve)
  await Promise.race([work, late.promise])
  cancel()
}
