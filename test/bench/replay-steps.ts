import { replayScenario } from "../../adapters/replay/replay-scenario.ts"
import { readScenario, scenarioFile } from "../../adapters/replay/scenario-files.ts"
import { scenarioFolder } from "../../cli/project.ts"
import type { Scenario } from "../../core/scenario/scenario.ts"
import type { BenchLine } from "./bench-line.ts"
import { measure } from "./measure.ts"

/** The recorded purchase replayed whole: rules, calls, decoding, machines. There is no peer; the limit is 1,500 steps a second. */
export async function benchReplay(): Promise<readonly BenchLine[]> {
  const scenario = await recorded("size-missing-then-buy")
  return [
    { what: "replay, a step of a scenario", limitMs: 0.67, ...(await measure(() => replayScenario(scenario), scenario.entries.length)) },
  ]
}

async function recorded(name: string): Promise<Scenario> {
  const read = await readScenario(scenarioFile(name, [scenarioFolder]))
  if (read._tag === "Unusable") throw new Error(read.trouble)
  return read.scenario
}
