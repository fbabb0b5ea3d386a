import { join } from "node:path"
import { createWebServer } from "../../../adapters/node/web-server.ts"
import { startJourney } from "../../../adapters/replay/journey.ts"
import { readScenario } from "../../../adapters/replay/scenario-files.ts"
import { recordVisitor } from "../../../cli/serve/recording.ts"
import type { RecordSettings } from "../../../cli/input/settings.ts"
import type { Outcome } from "../../../core/scenario/outcome.ts"
import type { MachineEvent, Scenario } from "../../../core/scenario/scenario.ts"
import { ofEachEntry } from "../../../ui/islands/entry-files.ts"
import { createRenderer } from "../../../ui/server/render.tsx"
import { shopOrigin } from "../shop/shopper.ts"
import { openTestShop, temporaryFolderForTest } from "../shop/test-shop.ts"

/** What a browser of a visitor does; it follows redirects and keeps cookies, and runs no script. */
export interface RecordedBrowser {
  /** @returns the page that is shown then */
  readonly open: (address: string) => Promise<RecordedPage>
  readonly submit: (address: string, fields: Readonly<Record<string, string>>) => Promise<RecordedPage>
  /** asks for a style sheet, as browsers do for every page */
  readonly styles: () => Promise<void>
}

interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** A page in a browser, and what its recorder would send. */
export interface RecordedPage {
  readonly html: string
  /** empty on a page that is not recorded */
  readonly id: string
  readonly tell: (...tells: readonly object[]) => Promise<Response>
  readonly call: (address: string) => Promise<Response>
  /**
   * Does something on the page as its own script would: its machines run, their calls pass the recording, and the page tells what was
   * done and what is seen then. Fails when nothing on the page handles it.
   */
  readonly act: (event: MachineEvent) => Promise<void>
}

/** A shop, and its time. */
type OpenedShop = Pick<Awaited<ReturnType<typeof openTestShop>>, "shop" | "clock">

