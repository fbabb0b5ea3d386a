import { writeScenario } from "../../adapters/replay/scenario-files.ts"
import { replayScenario } from "../../adapters/replay/replay-scenario.ts"
import { shrinkScenario } from "../../adapters/replay/shrink-scenario.ts"
import type { JsonForm } from "../json-form.ts"
import { plainText, printAnswer, stdoutPaint } from "../output/print.ts"
import { exitCodes } from "../user-error.ts"
import { verdictLine } from "./scenario-verdict.ts"
import { describeEvent } from "./scenario-words.ts"
import { newScenario, usableScenario } from "./usable-scenario.ts"

/**
 * Writes a scenario with the fewest steps of another one that still differs as that does.
 *
 * Fails with a UserError when one cannot be used, or the other would be overwritten.
 *
 * @returns the exit code: 1 where the scenario replays the same
 */
export async function shrinkToFile(
  from: string,
  to: string,
  { force, json }: { readonly force: boolean; readonly json: JsonForm },
): Promise<number> {
  const { name, file } = newScenario(to, force)
  const { scenario } = await usableScenario(from)
  const shrunk = await shrinkScenario(scenario)
  if (shrunk === null) {
    printAnswer({ words: `${plainText(scenario.name)} replays the same: there is no difference to keep`, data: null, ok: false }, json)
    return exitCodes.failed
  }
  const written = { ...shrunk.scenario, name }
  await writeScenario(file, written)
  const steps = shrunk.kept.map((step) => step + 1)
  const words = [
    `kept ${steps.length} of ${scenario.entries.length} steps, after ${shrunk.replays} replays:`,
    ...written.entries.map(({ event }, at) => `  ${steps[at] ?? 0}. ${describeEvent(event)}`),
    verdictLine(name, await replayScenario(written), stdoutPaint()),
    `written to ${plainText(file)}`,
  ].join("\n")
  const { replays } = shrunk
  printAnswer({ words, data: { name, file, steps, of: scenario.entries.length, replays }, ok: true }, json)
  return exitCodes.fine
}
