import { join } from "node:path"
import { Effect } from "effect"
import { RefusedCalls } from "../../adapters/http/refused-calls.ts"
import { learnFromLook, lookAtOrigin } from "../../adapters/origin/look-at-origin.ts"
import { makeOriginPages, type OriginPages } from "../../adapters/origin/origin-pages.ts"
import { makeReadAhead } from "../../adapters/origin/read-ahead.ts"
import { builtPages } from "../../cli/serve/page-source.ts"
import { platformShop } from "../../fixtures/platform-shop/platform-shop.ts"
import { testNowMs } from "../support/shop/test-now.ts"
import type { BenchLine } from "./bench-line.ts"
import type { BenchShop } from "./bench-shop.ts"
import { measure } from "./measure.ts"
import { ownProcessorMs } from "./processor-time.ts"

const origin = new URL("http://shop.test")

/** How far away the other shop is, in milliseconds, and how much later than it a page of ours may begin. */
const away = { ms: 300, laterMs: 50 } as const

const samples = 7
const longAgoMs = 3_600_000

/** Each with the same kind of page of the embedded shop. */
const pages = [
  ["product page", "/product-pol-208-Koszula-flanelowa-Cma.html", "/product-pol-507-Dzbanek-Studnia-1-2-l.html"],
  ["list", "/pol_m_Ogrod-10.html", "/pol_m_Ceramika-101.html"],
  ["home page", "/", "/"],
] as const

/** What a shop answers, from memory: its own work is none of ours. */
function rememberedShop(): { readonly fetch: (request: Request) => Promise<Response>; delayMs: number } {
  const shop = platformShop({ theme: "current", now: () => new Date(testNowMs), lacks: [] })
  const known = new Map<string, { readonly status: number; readonly headers: Headers; readonly body: ArrayBuffer }>()
  const remembered = {
    delayMs: 0,
    fetch: async (request: Request): Promise<Response> => {
      const key = `${request.method} ${request.url} ${request.method === "POST" ? await request.clone().text() : ""}`
      let answer = known.get(key)
      if (answer === undefined) {
        const { status, headers, body } = await shop(request).then(async (told) => ({
          status: told.status,
          headers: told.headers,
          body: await told.arrayBuffer(),
        }))
        answer = { status, headers, body }
        known.set(key, answer)
      }
      if (remembered.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, remembered.delayMs))
      return new Response(answer.body.slice(0), { status: answer.status, headers: answer.headers })
    },
  }
  return remembered
}

/**
 * Pages in front of another shop, from address to last byte: what they cost the processor with that shop's answers from memory, beside the same kind of page
 * of the embedded shop, and how long they take where it is 300 ms away: kept, read an hour ago, read ahead of its first visitor, and never read. One that is
 * never read begins before it is whole; a home page does not, because how prices are written stands in its header.
 */
