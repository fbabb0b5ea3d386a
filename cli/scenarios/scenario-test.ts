import { type Replay, type ReplayedEntry, replayScenario } from "../../adapters/replay/replay-scenario.ts"
import { outcomeChanges } from "../../core/scenario/outcome-changes.ts"
import type { Outcome } from "../../core/scenario/outcome.ts"
import type { Scenario } from "../../core/scenario/scenario.ts"
import type { JsonForm } from "../json-form.ts"
import { plainText, printAnswer } from "../output/print.ts"
import { exitCodes } from "../user-error.ts"
import { describeEvent, seconds } from "./scenario-words.ts"
import { usableScenario } from "./usable-scenario.ts"

/** Prints a test of the project that replays a scenario. @returns the exit code */
export async function printScenarioTest(name: string, { json }: { readonly json: JsonForm }): Promise<number> {
  const { scenario } = await usableScenario(name)
  const test = scenarioTest(scenario, await replayScenario(scenario))
  printAnswer({ words: test.trimEnd(), data: { test }, ok: true }, json)
  return exitCodes.fine
}

/**
 * A test file for test/contract/scenarios: it replays the scenario and says of each step what is seen then, of a step on the same page
 * what changed. What nobody cares about can be cut out of it.
 *
 * @param replay of the scenario: where it shows what is expected, in its own spaces
 */
export function scenarioTest({ name, title, expected, entries }: Scenario, replay: Replay): string {
  const outcomes = entries.map(({ outcome }, at) => expectedOf(outcome, replay.entries[at]))
  const steps = entries.map(({ atMs, event }, at) => {
    const [outcome, before] = [outcomes[at], outcomes[at - 1]]
    const changes = outcome === undefined || before === undefined ? null : outcomeChanges(before, outcome)
    const seen = changes === null && outcome !== undefined ? { ...outcome, views: saying(outcome.views) } : { views: changes }
    return [
      `  // ${at + 1}. ${seconds(atMs).trim()} ${describeEvent(event)}`,
      `  expect(entries[${at}]?.outcome).toMatchObject(${indented(seen)})`,
    ].join("\n")
  })
  return `import { expect, test } from "vitest"
import { replayScenario } from "../../../adapters/replay/replay-scenario.ts"
import { readScenario, scenarioFile } from "../../../adapters/replay/scenario-files.ts"
import { scenarioFolder } from "../../../cli/project.ts"

test(${JSON.stringify(title)}, async () => {
  const read = await readScenario(scenarioFile(${JSON.stringify(name)}, [scenarioFolder]))
  if (read._tag === "Unusable") throw new Error(read.trouble)
  const { entries, unused } = await replayScenario(read.scenario)
  expect([entries.length, unused]).toEqual([${entries.length}, []])
  expect(entries.filter(({ isHandled, unmatched }) => !isHandled || unmatched.length > 0)).toEqual([])
${expected === undefined ? "" : `  // expected instead: ${plainText(expected)}\n`}${steps.join("\n")}
})
`
}

/** What is expected, in the replay's own words where they say the same: a page may have other spaces than the terminal. */
function expectedOf(outcome: Outcome, replayed: ReplayedEntry | undefined): Outcome {
  return replayed !== undefined && replayed.differences.length === 0 ? replayed.outcome : outcome
}

/** The parts that say something: of a page as it comes, what is empty is of no interest. */
const saying = (views: Outcome["views"]): Outcome["views"] =>
  Object.fromEntries(
    Object.entries(views).map(([machine, words]) => {
      const isRecord = typeof words === "object" && words !== null && !Array.isArray(words)
      return [machine, isRecord ? Object.fromEntries(Object.entries(words).filter(([, part]) => !isEmpty(part))) : words]
    }),
  )

const isEmpty = (part: unknown): boolean => part === null || part === "" || (Array.isArray(part) && part.length === 0)

const indented = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll("\n", "\n  ")
