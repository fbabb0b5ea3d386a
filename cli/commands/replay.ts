import type { Command } from "commander"

interface ReplayOptions {
  readonly json: boolean
  readonly update: boolean
}

/** `witryna replay`: recorded journeys without a browser and without a shop. */
export function defineReplay(command: Command): void {
  command
    .argument("<scenario...>", "names in fixtures/scenarios, or paths of folders or files")
    .option("--json", "everything as JSON", false)
    .option("--update", "what is seen this time is what is expected from now on", false)
    .addHelpText(
      "after",
      `
Prints each event, the commands it caused and what the shopper then sees; where that is not as expected, both.
No request leaves the machine: the scenario's own tape answers.

Exit codes: 0 everything is the same, 1 something differs, 2 a scenario cannot be used, 64 wrong usage.

Examples:
  $ witryna replay buy-single-size
  $ witryna replay fixtures/scenarios/*
  $ witryna replay --json ./case/scenario.json
  $ witryna replay --update buy-single-size      then look at the change in version control`,
    )
    .action(async (scenarios: readonly string[], options: ReplayOptions) => {
      const { replayScenarios } = await import("../scenarios/run-scenarios.ts")
      process.exitCode = await replayScenarios(scenarios, options)
    })
}
