import { RefusedCalls } from "../http/refused-calls.ts"
import { Effect } from "effect"
import type { Language } from "../../core/values/language.ts"
import { pageMachines } from "../../core/pages/page-machines.ts"
import type { MachineList } from "../../core/pages/page-machine.ts"
import type { ShownPageModel } from "../../core/pages/page.ts"
import type { FailurePageModel } from "../../core/shell/failure.page.ts"
import { unpackPlaces } from "../../core/delivery/pickup-map.ts"
import { isShopAddress } from "../../core/pages/request.ts"
import { type Outcome, plainOutcome } from "../../core/scenario/outcome.ts"
import type { Fields, Scenario, ScenarioEvent } from "../../core/scenario/scenario.ts"
import { ErrorLog } from "../../ports/error-log.ts"
import { callLimits } from "../http/limits.ts"
import type { ShopFetch } from "../http/shop-client.ts"
import { namedCurrency } from "../../core/pages/visit-currency.ts"
import { openBrowserShop } from "../wiring/open-browser-shop.ts"
import type { ShopCaller } from "../wiring/shop-caller.ts"
import { openVisit } from "../wiring/open-visit.ts"
import { makeCookieJar } from "./cookie-jar.ts"
import { pairsOf } from "./exchange.ts"
import { type HeldAnswers, holdAnswers } from "./held-answers.ts"
import { type CausedCommand, type PageRun, runPage } from "./page-run.ts"
import { createVirtualClock } from "./virtual-clock.ts"

export interface JourneyDependencies extends Pick<Scenario, "settings" | "startMs" | "cookies"> {
  readonly serverFetch: ShopFetch
  /** of forms and links that lead to the shop itself */
  readonly browserFetch: ShopFetch
  /** of what a page asks while the shopper goes on; its answers may be held until a moment of the journey */
  readonly callFetch: (request: Request, held: Pick<HeldAnswers, "until">) => Promise<Response>
  /** the machines that pages have; those of the shop by default */
  readonly machines?: MachineList
}

/** A shopper's way through the shop without a browser: the real pages, machines and calls, and time that passes as it is told. */
export interface Journey {
  /** @param atMs milliseconds after the start; timers that are due run */
  readonly advanceTo: (atMs: number) => Promise<void>
  /** @returns when everything it caused at once has come to its end; false = nothing on the page handles such an event */
  readonly dispatch: (event: ScenarioEvent) => Promise<boolean>
  /** what the shopper sees now; `null` before the first page */
  readonly outcome: () => Outcome | null
  /** what the machines asked for since the last time, in order */
  readonly takeCommands: () => readonly CausedCommand[]
  /** milliseconds since 1970 UTC */
  readonly nowMs: () => number
  /** what is still on its way is given up, as when the browser is closed */
  readonly end: () => Promise<void>
}

/** How often one step may be led on to another address. */
const maxRedirects = 5

class SilentErrorLog extends ErrorLog {
  override write() {
    return Effect.void
  }
}

