import { compareOutcomes, type Difference } from "../../core/scenario/compare-outcomes.ts"
import type { Exchange, ExchangeRequest } from "../../core/scenario/exchange.ts"
import type { Outcome } from "../../core/scenario/outcome.ts"
import type { Scenario, ScenarioEntry, ScenarioEvent } from "../../core/scenario/scenario.ts"
import { startJourney } from "./journey.ts"
import type { CausedCommand, MachineSteps } from "./machine-steps.ts"
import { playTape } from "./tape-fetch.ts"

/** How one entry of a scenario went this time. */
export interface ReplayedEntry {
  readonly atMs: number
  readonly event: ScenarioEvent
  /** false = nothing on the page takes such an event */
  readonly taken: boolean
  readonly commands: readonly CausedCommand[]
  readonly outcome: Outcome
  readonly differences: readonly Difference[]
  /** requests that the tape does not know */
  readonly unmatched: readonly ExchangeRequest[]
}

export interface Replay {
  /** every outcome is as expected, every event was taken and every request was on the tape */
  readonly same: boolean
  readonly entries: readonly ReplayedEntry[]
  /** exchanges that nothing asked for this time: told, but no difference by themselves */
  readonly unused: readonly Exchange[]
}

const nothingSeen: Outcome = { address: "", page: "failure", basket: { counter: "", worth: "" } }

/**
 * Lives through a scenario again: real use cases, calls and machines over its tape, in virtual time. No network is reached.
 *
 * @param steps other rules than the shop's own, for tests of tests
 */
export async function replayScenario(scenario: Scenario, steps?: MachineSteps): Promise<Replay> {
  const player = playTape(scenario.tape)
  const { settings, startMs, cookies } = scenario
  const journey = startJourney({
    settings,
    startMs,
    cookies,
    serverFetch: player.fetch,
    browserFetch: player.fetch,
    ...(steps === undefined ? {} : { steps }),
  })
  const entries: ReplayedEntry[] = []
  let unmatchedBefore = 0
  for (const [at, entry] of scenario.entries.entries()) {
    await journey.advanceTo(entry.atMs)
    const taken = await journey.happen(entry.event)
    await journey.advanceTo(scenario.entries[at + 1]?.atMs ?? scenario.endMs)
    const unmatched = player.unmatched().slice(unmatchedBefore)
    unmatchedBefore += unmatched.length
    const outcome = journey.outcome() ?? nothingSeen
    const { atMs, event } = entry
    const differences = compareOutcomes(entry.outcome, outcome)
    entries.push({ atMs, event, taken, commands: journey.takeCommands(), outcome, differences, unmatched })
  }
  const same = entries.every(({ taken, differences, unmatched }) => taken && differences.length === 0 && unmatched.length === 0)
  return { same, entries, unused: player.unused() }
}

/** The scenario with what its replay showed as what is expected from now on. */
export function withOutcomes(scenario: Scenario, replay: Replay): Scenario {
  const outcomeAt = (entry: ScenarioEntry, at: number): Outcome => replay.entries[at]?.outcome ?? entry.outcome
  return { ...scenario, entries: scenario.entries.map((entry, at) => ({ ...entry, outcome: outcomeAt(entry, at) })) }
}
