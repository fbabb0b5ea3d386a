import { Result } from "effect"
import { defaultLanguage } from "../../core/values/language.ts"
import type { MachineList } from "../../core/pages/page-machine.ts"
import { pageMachines } from "../../core/pages/page-machines.ts"
import { maskScenario, partNames } from "../../core/scenario/mask-scenario.ts"
import { type Outcome, plainOutcome } from "../../core/scenario/outcome.ts"
import { scenarioLimits, type Scenario } from "../../core/scenario/scenario.ts"
import type { ShopFetch } from "../http/shop-client.ts"
import { replayScenario } from "./replay-scenario.ts"
import { writeScenario } from "./scenario-files.ts"
import { cookiePairs } from "../../core/web/cookies.ts"
import { decodeRecorded, type Recorded } from "./scenario.wire.ts"
import { makeTape } from "./tape.ts"

/** Takes down what one shopper does in a browser. */
export interface ScenarioWriter {
  readonly serverFetch: (fetch: ShopFetch) => ShopFetch
  readonly browserFetch: (fetch: ShopFetch) => ShopFetch
  /** @returns why what a recorded page sent was refused, or null */
  readonly take: (sent: unknown) => string | null
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
  /** those that pages have; the shop's own by default */
  readonly machines?: MachineList
}

/** Starts taking down. A page sends each event when its outcome is known, so late ones may come first: their times put them in order. */
export function openScenarioWriter({ file, name, nowMs, machines = pageMachines }: WriterSettings): ScenarioWriter {
  const tape = makeTape()
  const startMs = Math.floor(nowMs())
  const recorded: Recorded[] = []
  let cookies: Scenario["cookies"] | null = null

  const note = (sent: Recorded): string | null => {
    if (recorded.length >= scenarioLimits.entries) return `a scenario has at most ${scenarioLimits.entries} events`
    recorded.push(sent)
    return null
  }

  const save = async (): Promise<string | null> => {
    if (recorded.length === 0) return null
    const exchanges = tape.exchanges()
    const inOrder = recorded.toSorted((a, b) => a.atMs - b.atMs)
    const sinceStart = (ms: number) => Math.max(0, Math.floor(ms) - startMs)
    const scenario: Scenario = {
      version: 1,
      name,
      title: name,
      settings: { language: defaultLanguage, origin: "http://shop.local" },
      startMs,
      cookies: cookies ?? {},
      storage: {},
      entries: inOrder.map(({ atMs, event }) => ({ atMs: sinceStart(atMs), event, outcome: plainOutcome("", 500) })),
      endMs: Math.max(sinceStart(nowMs()), ...inOrder.map(({ atMs }) => sinceStart(atMs))),
      tape: exchanges,
    }
    const replay = await replayScenario(scenario, machines)
    const entries = scenario.entries.map((entry, at) => {
      const [sent, replayed] = [inOrder[at], replay.entries[at]]
      return sent === undefined || replayed === undefined ? entry : { ...entry, outcome: withTitle(sent.outcome, replayed.outcome) }
    })
    const parts = partNames(replay.entries.map(({ outcome }) => outcome))
    await writeScenario(file, maskScenario({ ...scenario, entries }, { machines, parts }))
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
    take: (sent) => Result.match(decodeRecorded(sent, machines), { onFailure: (trouble) => trouble, onSuccess: note }),
    save,
  }
}

/** What the browser showed decides; the title, which it does not tell, is that of a replay. */
function withTitle({ address, page, ...others }: Recorded["outcome"], { title }: Outcome): Outcome {
  return { address, page, ...(title === undefined ? {} : { title }), ...others }
}
