import type { Command } from "commander"
import { jsonOption } from "../input/options.ts"
import type { ImportOptions } from "../scenarios/import-scenario.ts"
import type { JsonForm } from "../json-form.ts"

/** `witryna scenario`: the files of recorded journeys. */
export function defineScenario(scenario: Command): void {
  defineFiles(scenario)
  defineMaking(scenario)
}

/** What looks at scenarios, or only renames them. */
function defineFiles(scenario: Command): void {
  scenario
    .command("check")
    .description("Are the files sound: readable, of the right shape, masked, and do they replay the same?")
    .argument("[scenario...]", "names of recorded scenarios, or paths of folders or files; all recorded ones when left out")
    .addOption(jsonOption())
    .addHelpText(
      "after",
      `
Exit codes: 0 all are sound, 1 one holds something that should be masked or replays otherwise, 2 one cannot be used, 64 wrong usage, 70 the program throws.

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
    .command("search")
    .description("Where recorded scenarios have a text: in their titles, in what was done, in what came to be seen.")
    .argument("<text>", "large or small letters")
    .addOption(jsonOption())
    .addHelpText(
      "after",
      `
Exit codes: 0 found, 1 none has it, 64 wrong usage.

Examples:
  $ witryna scenario search "289,00 zł"
  $ witryna scenario search SizeChosen`,
    )
    .action(async (text: string, options: { readonly json: JsonForm }) => {
      const { searchScenarios } = await import("../scenarios/search-scenarios.ts")
      process.exitCode = await searchScenarios(text, options)
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

/** What makes another scenario, or a test. */
function defineMaking(scenario: Command): void {
  scenario
    .command("import")
    .description("Makes a scenario of what a customer's browser saved (a HAR archive), or takes in a scenario's file.")
    .argument("<file>", "a .har file from the network tab, or a scenario.json")
    .argument("<name>", "of the scenario: small letters, digits and hyphens; or the path of its folder")
    .option("--title <words>", "what the case is about")
    .option("--expected <words>", "what the customer expected to see instead")
    .option("--force", "replace a scenario of that name", false)
    .addOption(jsonOption())
    .addHelpText(
      "after",
      `
Of an archive the pages, forms and chosen sizes are done again in a new demo shop, at the archive's time. Where the customer's browser was given another page, status or answer, both are told. What else was pressed is in no archive; requests that hint at it are counted.
What is written is masked like a recording. No request leaves the machine.

Exit codes: 0 the customer was given the same, and the scenario replays; 1 it was written, but something differs; 2 the file cannot be used, 64 wrong usage, 70 the program throws.

Examples:
  $ witryna scenario import customer.har ticket-4711 --expected "289,00"
  $ witryna scenario import ~/Downloads/scenario.json ticket-4712`,
    )
    .action(async (file: string, name: string, options: ImportOptions) => {
      const { importScenario } = await import("../scenarios/import-scenario.ts")
      process.exitCode = await importScenario(file, name, options)
    })
  scenario
    .command("shrink")
    .description("The fewest steps with which a scenario still differs as it does now, as a new scenario.")
    .argument("<scenario>", "the name of a recorded scenario, or the path of a folder or file")
    .argument("<name>", "of the new one, or the path of its folder")
    .option("--force", "replace a scenario of that name", false)
    .addOption(jsonOption())
    .addHelpText(
      "after",
      `
The step with the first difference keeps what it expects. The others expect what they show now, so the new scenario differs there and nowhere else.

Exit codes: 0 written, 1 the scenario replays the same, 2 it cannot be used, 64 wrong usage.

Examples:
  $ witryna scenario shrink ticket-4711 ticket-4711-short`,
    )
    .action(async (from: string, to: string, options: { readonly force: boolean; readonly json: JsonForm }) => {
      const { shrinkToFile } = await import("../scenarios/shrink-scenario.ts")
      process.exitCode = await shrinkToFile(from, to, options)
    })
  scenario
    .command("to-test")
    .description("A test of the project that replays a scenario and says what is seen at each step.")
    .argument("<scenario>", "the name of a recorded scenario, or the path of a folder or file")
    .addOption(jsonOption())
    .addHelpText(
      "after",
      `
The test stands in test/contract/scenarios of the project, the scenario in fixtures/scenarios. Cut out of it what nobody cares about, then npm run format.

Exit codes: 0 printed, 2 the scenario cannot be used, 64 wrong usage.

Examples:
  $ witryna scenario to-test ticket-4711 > test/contract/scenarios/ticket-4711.test.ts`,
    )
    .action(async (name: string, options: { readonly json: JsonForm }) => {
      const { printScenarioTest } = await import("../scenarios/scenario-test.ts")
      process.exitCode = await printScenarioTest(name, options)
    })
}
