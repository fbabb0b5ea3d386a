import type { AlarmClock } from "../../ports/alarm-clock.ts"
import { type Ability, type AbilityName, type ChangedAbility, changedAbilities, type LookedAt } from "./ability.ts"

/** Milliseconds. */
export const lookingPace = {
  /** from one look to the next */
  everyMs: 3_600_000,
  /** so long after a look no failure leads to another one, and so soon a shop that could not be asked is asked again */
  atLeastMs: 60_000,
} as const

export interface KnownAbilitiesSettings {
  readonly clock: AlarmClock
  /** asks the shop for all of it; what it cannot do is part of the answer */
  readonly look: () => Promise<readonly Ability[]>
  /** hears of each look, with what is another than before; the first one changes nothing */
  readonly onLooked: (looked: LookedAt, changes: readonly ChangedAbility[]) => void
  /** hears of looks that failed */
  readonly onTrouble: (cause: unknown) => void
}

/** What a shop can, as a running server knows it. */
export interface KnownAbilities {
  /** null = it has not been asked yet */
  readonly last: () => LookedAt | null
  /** the same, waiting for the first look where nothing is known; null = that failed */
  readonly found: () => Promise<LookedAt | null>
  /** when it has been asked once by this process, or could not be. Never rejects */
  readonly looked: () => Promise<void>
  /** something that it could did not work: it is asked again at once, where that is not known already */
  readonly failed: (name: AbilityName) => void
  readonly stop: () => void
}

/**
 * Asks a shop now and every hour what it can, at once when something that it could fails, and after a minute where its API gave no answer.
 *
 * Spec: 10.1027, 10.1065.
 *
 * @param known what was found before this process began; null = nothing
 */
export function watchAbilities(settings: KnownAbilitiesSettings, known: LookedAt | null): KnownAbilities {
  const { clock, look, onLooked, onTrouble } = settings
  let last = known
  let isLooking = false
  let isStopped = false
  let cancel = (): void => undefined
  let lookedAtMs = -Infinity
  let firstLook = Promise.resolve()

  const lookNow = (): void => {
    if (isLooking || isStopped) return
    isLooking = true
    cancel()
    const looking = lookOnce()
    firstLook = lookedAtMs === -Infinity ? looking : firstLook
  }
  const lookOnce = async (): Promise<void> => {
    try {
      const abilities = await look()
      const changes = changedAbilities(last?.abilities ?? [], abilities)
      last = { atMs: clock.nowMs(), abilities }
      if (!isStopped) onLooked(last, changes)
    } catch (cause) {
      onTrouble(cause)
    }
    isLooking = false
    lookedAtMs = clock.nowMs()
    const isUnasked = last?.abilities.some(({ name, from }) => name === "ourPages" && from === null) ?? false
    if (!isStopped) cancel = clock.after(isUnasked ? lookingPace.atLeastMs : lookingPace.everyMs, lookNow)
  }
  lookNow()

  return {
    last: () => last,
    found: async () => {
      if (last === null) await firstLook
      return last
    },
    looked: () => firstLook,
    failed: (name) => {
      const isKnown = last?.abilities.find((ability) => ability.name === name)?.from === null
      if (!isKnown && clock.nowMs() - lookedAtMs >= lookingPace.atLeastMs) lookNow()
    },
    stop: () => {
      isStopped = true
      cancel()
    },
  }
}
