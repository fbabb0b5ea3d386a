import type { MachineList } from "../../core/pages/page-machine.ts"
import { pageMachines } from "../../core/pages/page-machines.ts"
import type { Exchange, Scenario } from "../../core/scenario/scenario.ts"
import { smallestFailing } from "../../core/scenario/smallest-failing.ts"
import { maskWalked, type Replay, type ReplayedEntry, replayScenario } from "./replay-scenario.ts"

/** A scenario made as short as its failure allows. */
export interface ShrunkScenario {
  readonly scenario: Scenario
  /** the steps that are left, by their places in the longer one, from 0 */
  readonly kept: readonly number[]
  /** how often it was replayed */
  readonly replays: number
}

/** Something that goes otherwise than recorded, at a step of the whole scenario. */
interface Failure {
  readonly step: number
  readonly is: "throws" | "ignored" | "not on the tape" | "not asked for" | "differs"
  /** what it is, so that the same is found again */
  readonly key: string
}

/** The shorter scenario that is tried, and what became of it. */
interface Attempt {
  readonly scenario: Scenario
  readonly replay: Replay
  readonly failures: readonly Failure[]
}

/**
 * The fewest steps with which a scenario still differs from its recording as it first does now. A step goes with its answers. The step at
 * which the difference is keeps what it expects, and shows no other difference than before; nowhere is there a request that has no
 * answer, or a step that nothing handles, where there was none. Other steps expect what they show now.
 *
 * @param machines those that pages have; the shop's own by default
 *
 * @returns null when the scenario replays the same
 */
export async function shrinkScenario(whole: Scenario, machines: MachineList = pageMachines): Promise<ShrunkScenario | null> {
  let replays = 0
  const attempt = async (kept: readonly number[]): Promise<Attempt> => {
    replays += 1
    const scenario = partOf(whole, kept)
    const replay = await replayScenario(scenario, machines)
    return { scenario, replay, failures: failuresOf(replay, kept) }
  }
  const all = whole.entries.map((_, at) => at)
  const first = await attempt(all)
  const [failure] = first.failures
  if (failure === undefined) return null
  const before = new Set(first.failures.map(textOf))
  const isThere = ({ failures }: Attempt): boolean =>
    failures.some((one) => textOf(one) === textOf(failure)) &&
    failures.every((one) => before.has(textOf(one)) || (one.is === "differs" && one.step !== failure.step))

  // what comes after the failure cannot have caused it
  const until = all.slice(0, failure.step + 1)
  const cut = await attempt(until)
  let found = isThere(cut) ? { ...cut, kept: until } : { ...first, kept: all }
  const asking = smallestFailing(found.kept.length)
  const { kept: from } = found
  for (let next = asking.next(); next.done !== true;) {
    const kept = next.value.flatMap((at) => from[at] ?? [])
    const tried = await attempt(kept)
    const fails = isThere(tried)
    if (fails) found = { ...tried, kept }
    next = asking.next(fails)
  }
  const { kept } = found
  return { scenario: withOthersAsSeen(found, kept.indexOf(failure.step), machines), kept, replays }
}

/** Some of the steps, with their answers; a recording that does not say whose an answer is keeps it. */
function partOf(whole: Scenario, kept: readonly number[]): Scenario {
  const places = new Map(kept.map((step, at) => [step, at]))
  const next = whole.entries[(kept.at(-1) ?? -1) + 1]
  return {
    ...whole,
    entries: kept.flatMap((step) => whole.entries[step] ?? []),
    endMs: next?.atMs ?? whole.endMs,
    tape: whole.tape.flatMap((exchange): readonly Exchange[] => {
      if (exchange.entry === null) return [exchange]
      const entry = places.get(exchange.entry)
      return entry === undefined ? [] : [{ ...exchange, entry }]
    }),
  }
}

function failuresOf({ entries, unused, defect }: Replay, kept: readonly number[]): readonly Failure[] {
  const ofSteps = entries.flatMap((entry, at) => failuresOfStep(entry, kept[at] ?? at))
  const left = unused.flatMap(({ entry, request }): readonly Failure[] =>
    // one that names no step may have been that of a step which is gone
    entry === null ? [] : [{ step: kept[entry] ?? entry, is: "not asked for", key: JSON.stringify(request) }],
  )
  const thrown = defect === null ? [] : [{ step: kept[defect.at] ?? defect.at, is: "throws", key: String(defect.cause) } as const]
  return [...ofSteps, ...thrown, ...left]
}

const failuresOfStep = ({ isHandled, unmatched, differences }: ReplayedEntry, step: number): readonly Failure[] => [
  ...(isHandled ? [] : [{ step, is: "ignored", key: "" } as const]),
  ...unmatched.map((request) => ({ step, is: "not on the tape", key: JSON.stringify(request) }) as const),
  ...differences.map((difference) => ({ step, is: "differs", key: JSON.stringify(difference) }) as const),
]

const textOf = ({ step, is, key }: Failure): string => `${step} ${is} ${key}`

/** @param at of the step that keeps what it expects */
function withOthersAsSeen({ scenario, replay }: Attempt, at: number, machines: MachineList): Scenario {
  const unused = new Set(replay.unused)
  const entries = scenario.entries.map((entry, place) => ({
    ...entry,
    outcome: place === at ? entry.outcome : (replay.entries[place]?.outcome ?? entry.outcome),
  }))
  const tape = scenario.tape.filter((exchange) => exchange.entry !== null || !unused.has(exchange))
  return maskWalked({ ...scenario, entries, tape }, machines)
}
