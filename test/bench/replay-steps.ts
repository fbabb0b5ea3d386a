import { replayScenario } from "../../adapters/replay/replay-scenario.ts"
import { readScenario, scenarioFile } from "../../adapters/replay/scenario-files.ts"
import { scenarioFolder } from "../../cli/project.ts"
import type { Scenario } from "../../core/scenario/scenario.ts"
import type { BenchLine } from "./bench-line.ts"
import { measure } from "./measure.ts"

/**
 * The recorded purchase replayed whole: rules, calls, decoding, machines. The limit is 1,500 steps a second. There is no peer; what a step
 * costs is told beside the bare answers of its tape, parsed and written once, which every replay has to do at least.
 */
export async function benchReplay(): Promise<readonly BenchLine[]> {
  const scenario = await recorded("size-missing-then-buy")
  const steps = scenario.entries.length
  const bare = await measure(() => answersOf(scenario), steps)
  const ours = await measure(() => replayScenario(scenario), steps)
  const peer = { name: "its answers through fetch's Response alone", medianMs: bare.medianMs, ratio: ours.medianMs / bare.medianMs }
  return [{ what: "replay, a step of a scenario", limitMs: 0.67, ...ours, peer }]
}

/** Every answer of a tape as a response, read and parsed. */
async function answersOf({ tape }: Scenario): Promise<readonly unknown[]> {
  return Promise.all(tape.map(async ({ response }): Promise<unknown> => new Response(JSON.stringify(response)).json()))
}

async function recorded(name: string): Promise<Scenario> {
  const read = await readScenario(scenarioFile(name, [scenarioFolder]))
  if (read._tag === "Unusable") throw new Error(read.trouble)
  return read.scenario
}
