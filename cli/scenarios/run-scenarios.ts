import { readdir } from "node:fs/promises"
import { type Replay, replayScenario, withOutcomes } from "../../adapters/replay/replay-scenario.ts"
import { readScenario, type ReadScenario, scenarioFile, scenarioText, writeScenario } from "../../adapters/replay/scenario-files.ts"
import { maskScenario } from "../../core/scenario/mask-scenario.ts"
import { plainText, stdoutPaint } from "../output/print.ts"
import { scenarioFolder } from "../project.ts"
import { exitCodes } from "../user-error.ts"
import { type CheckedScenario, checkReport, replayReport } from "./scenario-report.ts"

type Usable = Extract<ReadScenario, { readonly _tag: "Read" }>

/**
 * Replays scenarios one after another and prints how each went; those that cannot be used are told on standard error.
 *
 * @returns the exit code
 */
export async function replayScenarios(
  names: readonly string[],
  { json, update }: { readonly json: boolean; readonly update: boolean },
): Promise<number> {
  const paint = stdoutPaint()
  const told: object[] = []
  let exitCode: number = exitCodes.fine
  for (const name of names) {
    const read = await readScenario(scenarioFile(name, scenarioFolder))
    if (read._tag === "Unusable") {
      const { file, trouble } = read
      console.error(`witryna: ${plainText(`${file}: ${trouble}`)}`)
      told.push({ file, trouble })
      exitCode = exitCodes.unusable
      continue
    }
    const replay = await replayScenario(read.scenario)
    const isUpdated = update && (await updateOutcomes(read, replay))
    if (!replay.same && !isUpdated && exitCode === exitCodes.fine) exitCode = exitCodes.failed
    told.push({ name: read.scenario.name, file: read.file, updated: isUpdated, ...replay })
    if (!json) {
      console.log(replayReport(read.scenario, replay, paint))
      if (isUpdated) console.log(`updated ${plainText(read.file)}\n`)
      else if (update && !replay.same) console.log(`not updated: the tape does not fit any more, record it again\n`)
    }
  }
  if (json) console.log(JSON.stringify({ scenarios: told }, null, 2))
  return exitCode
}

/** @returns false when nothing differs, or when what differs is not an outcome: a tape that lacks answers makes no expectations */
async function updateOutcomes({ file, scenario }: Usable, replay: Replay): Promise<boolean> {
  const fits = replay.entries.every(({ isHandled, unmatched }) => isHandled && unmatched.length === 0)
  if (replay.same || !fits) return false
  await writeScenario(file, maskScenario(withOutcomes(scenario, replay)))
  return true
}

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
