import { Result } from "effect"
import { defaultLanguage } from "../../core/values/language.ts"
import { maskScenario } from "../../core/scenario/mask-scenario.ts"
import type { Outcome } from "../../core/scenario/outcome.ts"
import { scenarioLimits, type Scenario } from "../../core/scenario/scenario.ts"
import type { ShopFetch } from "../http/outside.ts"
import { decodeRecorded, type Recorded } from "./recorded.wire.ts"
import { makeTape } from "./recording-fetch.ts"
import { replayScenario } from "./replay-scenario.ts"
import { writeScenario } from "./scenario-files.ts"
import { cookiePairs } from "../../core/web/cookies.ts"

/** Takes down what one shopper does in a browser. */
export interface ScenarioWriter {
  readonly serverFetch: (fetch: ShopFetch) => ShopFetch
  readonly browserFetch: (fetch: ShopFetch) => ShopFetch
  /** @returns why what a recorded page sent was refused, or null */
  readonly take: (recorded: unknown) => string | null
  /**
   * Writes the scenario, masked.
   *
   * @returns its file, or null when nothing happened
   */
  readonly save: () => Promise<string | null>
}

export interface WriterSettings {
  readonly file: string
  readonly name: string
  readonly nowMs: () => number
}

/** Starts taking down. A page sends each event when its outcome is known, so late ones may come first: their times put them in order. */
export function openScenarioWriter({ file, name, nowMs }: WriterSettings): ScenarioWriter {
  const tape = makeTape()
  const startMs = Math.floor(nowMs())
  const taken: Recorded[] = []
  let cookies: Scenario["cookies"] | null = null

  const take = (recorded: Recorded): string | null => {
    if (taken.length >= scenarioLimits.entries) return `a scenario has at most ${scenarioLimits.entries} events`
    taken.push(recorded)
    return null
  }

  const save = async (): Promise<string | null> => {
    if (taken.length === 0) return null
    const exchanges = tape.exchanges()
    const inOrder = taken.toSorted((a, b) => a.atMs - b.atMs)
    const sinceStart = (ms: number) => Math.max(0, Math.floor(ms) - startMs)
    const unseen: Outcome = { address: "", page: "failure", basket: { counter: "", worth: "" } }
    const scenario: Scenario = {
      version: 1,
      name,
      title: name,
      settings: { language: defaultLanguage, origin: "http://shop.local" },
      startMs,
      cookies: cookies ?? {},
      storage: {},
      entries: inOrder.map(({ atMs, event }) => ({ atMs: sinceStart(atMs), event, outcome: unseen })),
      endMs: Math.max(sinceStart(nowMs()), ...inOrder.map(({ atMs }) => sinceStart(atMs))),
      tape: exchanges,
    }
    const replay = await replayScenario(scenario)
    const entries = scenario.entries.map((entry, at) => {
      const [recorded, replayed] = [inOrder[at], replay.entries[at]]
      return recorded === undefined || replayed === undefined ? entry : { ...entry, outcome: mergeSeen(recorded.outcome, replayed.outcome) }
    })
    await writeScenario(file, maskScenario({ ...scenario, entries }))
    return file
  }

  const noting = (fetch: ShopFetch): ShopFetch => {
    return (request) => {
      cookies ??= Object.fromEntries(cookiePairs(request.headers.get("cookie") ?? ""))
      return fetch(request)
    }
  }

  return {
    serverFetch: (fetch) => noting(tape.recording(fetch, "server")),
    browserFetch: (fetch) => noting(tape.recording(fetch, "browser")),
    take: (recorded) => Result.match(decodeRecorded(recorded), { onFailure: (trouble) => trouble, onSuccess: take }),
    save,
  }
}

/** What the browser showed decides; the title, which it tells with the shop's name, is that of a replay. */
function mergeSeen({ address, page, status, product, cart, basket, message }: Outcome, { title }: Outcome): Outcome {
  return {
    address,
    page,
    ...(status === undefined ? {} : { status }),
    ...(title === undefined ? {} : { title }),
    ...(product === undefined ? {} : { product }),
    ...(cart === undefined ? {} : { cart }),
    basket,
    ...(message === undefined ? {} : { message }),
  }
}
