import { isDeepStrictEqual } from "node:util"
import type { MachineList } from "../../core/pages/page-machine.ts"
import { pageMachines } from "../../core/pages/page-machines.ts"
import { compareOutcomes, type Difference, type Outcome, plainOutcome } from "../../core/scenario/outcome.ts"
import type { Exchange, ExchangeRequest, Scenario, ScenarioEntry, ScenarioEvent } from "../../core/scenario/scenario.ts"
import { maskScenario, partNames } from "../../core/scenario/mask-scenario.ts"
import { callLimits } from "../http/limits.ts"
import { declaredNames } from "./declared-fields.ts"
import type { ShopFetch } from "../http/shop-client.ts"
import { startJourney } from "./journey.ts"
import type { CausedCommand } from "./page-run.ts"
import { answerOf, makeTape, playTape, type Tape } from "./tape.ts"

/** How one entry of a scenario went this time. */
export interface ReplayedEntry {
  readonly atMs: number
  readonly event: ScenarioEvent
  /** false = nothing on the page handles such an event */
  readonly isHandled: boolean
  readonly commands: readonly CausedCommand[]
  readonly outcome: Outcome
  readonly differences: readonly Difference[]
  /** requests that the tape does not know */
  readonly unmatched: readonly ExchangeRequest[]
}

/** The program itself threw: a defect, after which nothing more is played. */
export interface ReplayDefect extends Pick<ScenarioEntry, "atMs" | "event"> {
  /** the step at which it threw, from 0 */
  readonly at: number
  /** how many steps there are */
  readonly of: number
  readonly cause: unknown
}

export interface Replay {
  /** nothing threw, every outcome is as expected, every event was handled, every request was on the tape, and all of the tape was asked for */
  readonly same: boolean
  readonly defect: ReplayDefect | null
  readonly entries: readonly ReplayedEntry[]
  /** exchanges that nothing asked for this time */
  readonly unused: readonly Exchange[]
  /** which entry asked for an exchange this time, from 0 */
  readonly askedBy: ReadonlyMap<Exchange, number>
}

/** May an exchange answer what the entry with that index asks? */
export type Fits = (exchange: Exchange, entry: number) => boolean

/** An exchange answers what its own entry asks; of a recording that does not say, the next equal one does. */
const sameEntry: Fits = (exchange, entry) => exchange.entry === null || exchange.entry === entry

/**
 * Lives through a scenario again: real use cases, calls and machines over its tape, in virtual time. Answers to what a page asked come
 * when they came. No network is reached, and nothing is waited for. What the program throws ends the replay, and is told: it never rejects.
 *
 * @param machines those that pages have; the shop's own by default
 * @param fits which exchanges may answer
 */
export async function replayScenario(scenario: Scenario, machines: MachineList = pageMachines, fits: Fits = sameEntry): Promise<Replay> {
  const { settings, startMs, cookies } = scenario
  let current = 0
  const askedBy = new Map<Exchange, number>()
  const player = playTape(scenario.tape, (exchange) => fits(exchange, current))
  const take = async (request: Request): Promise<Exchange | null> => {
    const exchange = await player.take(request)
    if (exchange !== null) askedBy.set(exchange, current)
    return exchange
  }
  const atOnce: ShopFetch = async (request) => answerOf(await take(request))
  const journey = startJourney({
    settings,
    startMs,
    cookies,
    serverFetch: atOnce,
    browserFetch: atOnce,
    callFetch: async (request, held) => {
      const { signal } = request
      const askedMs = journey.nowMs()
      const exchange = await take(request)
      if (exchange !== null) await held.until(answeredMs(exchange, { startMs, askedMs }), signal)
      return answerOf(exchange)
    },
    machines,
  })
  const entries: ReplayedEntry[] = []
  let unmatchedBefore = 0
  const play = async (entry: ScenarioEntry, at: number): Promise<void> => {
    await journey.advanceTo(entry.atMs)
    const isHandled = await journey.dispatch(entry.event)
    await journey.advanceTo(scenario.entries[at + 1]?.atMs ?? scenario.endMs)
    const unmatched = player.unmatched().slice(unmatchedBefore)
    unmatchedBefore += unmatched.length
    const outcome = journey.outcome() ?? plainOutcome("", 500)
    const { atMs, event } = entry
    const differences = compareOutcomes(entry.outcome, outcome)
    entries.push({ atMs, event, isHandled, commands: journey.takeCommands(), outcome, differences, unmatched })
  }
  let thrown: { readonly cause: unknown } | null = null
  try {
    for (const [at, entry] of scenario.entries.entries()) {
      current = at
      await play(entry, at)
    }
    await journey.end()
  } catch (cause) {
    thrown = { cause }
  }
  const broken = scenario.entries[current]
  const defect =
    thrown === null || broken === undefined
      ? null
      : { at: current, of: scenario.entries.length, atMs: broken.atMs, event: broken.event, cause: thrown.cause }
  // what was not played did not ask
  const unused = defect === null ? player.unused() : []
  const isAsExpected = entries.every(
    ({ isHandled, differences, unmatched }) => isHandled && differences.length === 0 && unmatched.length === 0,
  )
  return { same: defect === null && isAsExpected && unused.length === 0, defect, entries, unused, askedBy }
}

