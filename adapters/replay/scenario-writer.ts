import { Result } from "effect"
import type { MachineList } from "../../core/pages/page-machine.ts"
import { pageMachines } from "../../core/pages/page-machines.ts"
import { maskScenario, partNames } from "../../core/scenario/mask-scenario.ts"
import { type Outcome, plainOutcome } from "../../core/scenario/outcome.ts"
import { type Exchange, scenarioLimits, type Scenario } from "../../core/scenario/scenario.ts"
import { cookiePairs } from "../../core/web/cookies.ts"
import { defaultLanguage } from "../../core/values/language.ts"
import { declaredNames } from "./declared-fields.ts"
import { decodeRecorded, type Recorded, type SeenOutcome } from "./recorded-page.wire.ts"
import { journeyOf, type PageRequest, type TakenExchange, type TakenJourney } from "./recorded-pages.ts"
import { openRecordingMiddleware, type RecordingMiddleware } from "./recording-middleware.ts"
import { type Fits, replayScenario } from "./replay-scenario.ts"
import { writeScenario } from "./scenario-files.ts"

/** What was written down. */
export interface Written {
  readonly file: string
  /** steps of which the page did not tell what was seen: the replay says it */
  readonly untold: number
  /** exchanges of the visitor that belong to no step */
  readonly dropped: number
  /** exchanges that came when the recording held as many as it may */
  readonly beyond: number
}

/** Takes down what one visitor does in a browser. */
export interface ScenarioWriter {
  readonly middleware: RecordingMiddleware
  /**
   * What a recorded page tells; a page that says it waits is answered when the recording ends.
   *
   * @returns why it was refused, or null
   */
  readonly take: (sent: unknown) => Promise<string | null>
  /** Asks the pages that are open for what they have not told yet, and waits for it, but no longer than that many milliseconds. */
  readonly lastWords: (patienceMs: number) => Promise<void>
  /**
   * Writes the scenario, masked.
   *
   * @returns null when nothing happened
   */
  readonly save: () => Promise<Written | null>
}

export interface WriterSettings extends Pick<Scenario, "name" | "title"> {
  readonly file: string
  readonly expected?: string
  readonly nowMs: () => number
  /** those that pages have; the shop's own by default */
  readonly machines?: MachineList
  /** that a recording holds; what every scenario may have by default */
  readonly mostExchanges?: number
}

/** Starts taking down. */
export function openScenarioWriter({
  file,
  nowMs,
  machines = pageMachines,
  mostExchanges = scenarioLimits.exchanges,
  ...words
}: WriterSettings): ScenarioWriter {
  const startMs = Math.floor(nowMs())
  const middleware = openRecordingMiddleware({ nowMs, startMs })
  const open = new Map<string, { readonly release: () => void; readonly done: PromiseWithResolvers<void> }>()
  let isEnding = false
  /** what happens once all is said was seen by nobody */
  let endedMs: number | null = null

  const wait = (page: PageRequest, signal: AbortSignal): Promise<null> => {
    const { promise, resolve } = Promise.withResolvers<null>()
    const release = () => resolve(null)
    const done = Promise.withResolvers<void>()
    open.set(page.id, { release, done })
    const left = () => {
      release()
      done.resolve()
      open.delete(page.id)
    }
    signal.addEventListener("abort", () => isEnding || left(), { once: true })
    if (isEnding) release()
    return promise
  }

  const put = async ({ page: id, message, tells }: Recorded): Promise<string | null> => {
    const passing = middleware.passing()
    // another visitor is not recorded, and need not know
    if (passing === undefined || passing.visitor === null) return null
    const { visitor, signal } = passing
    const page = visitor.pages.find((one) => one.id === id)
    if (page === undefined) return `no page "${id}" is being recorded`
    const events = visitor.pages.reduce((sum, one) => sum + 1 + one.events.size, 0)
    let answer: Promise<null> | null = null
    for (const told of tells) {
      if (told.is === "Saw" && (page.seen.get(told.at)?.message ?? -1) < message) page.seen.set(told.at, { message, outcome: told.outcome })
      if (told.is === "Did" && events >= scenarioLimits.entries) return `a scenario has at most ${scenarioLimits.entries} events`
      if (told.is === "Did") page.events.set(told.at, { sinceMs: told.sinceMs, event: told.event })
      if (told.is === "Leaves") page.leavesTo = told.to
      if (told.is === "Waits") answer = wait(page, signal)
      if (told.is === "Done") open.get(id)?.done.resolve()
    }
    return answer
  }

  return {
    middleware,
    take: async (sent) => Result.match(decodeRecorded(sent, machines), { onFailure: async (trouble) => trouble, onSuccess: put }),
    lastWords: async (patienceMs) => {
      isEnding = true
      const { promise: tooLong, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, patienceMs)
      for (const { release } of open.values()) release()
      await Promise.race([Promise.all([...open.values()].map(({ done }) => done.promise)), tooLong])
      clearTimeout(timer)
      endedMs = nowMs()
    },
    save: async () => {
      const visitor = middleware.visitor()
      if (visitor === null) return null
      const journey = journeyOf(visitor.pages, visitor.tape.taped(), startMs)
      if (journey.steps.length === 0) return null
      const cookies = Object.fromEntries(cookiePairs(visitor.cookies))
      const scenario = await scenarioOf(
        { ...journey, tape: journey.tape.slice(0, mostExchanges) },
        { ...words, cookies, startMs, endMs: Math.floor(endedMs ?? nowMs()) - startMs },
        machines,
      )
      await writeScenario(file, scenario)
      const beyond = Math.max(0, journey.tape.length - mostExchanges)
      const unasked = journey.tape.length - beyond - scenario.tape.length
      return { file, untold: journey.steps.filter(({ seen }) => seen === null).length, dropped: journey.dropped + unasked, beyond }
    },
  }
}