export async function benchFrontOfShop({ shop: embedded, root }: BenchShop): Promise<readonly BenchLine[]> {
  const shop = rememberedShop()
  const clock = { nowMs: testNowMs }
  const refusedCalls = new RefusedCalls()
  const settings = { origin, fetch: (request: Request) => shop.fetch(request), nowMs: () => clock.nowMs, timeoutMs: 20_000 }
  const learned = new RefusedCalls()
  await lookAtOrigin(settings, "pl", learned)
  learnFromLook(refusedCalls, learned, true)
  const opened = async (): Promise<Opened> => {
    const originPages = makeOriginPages({ ...settings, onTrouble: () => undefined })
    const front = await builtPages(join(root, "dist"), { fetch: settings.fetch, shopName: "shop.test", originPages, refusedCalls })
    const begin = (path: string) => begunPage(front.render, origin, path)
    return { originPages, begin, page: async (path: string) => (await begin(path)).rest }
  }
  const { page } = await opened()
  const own = await builtPages(join(root, "dist"), {
    fetch: (request) => embedded.fetch(request),
    graphql: (call) => embedded.graphql(call),
  })
  const ownPage = async (path: string) => (await begunPage(own.render, new URL("http://shop.local"), path)).rest
  const lines: BenchLine[] = []

  for (const [name, at, alike] of pages) {
    await page(at)
    const [inFront, atHome] = [await processorOf(() => page(at)), await processorOf(() => ownPage(alike))]
    lines.push({ what: `${name} in front of a shop, processor`, ...inFront, peer: peerOf("the embedded shop's", inFront, atHome) })
    const kept = await timed(
      async () => page(at),
      async () => void (await page(at)),
    )
    const old = await timed(
      async () => page(at),
      async () => void (clock.nowMs += longAgoMs),
    )
    const readShell = async ({ originPages }: Opened) => {
      if (at === "/") return
      const audience = { language: "pl", currency: null } as const
      const front = await Effect.runPromise(originPages.front(audience))
      if (front !== null) await Effect.runPromise(originPages.priceFormat(front, audience))
    }
    const first = await timedNew(at, readShell)
    const begun = await timedNew(at, readShell, async (fresh) => fresh.begin(at))
    const ahead = await timedNew(at, ({ originPages }) => makeReadAhead(originPages, hurried).begin())
    const limitMs = away.ms + away.laterMs
    lines.push(
      { what: `${name}, shop ${away.ms} ms away, kept`, ...kept, limitMs },
      { what: `${name}, shop ${away.ms} ms away, read long ago`, ...old, limitMs },
      { what: `${name}, shop ${away.ms} ms away, never visited`, ...ahead, limitMs },
      { what: `${name}, shop ${away.ms} ms away, never read, begun`, ...begun, limitMs: (at === "/" ? 2 : 1) * away.ms + away.laterMs },
      // the API tells prices by numbers alone: a list has to be read before its products have any
      {
        what: `${name}, shop ${away.ms} ms away, never read, whole`,
        ...first,
        limitMs: (name === "product page" ? 1 : 2) * away.ms + away.laterMs,
      },
    )
  }
  return lines

  /** Times of a page, each after a preparation that is not counted and for which the shop is near. */
  async function timed(work: () => Promise<unknown>, prepare: () => Promise<void>) {
    const times: number[] = []
    for (let sample = 0; sample < samples; sample += 1) {
      shop.delayMs = 0
      await prepare()
      shop.delayMs = away.ms
      const began = performance.now()
      await work()
      times.push(performance.now() - began)
    }
    shop.delayMs = 0
    return told(times)
  }

  /** The same of a server that has just begun, each time another. */
  async function timedNew(
    at: string,
    begin: (fresh: Opened) => Promise<void>,
    work: (fresh: Opened) => Promise<unknown> = ({ page }) => page(at),
  ) {
    let fresh = await opened()
    return timed(
      async () => work(fresh),
      async () => {
        fresh = await opened()
        await begin(fresh)
      },
    )
  }
}

/** A clock without pauses. */
const hurried = { nowMs: () => testNowMs, after: (_: number, run: () => void) => (setImmediate(run), () => undefined) }

/** Our pages in front of it, by a server that has just begun. */
interface Opened {
  readonly originPages: OriginPages
  readonly begin: (path: string) => ReturnType<typeof begunPage>
  readonly page: (path: string) => Promise<unknown>
}

type Render = Awaited<ReturnType<typeof builtPages>>["render"]

/** A page that has begun, and the rest of it; one that is whole at once has none. */
async function begunPage(render: Render, at: URL, path: string): Promise<{ readonly rest: Promise<unknown> | undefined }> {
  const asked = { url: new URL(path, at), cookie: "lang=pol", nonce: "bench", nowMs: testNowMs, recording: null, takesParts: true }
  const { status, rest } = await render(asked)
  if (status !== 200) throw new Error(`${path} failed: ${status}`)
  return { rest }
}

function told(times: readonly number[]): Pick<BenchLine, "medianMs" | "perSecond" | "samples"> {
  const medianMs = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
  return { medianMs, perSecond: Math.round(1000 / medianMs), samples: times.length }
}

/** The processor time of one run of some work, of many. */
async function processorOf(work: () => Promise<unknown>): Promise<Pick<BenchLine, "medianMs" | "perSecond" | "samples">> {
  let [runs, spentMs] = [0, 0]
  await measure(async () => {
    const began = ownProcessorMs()
    await work()
    runs += 1
    spentMs += ownProcessorMs() - began
  })
  const medianMs = spentMs / runs
  return { medianMs, perSecond: Math.round(1000 / medianMs), samples: runs }
}

const peerOf = (name: string, ours: Pick<BenchLine, "medianMs">, peer: Pick<BenchLine, "medianMs">): NonNullable<BenchLine["peer"]> => ({
  name,
  medianMs: peer.medianMs,
  ratio: ours.medianMs / peer.medianMs,
})