/** A shop whose visitor is recorded, as `witryna serve --record` has it, called in process. */
export async function openRecordedShop(
  {
    mostExchanges,
    isRemote = false,
    ...record
  }: Partial<RecordSettings> & { readonly mostExchanges?: number; readonly isRemote?: boolean } = {},
  opened?: OpenedShop,
) {
  const { shop, clock } = opened ?? (await openTestShop())
  const file = join(await temporaryFolderForTest(), "my-case/scenario.json")
  const slow = new Map<string, { readonly asked: PromiseWithResolvers<void>; readonly answered: PromiseWithResolvers<void> }>()
  const slowShop = {
    isRemote,
    fetch: async (request: Request) => {
      const answer = await shop.fetch(request)
      const own = slow.get(new URL(request.url).searchParams.get("size") ?? "")
      own?.asked.resolve()
      await own?.answered.promise
      return answer
    },
  }
  const words = { name: "my-case", title: "my-case", isForced: false, ...record }
  const recording = recordVisitor(words, slowShop, {
    file,
    nowMs: () => clock.nowMs,
    ...(mostExchanges === undefined ? {} : { mostExchanges }),
  })
  const assets = { styles: new Map(), starter: "", entries: ofEachEntry(() => []) }
  const app = createWebServer({
    render: recording.rendering(createRenderer({ fetch: (request) => shop.fetch(request), assets })),
    shop: { fetch: recording.browserFetch, isRemote: false },
    assets: async ({ url }) => (url.endsWith(".css") ? new Response("", { headers: { "content-type": "text/css" } }) : null),
    buildId: "build1",
    version: "0.0.1",
    isRecording: true,
    keepPages: null,
    isDevelopment: false,
    trustsProxy: false,
    hosts: [],
    hstsSeconds: 0,
    nowMs: () => clock.nowMs,
    logError: (during, cause) => {
      throw new Error(during, { cause })
    },
    takeRecorded: recording.take,
  })
  const send = (request: Request) => recording.around(request, () => app.fetch(request, {}))

  const visit = (accept = "text/html,application/xhtml+xml"): RecordedBrowser => {
    const cookies = new Map<string, string>()
    let message = 0
    const ask = async (path: string, { headers: own, ...init }: Asked = {}): Promise<Response> => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ")
      const headers = { ...(cookie === "" ? {} : { cookie }), ...own }
      const response = await send(new Request(new URL(path, shopOrigin), { ...init, headers, redirect: "manual" }))
      for (const line of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (value === "") cookies.delete(name)
        else cookies.set(name, value)
      }
      return response
    }
    const shown = async (response: Response, address: string): Promise<RecordedPage> => {
      const location = response.headers.get("location")
      if (location !== null) return shown(await ask(location, { headers: { accept } }), location)
      const html = await response.text()
      const id = / data-recorded-page="([^"]+)"/.exec(html)?.[1] ?? ""
      const tell: RecordedPage["tell"] = (...tells) =>
        ask("/__recording", { method: "POST", body: JSON.stringify({ page: id, message: (message += 1), tells }) })
      const startedMs = clock.nowMs
      let events = 0
      const live = startJourney({
        settings: { language: "pl", origin: shopOrigin },
        startMs: startedMs,
        cookies: Object.fromEntries(cookies),
        serverFetch: (request) => shop.fetch(request),
        browserFetch: (request) => shop.fetch(request),
        callFetch: async (request) => {
          const { method, url } = request
          const body = method === "GET" ? {} : { body: await request.text() }
          const headers = { "x-recorded-page": id, "content-type": request.headers.get("content-type") ?? "" }
          return ask(new URL(url).pathname + new URL(url).search, { method, headers, ...body })
        },
      })
      const act: RecordedPage["act"] = async (event) => {
        if (events === 0) await live.dispatch({ type: "Opened", url: address })
        events += 1
        await tell({ is: "Did", at: events, sinceMs: clock.nowMs - startedMs, event })
        await live.advanceTo(clock.nowMs - startedMs)
        const isHandled = await live.dispatch(event)
        clock.nowMs += 2000
        await live.advanceTo(clock.nowMs - startedMs)
        const outcome = live.outcome()
        if (!isHandled || outcome === null) throw new Error(`nothing on ${address} handles ${JSON.stringify(event)}`)
        const { content: _, ...seen } = outcome
        await tell(saw(events, seen))
      }
      return { html, id, tell, act, call: (called) => ask(called, { headers: { "x-recorded-page": id } }) }
    }
    return {
      open: async (address) => shown(await ask(address, { headers: { accept } }), address),
      submit: async (address, fields) => {
        const headers = { accept, "content-type": "application/x-www-form-urlencoded" }
        return shown(await ask(address, { method: "POST", headers, body: new URLSearchParams(fields).toString() }), address)
      },
      styles: async () => void (await ask("/site.css")),
    }
  }
  const written = async (): Promise<Scenario> => {
    const read = await readScenario(file)
    if (read._tag === "Unusable") throw new Error(read.trouble)
    return read.scenario
  }
  /** The shop is slow with a size from now on. @returns when it was asked, and the way to let it answer */
  const beSlow = (size: string) => {
    const own = { asked: Promise.withResolvers<void>(), answered: Promise.withResolvers<void>() }
    slow.set(size, own)
    return { asked: own.asked.promise, answer: own.answered.resolve }
  }
  return { clock, file, recording, visit, written, beSlow }
}

/** What a page tells when its shopper did something to a machine. */
export const did = (at: number, sinceMs: number, machine: string, event: object) =>
  ({ is: "Did", at, sinceMs, event: { type: "Machine", machine, event } }) as const

/** What a page tells of what is seen: as an outcome says it, without its title. */
export const saw = (at: number, { title: _title, ...outcome }: Outcome) => ({ is: "Saw", at, outcome }) as const
