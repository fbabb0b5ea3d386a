import { existsSync } from "node:fs"
import type { PageRecording, PageRenderer } from "../../adapters/node/page-renderer.ts"
import { replayScenario } from "../../adapters/replay/replay-scenario.ts"
import { readScenario, scenarioFile } from "../../adapters/replay/scenario-files.ts"
import { openScenarioWriter, type WriterSettings, type Written } from "../../adapters/replay/scenario-writer.ts"
import type { RecordSettings } from "../input/settings.ts"
import { logFailure } from "../log-failure.ts"
import { plainText, stdoutPaint } from "../output/print.ts"
import { recordingFolder } from "../project.ts"
import { verdictLine } from "../scenarios/scenario-verdict.ts"
import type { OpenedShop } from "../shop/open-shop.ts"
import { exitCodes, UserError } from "../user-error.ts"
import { paceSaves } from "./paced-saves.ts"

/** A running recording of one visitor. */
export interface Recording {
  /** stands before the server */
  readonly around: (request: Request, answer: () => Response | Promise<Response>) => Promise<Response>
  /** renders pages, those of the visitor so that they are written down */
  readonly rendering: (render: PageRenderer) => PageRenderer
  /** for requests of the browser to the shop */
  readonly browserFetch: (request: Request, clientAddress?: string) => Promise<Response>
  /** @returns why what a page told was refused, or null */
  readonly take: (told: unknown) => Promise<string | null>
  /** asks open pages for what they have not told yet */
  readonly lastWords: () => Promise<void>
  /** Writes and replays it. @returns lines that say what came of it */
  readonly stop: () => Promise<readonly string[]>
}

/** Open pages have this long to tell the rest, in milliseconds: the shop may still be answering them. */
const patienceMs = 5_000

const fileOf = (name: string): string => scenarioFile(name, [recordingFolder])

/** Fails with a UserError when there is a scenario of that name already and it is not to be replaced. */
export function keepFromOverwriting({ name, isForced }: RecordSettings): void {
  if (isForced || !existsSync(fileOf(name))) return
  throw new UserError(`the scenario ${name} exists: choose another name, or replace it with --force`, exitCodes.wrongUsage)
}

/** Starts to record what one visitor does; the file is written while it goes on, and whole at the end. */
export function recordVisitor(
  { name, title, expected }: RecordSettings,
  shop: Pick<OpenedShop, "fetch" | "isRemote">,
  { file, nowMs, ...limits }: Pick<WriterSettings, "file" | "nowMs" | "mostExchanges"> = { file: fileOf(name), nowMs: Date.now },
): Recording {
  const words = { name, title, ...(expected === undefined ? {} : { expected }) }
  const { middleware, take, lastWords, save } = openScenarioWriter({ ...words, ...limits, file, nowMs })
  const saves = paceSaves(async () => {
    await save().catch((cause: unknown) => logFailure("write a recording", cause))
  })
  const renders = (): PageRecording | null => {
    const recorded = middleware.renders((request) => shop.fetch(request))
    return recorded === null ? null : { name, ...recorded }
  }
  return {
    around: (request, answer) =>
      middleware.around(request, answer).finally(() => {
        if (middleware.visitor() !== null) saves.changed()
      }),
    // a page that says what failed is no page of the journey: a replay makes none
    rendering: (render) => (request) => render(request.status === undefined ? { ...request, recording: renders() } : request),
    browserFetch: (request, clientAddress) => middleware.browserFetch((passed) => shop.fetch(passed, clientAddress))(request),
    take,
    lastWords: () => lastWords(patienceMs),
    stop: async () => {
      await saves.settled()
      const written = await save()
      return [
        ...(written === null ? ["nothing was recorded: no browser opened a page"] : await report(name, written)),
        ...others(middleware.leftOut()),
        ...(shop.isRemote ? [notReplayed] : []),
      ]
    },
  }
}

/**
 * What a recording in front of another shop cannot do: pages that are read of it for everybody are on no visitor's tape, and what it has refused before is not
 * asked for again.
 */
export const notReplayed =
  "in front of another shop steps and calls are recorded, and a replay is no proof: what is read of its pages is not on the tape"

const others = (count: number): readonly string[] => (count === 0 ? [] : [`left out: ${counted(count, "request")} of others to the shop`])

/** What was written, as its file says it. */
async function report(name: string, { file, untold, dropped, beyond }: Written): Promise<readonly string[]> {
  const read = await readScenario(file)
  const shown = plainText(file)
  if (read._tag === "Unusable") return [`recorded ${shown}, but it cannot be used: ${plainText(read.trouble)}`]
  const replay = await replayScenario(read.scenario)
  return [
    replay.same ? `recorded ${shown}, replays the same` : `recorded ${shown}, but its replay ${verdictLine(name, replay, stdoutPaint())}`,
    ...(untold === 0 ? [] : [`${counted(untold, "step")} left without telling what was seen: there the file has what the replay shows`]),
    ...(dropped === 0 ? [] : [`left out: ${counted(dropped, "request")} that no step caused`]),
    ...(beyond === 0 ? [] : [`left out: ${counted(beyond, "request")} that came when the recording was full`]),
  ]
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`
