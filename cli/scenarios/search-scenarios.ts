import { readScenario, scenarioFile } from "../../adapters/replay/scenario-files.ts"
import { outcomeChanges } from "../../core/scenario/outcome-changes.ts"
import type { Scenario } from "../../core/scenario/scenario.ts"
import { asWritten } from "../../core/texts/no-break.ts"
import type { JsonForm } from "../json-form.ts"
import { plainText, printAnswer } from "../output/print.ts"
import { scenarioFolders } from "../project.ts"
import { exitCodes } from "../user-error.ts"
import { recordedNames } from "./known-names.ts"
import { outcomeLines } from "./scenario-report.ts"
import { describeEvent } from "./scenario-words.ts"

/** A line of a scenario that has what was searched for. */
interface FoundLine {
  readonly name: string
  /** from 1; null = the scenario's title, or what was expected instead */
  readonly step: number | null
  readonly text: string
}

/**
 * Prints where the recorded scenarios have a text: in their titles, in what was done, and in what came to be seen.
 *
 * @returns the exit code: 1 where none has it
 */
export async function searchScenarios(text: string, { json }: { readonly json: JsonForm }): Promise<number> {
  const names = await recordedNames()
  const reads = await Promise.all(names.map((name) => readScenario(scenarioFile(name, scenarioFolders))))
  const found = reads.flatMap((read) => (read._tag === "Read" ? linesWith(text, read.scenario) : []))
  const lines = found.map(({ name, step, text: line }) => plainText(`${name}${step === null ? "" : ` ${step}.`} ${line}`))
  const words = found.length === 0 ? `no recorded scenario has ${plainText(JSON.stringify(text))}` : lines.join("\n")
  printAnswer({ words, data: { scenarios: found }, ok: found.length > 0 }, json)
  return found.length === 0 ? exitCodes.failed : exitCodes.fine
}

/**
 * The lines of a scenario with a text, however it is written: large or small, with spaces and hyphens that break or not.
 *
 * @returns of a step only what it says for the first time
 */
export function linesWith(text: string, { name, title, expected, entries }: Scenario): readonly FoundLine[] {
  const plain = (line: string) => asWritten(line).toLowerCase()
  const has = (line: string) => plain(line).includes(plain(text))
  const ofWhole = [title, ...(expected === undefined ? [] : [expected])].map((line) => ({ name, step: null, text: line }))
  const ofSteps = entries.flatMap(({ event, outcome }, at) => {
    const before = entries[at - 1]
    const changes = before === undefined ? null : outcomeChanges(before.outcome, outcome)
    const [head = "", ...views] = outcomeLines(changes === null ? outcome : { ...outcome, views: changes })
    const lines = [describeEvent(event), ...(changes === null ? [head] : []), ...views]
    return lines.map((line) => ({ name, step: at + 1, text: line }))
  })
  return [...ofWhole, ...ofSteps].filter((line) => has(line.text))
}