/** Starts a journey before its first page. Nothing in it fails: what goes wrong is a page, as for any shopper. */
export function startJourney(dependencies: JourneyDependencies): Journey {
  const { settings, startMs, machines = pageMachines } = dependencies
  const { origin } = settings
  const clock = createVirtualClock(startMs)
  const jar = makeCookieJar(dependencies.cookies)
  const serverFetch = jar.carrying(dependencies.serverFetch)
  const browserFetch = jar.carrying(dependencies.browserFetch)
  const log = new SilentErrorLog()
  const refusedCalls = new RefusedCalls()
  let changed = Promise.withResolvers<void>()
  const change = (): void => {
    changed.resolve()
    changed = Promise.withResolvers<void>()
  }
  const held = holdAnswers(clock, change)
  const callFetch = jar.carrying((request) => dependencies.callFetch(request, held))
  const defects: { readonly cause: unknown }[] = []
  const shops = new Map<string, ShopCaller>()
  let running = 0
  let commands: readonly CausedCommand[] = []
  let page: PageRun | null = null
  let see: (() => Outcome) | null = null

  /** Until everything that runs has ended, or waits for an answer that is on its way: each call waits for one at a time. */
  const settle = async (): Promise<void> => {
    while (running > held.count()) await changed.promise
    const [defect] = defects.splice(0)
    if (defect !== undefined) throw defect.cause
  }
  const run = (work: Promise<void>): void => {
    running += 1
    work
      .catch((cause: unknown) => defects.push({ cause }))
      .finally(() => {
        running -= 1
        change()
      })
  }
  const leave = (): void => {
    clock.clear()
    held.drop()
  }

  /** Opened when a page first asks, as in a browser; pages of a language and a currency share it, since what one asked ends when it is left. */
  const shopIn = (language: Language, currency: string | null): ShopCaller => {
    const key = `${language} ${currency ?? ""}`
    const timeoutMs = callLimits.browserTimeoutMs
    const opened = shops.get(key) ?? openBrowserShop({ origin, fetch: callFetch, language, currency, timeoutMs, log, clock })
    shops.set(key, opened)
    return opened
  }

  /** As the map of a browser has them read; null = not to be had. */
  const countPoints = async (): Promise<number | null> => {
    const response = await callFetch(new Request(new URL("/ajax/pickup.php", origin))).catch(() => null)
    if (response === null || !response.ok) return null
    const packed: unknown = await response.json().catch(() => null)
    return unpackPlaces(packed)?.ids.length ?? null
  }

  /** A form that a machine sends is an entry of the scenario by itself, so it is not sent here. */
  const show = (address: string, model: ShownPageModel, language: Language): void => {
    leave()
    const currency = namedCurrency(new URL(address, origin).searchParams)
    const shown = runPage(address, model, {
      machines,
      language,
      effects: {
        timer: clock.after,
        scroll: () => undefined,
        submit: () => undefined,
        navigate: (to) => run(open(new URL(to, origin), 0)),
        content: (to) => (to === null ? undefined : run(open(new URL(to, origin), 0))),
        points: (answered) => run(countPoints().then((count) => (page === shown ? answered(count) : undefined))),
        // what comes after the page was left is seen by nobody
        shop: (task, send) => run(shopIn(language, currency).ask(task, (event) => page === shown && send(event))),
      },
      onCommand: (command) => {
        commands = [...commands, command]
      },
    })
    page = shown
    see = shown.outcome
  }

  /** An answer of the shop that is no page of ours. */
  const showPlain = (address: string, status: number): void => {
    leave()
    page = null
    see = () => plainOutcome(address, status)
  }

  const open = async (url: URL, hops: number, failure: FailurePageModel["status"] | null = null): Promise<void> => {
    const path = url.pathname + url.search
    if (hops > maxRedirects) return showPlain(path, 508)
    if (failure === null && isShopAddress("GET", url)) return ask(new Request(url, { redirect: "manual" }), hops)
    const visit = await Effect.runPromise(
      openVisit(
        { origin, fetch: serverFetch, timeoutMs: callLimits.serverTimeoutMs, log, refusedCalls, fallbackLanguage: settings.language },
        { url, cookies: jar.header(), nowMs: clock.nowMs(), failure },
      ),
    )
    for (const line of visit.cookies) jar.keep(line)
    if (visit.is === "redirected") return open(new URL(visit.to, url), hops + 1)
    show(path, visit.model, visit.language)
  }

  /** Asks the shop itself, as a form or a link to it does, and goes where it leads. */
  const ask = async (request: Request, hops: number): Promise<void> => {
    const url = new URL(request.url)
    const response = await browserFetch(request).catch(() => null)
    if (response === null) return open(url, hops + 1, 502)
    const location = response.headers.get("location")
    const target = location === null || response.status < 300 || response.status > 399 ? null : URL.parse(location, url.href)
    if (target?.origin === url.origin) return open(target, hops + 1)
    showPlain(url.pathname + url.search, response.status)
  }

  const perform = async (event: ScenarioEvent): Promise<boolean> => {
    if (event.type === "Machine") return page?.dispatch(event) ?? false
    if (event.type === "Opened") await open(ownAddress(event.url, origin), 0)
    else await ask(formPost(ownAddress(event.action, origin), event.fields), 0)
    return true
  }

  return {
    advanceTo: (atMs) => clock.advanceTo(startMs + atMs, settle),
    dispatch: async (event) => {
      const isHandled = await perform(event)
      await settle()
      return isHandled
    },
    outcome: () => see?.() ?? null,
    takeCommands: () => {
      const caused = commands
      commands = []
      return caused
    },
    nowMs: clock.nowMs,
    end: async () => {
      page = null
      leave()
      await settle()
    },
  }
}

/** An address of the shop, whatever server it was written down with. */
function ownAddress(url: string, origin: string): URL {
  const parsed = URL.parse(url, origin) ?? new URL(origin)
  return new URL(parsed.pathname + parsed.search, origin)
}

/** The request that a browser makes of a form. */
const formPost = (url: URL, fields: Fields): Request =>
  new Request(url, {
    method: "POST",
    body: new URLSearchParams(pairsOf(fields).map(([name, value]) => [name, value])),
    redirect: "manual",
  })
