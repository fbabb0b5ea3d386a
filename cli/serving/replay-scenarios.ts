import { replayScenario, withOutcomes, type Replay } from "../../adapters/replay/replay-scenario.ts"
import { readScenario, scenarioFile, writeScenario, type ReadScenario } from "../../adapters/replay/scenario-files.ts"
import { maskScenario } from "../../core/scenario/mask-scenario.ts"
import { plainText, stdoutPaint } from "../output/paint.ts"
import { replayReport } from "../output/replay-report.ts"
import { exitCodes } from "../user-error.ts"
import { scenarioFolder } from "./scenario-folder.ts"

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
