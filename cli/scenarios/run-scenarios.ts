import { isMasked, maskWalked, type Replay, replayScenario, withOutcomes } from "../../adapters/replay/replay-scenario.ts"
import { readScenario, type ReadScenario, scenarioFile, scenarioText, writeScenario } from "../../adapters/replay/scenario-files.ts"
import type { Scenario } from "../../core/scenario/scenario.ts"
import type { JsonForm } from "../json-form.ts"
import { printReply } from "../output/json-reply.ts"
import { makePaint, plainText, printTrouble, stdoutPaint } from "../output/print.ts"
import { scenarioFolders } from "../project.ts"
import { exitCodes } from "../user-error.ts"
import { recordedNames, withKnownNames } from "./known-names.ts"
import { type CheckedScenario, checkLine, expectedLines, outcomeLines, replayReport } from "./scenario-report.ts"
import { thrownLines, verdictLine } from "./scenario-verdict.ts"
import { describeEvent, seconds } from "./scenario-words.ts"
import { usableScenario } from "./usable-scenario.ts"

type Usable = Extract<ReadScenario, { readonly _tag: "Read" }>

/** How to replay, and what to tell of it. */
export interface ReplayOptions {
  readonly json: JsonForm
  readonly update: boolean
  /** one line for each scenario */
  readonly quiet: boolean
  /** the last step that is played, from 1 */
  readonly until?: number | undefined
  /** the first step that is told and judged, from 1 */
  readonly from?: number | undefined
}

/**
 * Replays scenarios one after another and prints how each went; those that cannot be used are told on standard error.
 *
 * @returns the exit code
 */
export async function replayScenarios(names: readonly string[], { json, update, quiet, until, from }: ReplayOptions): Promise<number> {
  const paint = stdoutPaint()
  const told: object[] = []
  const troubles: string[] = []
  let exitCode: number = exitCodes.fine
  for (const name of names) {
    const read = await readScenario(scenarioFile(name, scenarioFolders))
    if (read._tag === "Unusable") {
      const { file, trouble } = read
      const words = plainText(`${file}: ${await withKnownNames(name, trouble)}`)
      if (json === false) printTrouble(words)
      troubles.push(words)
      told.push({ file, trouble })
      if (exitCode !== exitCodes.defect) exitCode = exitCodes.unusable
      continue
    }
    if (read.warning !== null) printTrouble(plainText(`${read.file}: ${read.warning}`))
    const replay = partOf(await replayScenario(firstSteps(read.scenario, until)), { until, from })
    const isUpdated = update && (await updateOutcomes(read, replay))
    if (!replay.same && !isUpdated && exitCode === exitCodes.fine) exitCode = exitCodes.failed
    if (replay.defect !== null) exitCode = exitCodes.defect
    told.push({ name: read.scenario.name, file: read.file, updated: isUpdated, ...toldReplay(replay) })
    if (quiet && json === false) {
      console.log(verdictLine(read.scenario.name, replay, paint))
      if (replay.defect !== null) for (const line of thrownLines(replay.defect.cause).slice(1)) console.log(`  ${line}`)
    }
    if (json === false && !quiet) {
      console.log(replayReport(read.scenario, replay, paint, from))
      if (isUpdated) console.log(`updated ${plainText(read.file)}\n`)
      else if (update && !replay.same) console.log(`not updated: the tape does not fit any more, record it again\n`)
    }
  }
  const message = troubles.length > 0 ? troubles.join("\n") : exitCode === exitCodes.fine ? null : "not everything is the same"
  if (json !== false) printReply(json, exitCode, message, { scenarios: told })
  return exitCode
}

/** A replay as JSON: of what was thrown its words and where. */
function toldReplay({ same, entries, unused, defect }: Replay): object {
  const words = defect === null ? null : { step: defect.at + 1, event: defect.event, thrown: thrownLines(defect.cause) }
  return { same, entries, unused, defect: words }
}

function firstSteps(scenario: Scenario, until: number | undefined): Scenario {
  const next = until === undefined ? undefined : scenario.entries[until]
  return next === undefined ? scenario : { ...scenario, entries: scenario.entries.slice(0, until), endMs: next.atMs }
}

/** Of a journey that was cut short, the rest of the tape says nothing; steps before the first that counts go as they go. */
function partOf(replay: Replay, { until, from = 1 }: Pick<ReplayOptions, "until" | "from">): Replay {
  const unused = until === undefined ? replay.unused : []
  const entries = replay.entries.map((entry, at) => (at + 1 < from ? { ...entry, isHandled: true, differences: [], unmatched: [] } : entry))
  const isAsExpected = entries.every(
    ({ isHandled, differences, unmatched }) => isHandled && differences.length === 0 && unmatched.length === 0,
  )
  return { ...replay, entries, unused, same: replay.defect === null && isAsExpected && unused.length === 0 }
}

