import { readdir } from "node:fs/promises"
import { readScenario, scenarioFile, scenarioText } from "../../adapters/replay/scenario-files.ts"
import { maskScenario } from "../../core/scenario/mask-scenario.ts"
import { checkReport, type CheckedScenario } from "../output/check-report.ts"
import { stdoutPaint } from "../output/paint.ts"
import { exitCodes } from "../user-error.ts"
import { scenarioFolder } from "./scenario-folder.ts"

/**
 * Reads scenarios, all recorded ones when none is named, and tells which are not sound.
 *
 * @returns the exit code
 */
export async function checkScenarios(names: readonly string[], { json }: { readonly json: boolean }): Promise<number> {
  const checked: readonly CheckedScenario[] = await Promise.all((names.length === 0 ? await recordedNames() : names).map(checkScenario))
  console.log(json ? JSON.stringify({ scenarios: checked }, null, 2) : checkReport(checked, stdoutPaint()))
  if (checked.some(({ is }) => is === "unusable")) return exitCodes.unusable
  return checked.some(({ is }) => is === "unmasked") ? exitCodes.failed : exitCodes.fine
}

async function checkScenario(name: string): Promise<CheckedScenario> {
  const read = await readScenario(scenarioFile(name, scenarioFolder))
  const { file } = read
  if (read._tag === "Unusable") return { file, is: "unusable", trouble: read.trouble }
  const isMasked = scenarioText(maskScenario(read.scenario)) === scenarioText(read.scenario)
  if (isMasked) return { file, is: "sound", trouble: null }
  return { file, is: "unmasked", trouble: "it holds something personal or secret: record it again" }
}

async function recordedNames(): Promise<readonly string[]> {
  const found = await readdir(scenarioFolder, { withFileTypes: true }).catch(() => [])
  return found
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
}
