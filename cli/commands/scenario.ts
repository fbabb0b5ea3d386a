import type { Command } from "commander"
import { jsonOption } from "../input/options.ts"
import type { JsonForm } from "../json-form.ts"

/** `witryna scenario`: the files of recorded journeys. */
export function defineScenario(scenario: Command): void {
  scenario
    .command("check")
    .description("Are the files sound: readable, of the right shape, and masked?")
    .argument("[scenario...]", "names of recorded scenarios, or paths of folders or files; all recorded ones when left out")
    .addOption(jsonOption())
    .addHelpText(
      "after",
      `
Exit codes: 0 all are sound, 1 one holds something that should be masked, 2 one cannot be used, 64 wrong usage.

Examples:
  $ witryna scenario check
  $ witryna scenario check buy-single-size --json`,
    )
    .action(async (scenarios: readonly string[], options: { readonly json: JsonForm }) => {
      const { checkScenarios } = await import("../scenarios/run-scenarios.ts")
      process.exitCode = await checkScenarios(scenarios, options)
    })
  scenario
    .command("list")
    .description("The recorded scenarios: names, steps, and what they are about.")
    .addOption(jsonOption())
    .addHelpText(
      "after",
      `
Examples:
  $ witryna scenario list`,
    )
    .action(async (options: { readonly json: JsonForm }) => {
      const { listScenarios } = await import("../scenarios/run-scenarios.ts")
      process.exitCode = await listScenarios(options)
    })
  scenario
    .command("show")
    .description("The steps of a scenario and what was seen, without playing it.")
    .argument("<scenario>", "the name of a recorded scenario, or the path of a folder or file")
    .addOption(jsonOption())
    .addHelpText(
      "after",
      `
Exit codes: 0 shown, 2 it cannot be used, 64 wrong usage.

Examples:
  $ witryna scenario show buy-single-size`,
    )
    .action(async (name: string, options: { readonly json: JsonForm }) => {
      const { showScenario } = await import("../scenarios/run-scenarios.ts")
      process.exitCode = await showScenario(name, options)
    })
  scenario
    .command("diff")
    .description("Where two recordings of the same steps saw something else, without playing them.")
    .argument("<first>", "the name of a recorded scenario, or the path of a folder or file")
    .argument("<second>", "another one")
    .addOption(jsonOption())
    .addHelpText(
      "after",
      `
Compares step by step what was done and what was seen, until they did not do the same. Times and tapes do not count.

Exit codes: 0 the same, 1 they differ, 2 one cannot be used, 64 wrong usage.

Examples:
  $ witryna scenario diff ticket-4711 ticket-4711-again`,
    )
    .action(async (first: string, second: string, options: { readonly json: JsonForm }) => {
      const { diffScenarios } = await import("../scenarios/diff-scenarios.ts")
      process.exitCode = await diffScenarios(first, second, options)
    })
  scenario
    .command("rename")
    .description("Gives a recorded scenario another name, in its folder and in its file.")
    .argument("<scenario>", "the name of a recorded scenario, or the path of its folder")
    .argument("<name>", "small letters, digits and hyphens")
    .addOption(jsonOption())
    .addHelpText(
      "after",
      `
Exit codes: 0 renamed, 1 there is one of that name, 2 it cannot be used, 64 wrong usage.

Examples:
  $ witryna scenario rename my-case ticket-4711`,
    )
    .action(async (from: string, to: string, options: { readonly json: JsonForm }) => {
      const { renameScenario } = await import("../scenarios/rename-scenario.ts")
      process.exitCode = await renameScenario(from, to, options)
    })
}
