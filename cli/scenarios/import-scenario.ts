import { mkdtemp, readFile, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Result } from "effect"
import { harJourney, type HarJourney } from "../../adapters/replay/har-journey.ts"
import { decodeHar, harLimits } from "../../adapters/replay/har.wire.ts"
import { maskLike, replayScenario, walkJourney } from "../../adapters/replay/replay-scenario.ts"
import { scenarioText, writeScenario } from "../../adapters/replay/scenario-files.ts"
import { decodeScenario } from "../../adapters/replay/scenario.wire.ts"
import { type Scenario, scenarioLimits } from "../../core/scenario/scenario.ts"
import { maxEventText } from "../../core/pages/shopper-events.ts"
import { defaultLanguage } from "../../core/values/language.ts"
import { isForeignObject, parseJson } from "../../core/web/untrusted-json.ts"
import { createShop } from "../../fixtures/shop/create-shop.ts"
import type { JsonForm } from "../json-form.ts"
import { logFailure } from "../log-failure.ts"
import { printReply } from "../output/json-reply.ts"
import { plainText, stdoutPaint } from "../output/print.ts"
import { exitCodes, UserError } from "../user-error.ts"
import { comparedLines, type ComparedStep, compareSteps } from "./compare-import.ts"
import { verdictLine } from "./scenario-verdict.ts"
import { newScenario } from "./usable-scenario.ts"

/** How to import, and the case's own words. */
export interface ImportOptions {
  readonly title?: string
  readonly expected?: string
  readonly force: boolean
  readonly json: JsonForm
}

/** What was made of a file. */
interface Imported {
  readonly scenario: Scenario
  /** steps at which the customer's browser was given something else; none of a scenario's file */
  readonly differing: readonly ComparedStep[]
  /** requests of scripts whose cause an archive does not tell */
  readonly untold: HarJourney["untold"]
}

type Words = Pick<Scenario, "name"> & Pick<ImportOptions, "title" | "expected">

/**
 * Makes a scenario of a customer's archive, or takes in one that stands in a single file, masked; replays it once and says how that went.
 *
 * Fails with a UserError when the file cannot be used, or a scenario would be overwritten.
 *
 * @returns the exit code: 1 where the customer was given something else, or the replay differs
 */
export async function importScenario(source: string, to: string, { force, json, ...words }: ImportOptions): Promise<number> {
  const { name, file } = newScenario(to, force)
  for (const [option, text = ""] of [
    ["--title", words.title],
    ["--expected", words.expected],
  ] as const)
    if (text.length > maxEventText) throw new UserError(`${option} takes at most ${maxEventText} characters`, exitCodes.wrongUsage)
  const data = await readForeign(source)
  const isArchive = isForeignObject(data) && "log" in data
  const { scenario, differing, untold } = await (isArchive
    ? walkedArchive(source, data, { name, ...words })
    : taken(source, data, { name, ...words }))
  const bytes = Buffer.byteLength(scenarioText(scenario))
  if (bytes > scenarioLimits.fileBytes) {
    const most = `a scenario has at most ${scenarioLimits.fileBytes} bytes, and this one would have ${bytes}`
    throw new UserError(plainText(`${source}: ${most}: save fewer pages`), exitCodes.unusable)
  }
  await writeScenario(file, scenario)
  const replay = await replayScenario(scenario)
  const { same, defect } = replay
  const ofReplay = defect === null ? (same ? null : "its replay differs") : "its replay throws"
  const message = differing.length > 0 && defect === null ? "the customer was given something else" : ofReplay
  const exitCode = defect !== null ? exitCodes.defect : message === null ? exitCodes.fine : exitCodes.failed
  const found = { name, file, steps: scenario.entries.length, same, differing, untold }
  if (json !== false) printReply(json, exitCode, message, found)
  else {
    const paint = stdoutPaint()
    const left = untold.map(
      ({ request, count }) =>
        `left out: ${plainText(request)}, ${count === 1 ? "once" : `${count} times`}: an archive does not tell what was pressed`,
    )
    for (const line of [...comparedLines(differing, paint), ...left, verdictLine(name, replay, paint), `written to ${plainText(file)}`])
      console.log(line)
  }
  return exitCode
}

/** JSON from somebody else. Fails with a UserError that says why it cannot be read. */
async function readForeign(source: string): Promise<unknown> {
  const unusable = (trouble: string) => new UserError(plainText(`${source}: ${trouble}`), exitCodes.unusable)
  const read = await stat(source).then(
    ({ size }) => (size > harLimits.fileBytes ? null : readFile(source, "utf8")),
    () => undefined,
  )
  if (read === undefined) throw unusable("there is no such file")
  if (read === null) throw unusable(`the file is longer than ${harLimits.fileBytes} bytes`)
  const data = parseJson(read)
  if (data === undefined) throw unusable("not JSON")
  return data
}

/** A scenario's file, under the name that it gets here. */
async function taken(source: string, data: unknown, { name, title, expected }: Words): Promise<Imported> {
  const read = decodeScenario(data)
  if (Result.isFailure(read))
    throw new UserError(plainText(`${source}: neither an archive (HAR) nor a scenario: ${read.failure}`), exitCodes.unusable)
  const scenario = { ...read.success, name, ...(title === undefined ? {} : { title }), ...(expected === undefined ? {} : { expected }) }
  return { scenario: maskLike(scenario, await replayScenario(scenario)), differing: [], untold: [] }
}

/** What a customer's browser did, done again in a new demo shop: its server's part is on no customer's machine. */
async function walkedArchive(source: string, data: unknown, { name, title = name, expected }: Words): Promise<Imported> {
  const unusable = (trouble: string) => new UserError(plainText(`${source}: ${trouble}`), exitCodes.unusable)
  const read = decodeHar(data)
  if (Result.isFailure(read)) throw unusable(`no archive: ${read.failure}`)
  const journey = harJourney(read.success)
  if (typeof journey === "string") throw unusable(journey)
  const { startMs, endMs, steps, untold } = journey
  const dataFolder = await mkdtemp(join(tmpdir(), "witryna-import-"))
  try {
    const shop = await createShop({ dataFolder, now: () => startMs, log: (line) => logFailure("import an archive", line) })
    try {
      const plan = {
        name,
        title,
        ...(expected === undefined ? {} : { expected }),
        settings: { language: defaultLanguage, origin: "http://shop.local" },
        startMs,
        cookies: {},
        storage: {},
        events: steps.map(({ atMs, event }) => ({ atMs, event })),
        endMs,
      }
      const walked = await walkJourney(plan, (request) => shop.fetch(request), undefined, scenarioLimits.fileBytes)
      if (walked.cutAt !== null) {
        const most = `a scenario has at most ${scenarioLimits.fileBytes} bytes, and this one has more`
        throw unusable(`${most} after ${walked.cutAt} of ${steps.length} steps: save fewer pages`)
      }
      return { ...compareSteps(steps, walked), untold }
    } finally {
      await shop.close()
    }
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
  }
}
