import { Effect } from "effect"
import { emptyCartAddress } from "../../core/addresses/addresses.ts"
import { parsePageAddress } from "../../core/addresses/parse-address.ts"
import { type Language, languageCode, parseLanguageCode } from "../../core/values/language.ts"
import type { FailurePageModel } from "../../core/pages/page.ts"
import type { Outcome } from "../../core/scenario/outcome.ts"
import type { Fields, Scenario, ScenarioEvent } from "../../core/scenario/scenario.ts"
import { ErrorLog } from "../../ports/error-log.ts"
import { callLimits } from "../http/limits.ts"
import type { ShopFetch } from "../http/outside.ts"
import { isShopAddress } from "../node/shop-gateway.ts"
import { openBrowserShop } from "../wiring/browser-shop.ts"
import { openShop } from "../wiring/shop-use-cases.ts"
import { makeCookieJar } from "./cookie-jar.ts"
import { machineSteps, type CausedCommand, type MachineSteps } from "./machine-steps.ts"
import { startMachines, type PageMachines } from "./page-machines.ts"
import { pairsOf } from "./read-exchange.ts"
import { seePage, type ShownModel } from "./see-page.ts"
import { createVirtualClock } from "./virtual-clock.ts"

/** What a journey needs of the outside. */
export interface JourneyOutside extends Pick<Scenario, "settings" | "startMs" | "cookies"> {
  readonly serverFetch: ShopFetch
  readonly browserFetch: ShopFetch
  /** other rules than the shop's own, for tests of tests */
  readonly steps?: MachineSteps
}

/** A shopper's way through the shop without a browser: the real pages, machines and calls, and time that passes as it is told. */
export interface Journey {
  /** @param atMs milliseconds after the start; timers that are due run */
  readonly advanceTo: (atMs: number) => Promise<void>
  /** @returns when everything it caused at once has come to its end; false = nothing on the page takes such an event */
  readonly happen: (event: ScenarioEvent) => Promise<boolean>
  /** what the shopper sees now; `null` before the first page */
  readonly outcome: () => Outcome | null
  /** what the machines asked for since the last time, in order */
  readonly takeCommands: () => readonly CausedCommand[]
}

/** How often one step may be led on to another address. */
const mostRedirects = 5

class SilentErrorLog extends ErrorLog {
  override write() {
    return Effect.void
  }
}

/** Starts a journey before its first page. Nothing in it fails: what goes wrong is a page, as for any shopper. */
export function startJourney(outside: JourneyOutside): Journey {
  const { settings, startMs, steps = machineSteps } = outside
  const { origin } = settings
  const clock = createVirtualClock(startMs)
  const jar = makeCookieJar(outside.cookies)
  const serverFetch = jar.carrying(outside.serverFetch)
  const browserFetch = jar.carrying(outside.browserFetch)
  const log = new SilentErrorLog()
  let busy: readonly Promise<void>[] = []
  let commands: readonly CausedCommand[] = []
  let see: (() => Outcome) | null = null
  let machines: PageMachines | null = null

  const settle = async (): Promise<void> => {
    while (busy.length > 0) {
      const work = busy
      busy = []
      await Promise.all(work)
    }
  }

  const show = (address: string, model: ShownModel, language: Language): void => {
    clock.clear()
    const shop = openBrowserShop({ origin, fetch: browserFetch, language, timeoutMs: callLimits.browserTimeoutMs, log })
    const caused = (command: CausedCommand): void => {
      commands = [...commands, command]
    }
    const busyUntil = (work: Promise<void>): void => {
      busy = [...busy, work]
    }
    const leaveEmptyCart = () => open(new URL(emptyCartAddress(language), origin), 0)
    const started = startMachines(model, { steps, shop, after: clock.after, caused, busyUntil, leaveEmptyCart })
    machines = started
    see = () => seePage(address, model, started)
  }

  /** An answer of the shop that is no page of ours. */
  const showPlain = (address: string, status: number): void => {
    clock.clear()
    machines = null
    see = () => ({ address, page: "failure", status, basket: { counter: "", worth: "" } })
  }

  const open = async (url: URL, hops: number, status: FailurePageModel["status"] = 404): Promise<void> => {
    const path = url.pathname + url.search
    if (hops > mostRedirects) return showPlain(path, 508)
    if (isShopAddress("GET", url)) return ask(new Request(url, { redirect: "manual" }), hops)
    const address = status === 404 ? parsePageAddress(url.pathname, url.searchParams) : null
    const remembered = parseLanguageCode(jar.value("lang") ?? "")
    const language = address?.language ?? parseLanguageCode(url.searchParams.get("lang") ?? "") ?? remembered ?? settings.language
    const shop = openShop({ origin, fetch: serverFetch, language, timeoutMs: callLimits.serverTimeoutMs }, log)
    const model = await Effect.runPromise(shop.openPage(address, { nowMs: clock.nowMs(), status }))
    // as the server does: a page that says its language is remembered, and an empty cart leads to its message
    if (address?.language === language && remembered !== language) jar.set("lang", languageCode(language))
    if (model.page === "redirect") return open(new URL(model.to, url), hops + 1)
    if (model.page === "cart" && model.basket?.rows.length === 0) return open(new URL(emptyCartAddress(language), url), hops + 1)
    show(path, model, language)
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
    if (event.type === "Machine") return machines?.happen(event) ?? false
    if (event.type === "Opened") await open(ownAddress(event.url, origin), 0)
    else await ask(formPost(ownAddress(event.action, origin), event.fields), 0)
    return true
  }

  return {
    advanceTo: (atMs) => clock.advanceTo(startMs + atMs, settle),
    happen: async (event) => {
      const taken = await perform(event)
      await settle()
      return taken
    },
    outcome: () => see?.() ?? null,
    takeCommands: () => {
      const taken = commands
      commands = []
      return taken
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