/** Prints the recorded scenarios: name, number of steps, and what each is about. @returns the exit code */
export async function listScenarios({ json }: { readonly json: JsonForm }): Promise<number> {
  const names = await recordedNames()
  const reads = await Promise.all(names.map((name) => readScenario(scenarioFile(name, scenarioFolders))))
  const found = reads.map((read, at) => {
    const name = names[at] ?? ""
    if (read._tag === "Unusable") return { name, steps: null, about: read.trouble }
    return { name, steps: read.scenario.entries.length, about: read.scenario.title }
  })
  const lines = found.map(({ name, steps, about }) => plainText(`${name}  ${steps === null ? "unusable" : `${steps} steps`}  ${about}`))
  const exitCode = found.some(({ steps }) => steps === null) ? exitCodes.unusable : exitCodes.fine
  const message = exitCode === exitCodes.fine ? null : "not every scenario can be used"
  if (json === false) console.log(lines.join("\n"))
  else printReply(json, exitCode, message, { scenarios: found })
  return exitCode
}

/** Prints what a scenario holds, without playing it. @returns the exit code */
export async function showScenario(name: string, { json }: { readonly json: JsonForm }): Promise<number> {
  const { scenario } = await usableScenario(name)
  const { title, expected, entries, tape } = scenario
  const steps = entries.flatMap(({ atMs, event, outcome }, at) => [
    `  ${at + 1}. ${seconds(atMs).trim()} ${describeEvent(event)}`,
    ...outcomeLines(outcome).map((line) => `     ${plainText(line)}`),
  ])
  const lines = [plainText(`${scenario.name}  ${title}`), ...expectedLines(scenario), ...steps, `  ${tape.length} requests on the tape`]
  if (json === false) console.log(lines.join("\n"))
  else printReply(json, exitCodes.fine, null, { name: scenario.name, title, expected, entries, requests: tape.length })
  return exitCodes.fine
}

/** @returns false when nothing differs, or when what differs is not an outcome: a tape that lacks answers makes no expectations */
async function updateOutcomes({ file, scenario }: Usable, replay: Replay): Promise<boolean> {
  const fits =
    replay.defect === null &&
    replay.entries.every(({ isHandled, unmatched }) => isHandled && unmatched.length === 0) &&
    replay.unused.length === 0
  const updated = maskWalked(withOutcomes(scenario, replay))
  if (!fits || scenarioText(updated) === scenarioText(scenario)) return false
  await writeScenario(file, updated)
  return true
}

/**
 * Reads scenarios, all recorded ones when none is named, replays each, and tells which are not sound.
 *
 * @returns the exit code
 */
export async function checkScenarios(names: readonly string[], { json }: { readonly json: JsonForm }): Promise<number> {
  const checked: readonly CheckedScenario[] = await Promise.all((names.length === 0 ? await recordedNames() : names).map(checkScenario))
  const isAny = (...wanted: readonly CheckedScenario["is"][]) => checked.some(({ is }) => wanted.includes(is))
  const failed = isAny("unmasked", "differs") ? exitCodes.failed : exitCodes.fine
  const exitCode = isAny("throws") ? exitCodes.defect : isAny("unusable") ? exitCodes.unusable : failed
  if (json !== false) printReply(json, exitCode, exitCode === exitCodes.fine ? null : "not every scenario is sound", { scenarios: checked })
  else {
    const paint = stdoutPaint()
    for (const one of checked) {
      if (one.is === "sound") console.log(checkLine(one, paint))
      else console.error(checkLine(one, paint))
    }
    if (checked.length === 0) console.log("There are no recorded scenarios.")
  }
  return exitCode
}

async function checkScenario(name: string): Promise<CheckedScenario> {
  const read = await readScenario(scenarioFile(name, scenarioFolders))
  const { file } = read
  if (read._tag === "Unusable") return { file, is: "unusable", trouble: await withKnownNames(name, read.trouble) }
  const replay = await replayScenario(read.scenario)
  const verdict = verdictLine(read.scenario.name, replay, makePaint(false))
  // first: what was not played names no parts by which its words could be judged
  if (replay.defect !== null) return { file, is: "throws", trouble: verdict }
  if (!isMasked(read.scenario, replay)) return { file, is: "unmasked", trouble: "it holds something personal or secret: record it again" }
  if (replay.same) return { file, is: "sound", trouble: null }
  return { file, is: "differs", trouble: verdict }
}