type Known = Pick<Scenario, "name" | "title" | "expected" | "cookies" | "startMs" | "endMs">

/**
 * The masked scenario of a journey. What the browser showed decides; what it did not tell, the page's title and content among it, is what a
 * replay shows.
 * The replay says as well which step of a page caused a call, because the page may ask only when the shopper has gone on; and whether one that came
 * after the next page was of a step at all: on a busy machine the press that leaves a page overtakes what the page has just asked.
 */
async function scenarioOf({ steps, tape }: TakenJourney, known: Known, machines: MachineList): Promise<Scenario> {
  const { startMs, endMs } = known
  const sinceStart = (ms: number) => Math.max(0, Math.floor(ms) - startMs)
  const placed = tape.map((taken): TakenExchange => ({
    ...taken,
    exchange: { ...taken.exchange, entry: taken.first },
  }))
  const draft: Scenario = {
    version: 2,
    ...known,
    settings: { language: defaultLanguage, origin: "http://shop.local" },
    storage: {},
    entries: steps.map(({ atMs, event }) => ({ atMs: sinceStart(atMs), event, outcome: plainOutcome("", 500) })),
    endMs: Math.max(0, endMs, ...steps.map(({ atMs }) => sinceStart(atMs))),
    tape: placed.map(({ exchange }) => exchange),
  }
  const reach = new Map(placed.map((taken) => [taken.exchange, taken]))
  const fits: Fits = (exchange, entry) => {
    const { first, last } = reach.get(exchange) ?? { first: entry, last: entry }
    return first <= entry && entry <= last
  }
  const replay = await replayScenario(draft, machines, fits)
  const entries = draft.entries.map((entry, at) => {
    const shown = replay.entries[at]?.outcome ?? entry.outcome
    const seen = steps[at]?.seen ?? null
    return { ...entry, outcome: seen === null ? shown : withContent(seen, shown) }
  })
  const isOfNoStep = (exchange: Exchange): boolean => reach.get(exchange)?.isLate === true && !replay.askedBy.has(exchange)
  const tied = draft.tape
    .filter((exchange) => !isOfNoStep(exchange))
    .map((exchange): Exchange => ({ ...exchange, entry: replay.askedBy.get(exchange) ?? exchange.entry }))
  const parts = partNames(replay.entries.map(({ outcome }) => outcome))
  return maskScenario({ ...draft, entries, tape: tied }, { machines, parts, names: declaredNames })
}

/** Of what the server wrote once, a page tells nothing. */
function withContent({ address, page, views, ...others }: SeenOutcome, { title, content }: Outcome): Outcome {
  return { address, page, ...(title === undefined ? {} : { title }), ...others, ...(content === undefined ? {} : { content }), views }
}
