import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { makeOriginPages } from "../../../adapters/origin/origin-pages.ts"
import { keptAbilities } from "../../../cli/shop/kept-abilities.ts"
import { type WatchedOrigin, watchOrigin } from "../../../cli/serve/watch-origin.ts"
import { platformShop } from "../../../fixtures/platform-shop/platform-shop.ts"
import { createRenderer } from "../../../ui/server/render.tsx"
import { assets } from "../../ui/rendered-page.ts"
import { handClock } from "../../support/shared/hand-clock.ts"
import { until } from "../../support/until.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

let dataFolder = ""
let watched: WatchedOrigin | null = null
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "watched-"))
})
afterEach(async () => {
  watched?.stop()
  await rm(dataFolder, { recursive: true, force: true })
})

interface Line {
  readonly missing: readonly string[]
  readonly changes: readonly { readonly name: string; readonly is: string | null }[]
}

const origin = new URL("http://shop.test")

/** A server in front of the second shop, as it begins. */
async function begin(lacks: string[]) {
  const shop = platformShop({ theme: "current", now: () => new Date(testNowMs), lacks })
  const posts: string[] = []
  const lines: Line[] = []
  const clock = handClock(testNowMs)
  const fetch = async (request: Request): Promise<Response> => {
    if (request.method === "POST") posts.push(await request.clone().text())
    return shop(request)
  }
  const pages = makeOriginPages({ origin, fetch, nowMs: () => clock.nowMs(), timeoutMs: 20_000, onTrouble: () => undefined })
  const log = (line: object) => void lines.push({ missing: [], changes: [], ...line })
  watched = await watchOrigin({ origin, fetch, pages, clock, dataFolder, isWriting: true, log, logFailure: () => undefined })
  await until(() => expect(lines).toHaveLength(1))
  const render = createRenderer({ fetch, assets, shopName: "shop.test", ...watched.visits, logError: () => undefined })
  const status = async (path: string) =>
    (await render({ url: new URL(path, origin), cookie: "", nonce: "n", nowMs: testNowMs, recording: null })).status
  return { posts, lines, clock, status }
}

test("the first visitor of a product asks a shop that is known by now once, and what it can is kept with the time (10.1026, 10.1027)", async () => {
  const { posts, lines, status } = await begin([])
  expect(lines[0]?.missing).toEqual([])
  const before = posts.length
  expect(await status("/product-pol-201.html")).toBe(200)
  expect(posts.slice(before)).toHaveLength(1)
  expect(posts.at(-1)).not.toMatch(/\bown[A-Z]/)
  await until(async () => expect(await keptAbilities(dataFolder)).not.toBeNull())
  const kept = await keptAbilities(dataFolder)
  expect([kept?.origin, kept?.atMs, kept?.abilities.find(({ name }) => name === "prices")?.from]).toEqual([origin.origin, testNowMs, "api"])
  expect(await keptAbilities(dataFolder, new URL("http://other.test"))).toBeNull()
})

test("a shop that loses a call under a running server is asked again by the first failure, and by the clock when it has it again (10.1027)", async () => {
  const lacks: string[] = []
  const { lines, clock, status } = await begin(lacks)
  expect(await status("/product-pol-201.html")).toBe(200)
  lacks.push("Query.product")
  await clock.forward(120_000)
  expect(await status("/product-pol-202.html")).toBe(501)
  await until(() => expect(lines).toHaveLength(2))
  expect(lines[1]?.missing).toEqual(["product", "description"])
  expect(lines[1]?.changes.map(({ name, is }) => [name, is])).toEqual([
    ["product", null],
    ["description", null],
  ])
  lacks.splice(0)
  await clock.forward(3_600_000)
  await until(() => expect(lines).toHaveLength(3))
  expect(lines[2]?.missing).toEqual([])
  expect(await status("/product-pol-202.html")).toBe(200)
})

test.each([
  ["until the shop has been asked and its home pages are read", true],
  ["for 5 seconds at most where the shop does not answer", false],
])("a server opens to nobody %s (10.1065)", async (_, answers) => {
  const shop = platformShop({ theme: "current", now: () => new Date(testNowMs) })
  const [held, clock] = [Promise.withResolvers<void>(), handClock(testNowMs)]
  const fetch = async (request: Request): Promise<Response> => held.promise.then(() => shop(request))
  const pages = makeOriginPages({ origin, fetch, nowMs: () => clock.nowMs(), timeoutMs: 20_000, onTrouble: () => undefined })
  const lines: object[] = []
  const log = (line: object) => void lines.push(line)
  watched = await watchOrigin({ origin, fetch, pages, clock, dataFolder, isWriting: true, log, logFailure: () => undefined })
  let isOpen = false
  void watched.isKnown.then(() => (isOpen = true))
  await clock.forward(4_999)
  expect(isOpen).toBe(false)
  if (answers) held.resolve()
  else await clock.forward(1)
  await watched.isKnown
  const homes = (["pl", "en"] as const).map((language) => pages.lastFront({ language, currency: null })?.shop.name ?? null)
  expect([lines.length, homes]).toEqual(answers ? [1, ["Ogrodnik i Syn", "Ogrodnik i Syn"]] : [0, [null, null]])
  // what was found is being written
  if (answers) await until(async () => expect(await keptAbilities(dataFolder)).not.toBeNull())
})