/**
 * The moment at which whoever asked had the answer. A request that was not waited for ends with the page, with a newer request of its
 * kind, or else with the time limit of calls. A recording without times has its answers at once.
 */
function answeredMs(
  { entry, atMs, tookMs, gaveUp }: Exchange,
  { startMs, askedMs }: { readonly startMs: number; readonly askedMs: number },
): number {
  if (entry === null) return askedMs
  return gaveUp === true ? askedMs + callLimits.browserTimeoutMs : startMs + atMs + tookMs
}

/** The scenario with what its replay showed as what is expected from now on. */
export function withOutcomes(scenario: Scenario, replay: Replay): Scenario {
  const outcomeAt = (entry: ScenarioEntry, at: number): Outcome => replay.entries[at]?.outcome ?? entry.outcome
  return { ...scenario, entries: scenario.entries.map((entry, at) => ({ ...entry, outcome: outcomeAt(entry, at) })) }
}

/** A journey before anybody made it. */
export interface JourneyPlan extends Omit<Scenario, "version" | "entries" | "tape"> {
  readonly events: readonly { readonly atMs: number; readonly event: ScenarioEvent }[]
}

/**
 * Makes a planned journey through a real shop and writes down what came of it, masked.
 *
 * Fails with an Error that names the step that nothing on its page handles.
 */
export async function recordJourney(plan: JourneyPlan, fetch: ShopFetch, machines: MachineList = pageMachines): Promise<Scenario> {
  const { scenario, ignored } = await walkJourney(plan, fetch, machines)
  const [at] = ignored
  if (at !== undefined) throw new Error(`${plan.name}: nothing handles event ${at + 1}, ${JSON.stringify(plan.events[at]?.event)}`)
  return maskWalked(scenario, machines)
}

/** The scenario of a journey, masked; its outcomes are the program's own. */
export const maskWalked = (scenario: Scenario, machines: MachineList = pageMachines): Scenario => maskLike(scenario, scenario, machines)

/** A scenario, masked, which may be anybody's: names of what is seen are the program's own where its replay has them. */
export const maskLike = (
  scenario: Scenario,
  { entries }: { readonly entries: readonly Pick<ScenarioEntry, "outcome">[] },
  machines: MachineList = pageMachines,
): Scenario => maskScenario(scenario, { machines, parts: partNames(entries.map(({ outcome }) => outcome)), names: declaredNames })

/** Would masking it change nothing? */
export const isMasked = (scenario: Scenario, replay: Replay): boolean => isDeepStrictEqual(maskLike(scenario, replay), scenario)

/** A journey that was made. */
export interface WalkedJourney {
  /** as it was, with everything that a visitor wrote */
  readonly scenario: Scenario
  /** events of the plan that nothing on their page handles, by their places: the scenario has none of them */
  readonly ignored: readonly number[]
  /** the tape outgrew its limit at that event of the plan, so the journey ends there; null = it is whole */
  readonly cutAt: number | null
}

/**
 * Makes a planned journey through a real shop. What came of it is not masked.
 *
 * @param mostBytes of the tape, written as short as JSON allows; once there are more, the journey goes no further
 */
export async function walkJourney(
  { events, ...plan }: JourneyPlan,
  fetch: ShopFetch,
  machines: MachineList = pageMachines,
  mostBytes: number = Infinity,
): Promise<WalkedJourney> {
  const { settings, startMs, cookies } = plan
  let current = 0
  const nowMs = (): number => journey.nowMs()
  const tape = makeTape<number>({ nowMs, startMs })
  const serverFetch = tape.recording(fetch, "server", () => current)
  const browserFetch = tape.recording(fetch, "browser", () => current)
  const journey = startJourney({ settings, startMs, cookies, serverFetch, browserFetch, callFetch: browserFetch, machines })
  const entries: ScenarioEntry[] = []
  const ignored: number[] = []
  const isTooLong = byteCounter(tape, mostBytes)
  let cutAt: number | null = null
  for (const [at, { atMs, event }] of events.entries()) {
    if (isTooLong()) {
      cutAt = at
      break
    }
    current = entries.length
    await journey.advanceTo(atMs)
    const isHandled = await journey.dispatch(event)
    if (!isHandled) current = Math.max(0, entries.length - 1)
    await journey.advanceTo(events[at + 1]?.atMs ?? plan.endMs)
    const outcome = journey.outcome()
    if (isHandled && outcome !== null) entries.push({ atMs, event, outcome })
    else {
      ignored.push(at)
      // what is seen meanwhile still belongs to the step before
      const before = entries.pop()
      if (before !== undefined) entries.push({ ...before, outcome: outcome ?? before.outcome })
    }
  }
  const taped = tape.taped().map(({ cause, exchange }) => ({ ...exchange, entry: cause }))
  return { scenario: { version: 2, ...plan, entries, tape: taped }, ignored, cutAt }
}

/** Are there more bytes on a tape by now? Each exchange is counted once. */
function byteCounter(tape: Pick<Tape<number>, "taped">, mostBytes: number): () => boolean {
  let [counted, bytes] = [0, 0]
  return () => {
    if (mostBytes === Infinity) return false
    const taped = tape.taped()
    for (const { exchange } of taped.slice(counted)) bytes += JSON.stringify(exchange).length
    counted = taped.length
    return bytes > mostBytes
  }
}
