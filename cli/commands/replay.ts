import { type Command, InvalidArgumentError } from "commander"
import { jsonOption } from "../input/options.ts"
import type { ReplayOptions } from "../scenarios/run-scenarios.ts"

/** A step, from 1. */
function step(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError("A step is a whole number from 1.")
  return Number(text)
}

/** `witryna replay`: recorded journeys without a browser and without a shop. */
export function defineReplay(command: Command): void {
  command
    .argument("<scenario...>", "names of recorded scenarios, or paths of folders or files")
    .addOption(jsonOption())
    .option("--update", "what is seen this time is what is expected from now on", false)
    .option("--quiet", "one line for each scenario: same, or the first difference", false)
    .option("--until <step>", "play no further than this step", step)
    .option("--from <step>", "tell and judge nothing before this step", step)
    .addHelpText(
      "after",
      `
The first line says that all is the same, or where the first difference is. Then come each event, the commands it caused and what the shopper sees, in the language of the recorded page; where that is not as expected, what was expected and what is seen this time, each difference once.
No request leaves the machine: the scenario's own tape answers. Of a GraphQL document what it asks for is told; --json has it whole.

Exit codes: 0 everything is the same, 1 something differs, 2 a scenario cannot be used, 64 wrong usage, 70 the program throws: step, event and stack are told, and the next scenario is played.

Examples:
  $ witryna replay buy-single-size
  $ witryna replay --quiet subscribe made-to-measure
  $ witryna replay --quiet scenarios/*           all of a folder
  $ witryna replay --from 2 --until 4 size-missing-then-buy
  $ witryna replay --json ./case/scenario.json
  $ witryna replay --update buy-single-size      then look at the change in version control`,
    )
    .action(async (scenarios: readonly string[], options: ReplayOptions) => {
      const isPart = options.until !== undefined || options.from !== undefined
      if (options.update && isPart) command.error("error: --update needs the whole journey, without --until and --from")
      const { replayScenarios } = await import("../scenarios/run-scenarios.ts")
      process.exitCode = await replayScenarios(scenarios, options)
    })
}
