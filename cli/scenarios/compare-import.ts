import type { HarStep } from "../../adapters/replay/har-journey.ts"
import { maskWalked, type WalkedJourney } from "../../adapters/replay/replay-scenario.ts"
import { type Difference, differencesIn, plainOutcome } from "../../core/scenario/outcome.ts"
import type { Exchange, Scenario, ScenarioEntry, ScenarioEvent } from "../../core/scenario/scenario.ts"
import { parseJson } from "../../core/web/untrusted-json.ts"
import type { Paint } from "../output/print.ts"
import { describeEvent, describeValue, shortened } from "./scenario-words.ts"

/** A step of an archive at which the customer's browser was given something else than here. */
export interface ComparedStep {
  /** from 1, of the archive's steps */
  readonly step: number
  readonly event: ScenarioEvent
  /** `expected` is what the customer was given */
  readonly differences: readonly Difference[]
}

/** A customer's journey as it went here, masked, and where theirs went otherwise. */
export interface ComparedJourney {
  readonly scenario: Scenario
  readonly differing: readonly ComparedStep[]
}

/** So many differences of one answer are told. */
const mostDifferences = 10

/**
 * Where a customer's browser was given something else than the journey here: another page, another status, another answer to a script. Both
 * are masked as one, so that what was the same for them is the same here, and nothing that the customer wrote is told.
 */
export function compareSteps(steps: readonly HarStep[], { scenario: walked, ignored }: WalkedJourney): ComparedJourney {
  const given = givenTo(steps, walked.entries.length)
  const both = maskWalked({ ...walked, entries: [...walked.entries, ...given.entries], tape: [...walked.tape, ...given.tape] })
  const scenario = {
    ...both,
    entries: both.entries.slice(0, walked.entries.length),
    tape: both.tape.slice(0, walked.tape.length),
  }
  const handled = steps.map((_, at) => at).filter((at) => !ignored.includes(at))
  const differing = both.entries.slice(walked.entries.length).flatMap((entry, at): readonly ComparedStep[] => {
    const place = handled.indexOf(at)
    const here = scenario.entries[place]
    const differences =
      here === undefined
        ? [{ path: "step", expected: entry.event.type, actual: undefined }]
        : [
            ...(steps[at]?.shown === null ? [] : differencesIn("", shownOf(entry), shownOf(here))),
            ...differencesOfAnswers(answerAt(both.tape, walked.entries.length + at), answerAt(scenario.tape, place)),
          ]
    return differences.length === 0 ? [] : [{ step: at + 1, event: entry.event, differences }]
  })
  return { scenario, differing }
}

/** What the archive says, as entries and exchanges that follow those of the journey. */
function givenTo(steps: readonly HarStep[], from: number): Pick<Scenario, "entries" | "tape"> {
  return {
    entries: steps.map(({ atMs, event, shown }) => ({ atMs, event, outcome: plainOutcome(shown?.address ?? "", shown?.status ?? 0) })),
    tape: steps.flatMap(({ atMs, call }, at) =>
      call === null ? [] : [{ entry: from + at, atMs, tookMs: 0, side: "browser" as const, ...call }],
    ),
  }
}

const shownOf = ({ outcome }: ScenarioEntry) => ({ address: outcome.address, status: outcome.status ?? 200 })

/** Nothing where the archive has no answer. */
function differencesOfAnswers(given: unknown, here: unknown): readonly Difference[] {
  return given === undefined ? [] : differencesIn("answer", given, here).slice(0, mostDifferences)
}

/** The platform answers scripts with JSON under any type. */
function answerAt(tape: readonly Exchange[], entry: number): unknown {
  const body = tape.find((exchange) => exchange.entry === entry && exchange.side === "browser")?.response?.body ?? null
  if (body === null) return undefined
  if ("json" in body) return body.json
  return "text" in body ? parseJson(body.text) : undefined
}

/** Those steps for people. */
export const comparedLines = (steps: readonly ComparedStep[], paint: Paint): readonly string[] =>
  steps.flatMap(({ step, event, differences }) => [
    `${step}. ${paint.strong(describeEvent(event))}`,
    ...differences.flatMap(({ path, expected, actual }) => [
      `   ${path}`,
      paint.bad(`   customer ${shortened(describeValue(expected))}`),
      paint.good(`   here     ${shortened(describeValue(actual))}`),
    ]),
  ])
