import { expect, test } from "vitest"
import { admittedRenderer, loadLimits } from "../../../adapters/node/busy-answer.ts"
import { makeKeptPages } from "../../../adapters/node/kept-pages.ts"
import { makeWorkQueue } from "../../../core/web/work-queue.ts"
import { bodiesAtOnceBytes } from "../../../adapters/node/shop-gateway.ts"
import { makeFakePages } from "../../support/server/fake-pages.ts"
import { openTestServer } from "../../support/server/open-test-server.ts"

const { atOnce, waiting } = loadLimits.embedded

/** A guest who has been here before. */
const cookie = "lang=pol"

/** A server whose shop answers when the gate opens, and whose places are taken by calls to it, all but the free ones. The home page is kept. */
async function openFullServer(free: number = 0) {
  const gate = Promise.withResolvers<void>()
  const began = { count: 0 }
  const server = openTestServer({
    keepPages: (render) => makeKeptPages({ render, nowMs: () => 1_700_000_000_000 }),
    shop: {
      isRemote: false,
      visit: async () => ({ version: "v1", isPlainGuest: true, commonVersion: null }),
      fetch: async () => {
        began.count += 1
        await gate.promise
        return Response.json({ ok: true })
      },
    },
  })
  await server.get("/", { cookie })
  const running = Array.from({ length: atOnce + waiting - free }, () => server.send("/ajax/get.php", {}))
  // a place is taken some turns of the event loop after the request came
  while (began.count < atOnce) await new Promise((resolve) => setImmediate(resolve))
  return { server, gate, running }
}

test("more than can be carried is told at once to come again; what was taken on is answered (11.43)", async () => {
  const { server, gate, running } = await openFullServer()
  const page = await server.get("/product")
  expect([page.status, page.headers.get("retry-after")]).toEqual([503, expect.stringMatching(/^[2-5]$/)])
  expect(await page.text()).toContain("Spróbuj ponownie")
  const call = await server.send("/ajax/get.php", {})
  const size = await server.get("/ajax/projector.php?product=601&get=sizes")
  expect([size.status, size.headers.get("retry-after")]).toEqual([503, expect.stringMatching(/^[2-5]$/)])
  expect([call.status, await call.json()]).toEqual([503, { error: "Too many visitors at once. Try again in a moment." }])
  gate.resolve()
  expect((await Promise.all(running)).map(({ status }) => status)).toEqual(running.map(() => 200))
  expect((await server.get("/product")).status).toBe(200)
})

test("what needs no work does not wait for what does: a kept page, and word that nothing changed", async () => {
  const { server, gate, running } = await openFullServer()
  const kept = await server.get("/", { cookie })
  expect([kept.status, await kept.text()]).toEqual([200, expect.stringContaining("page 200 /")])
  expect((await server.get("/", { cookie, "if-none-match": kept.headers.get("etag") ?? "" })).status).toBe(304)
  gate.resolve()
  await Promise.all(running)
})

test("pages that wait are put together one by one, and whatever comes meanwhile is answered in between", async () => {
  const pages = makeFakePages()
  const server = openTestServer({ render: pages.render })
  const waiting = Array.from({ length: 20 }, () => server.get("/product"))
  while (pages.asked.length === 0) await new Promise((resolve) => setImmediate(resolve))
  const health = await server.get("/healthz")
  expect([health.status, pages.asked.length]).toEqual([200, 1])
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(waiting.map(() => 200))
})

test("a page that has begun keeps its place until the rest of it is made (10.1064)", async () => {
  const { promise: rest, resolve } = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
  const pages = makeFakePages()
  const render = admittedRenderer(async (request) => ({ ...(await pages.render(request)), rest }), makeWorkQueue({ atOnce: 1, waiting: 1 }))
  const asking = { url: new URL("http://shop.test/product"), cookie: "", nonce: "n", nowMs: 0, recording: null }
  expect((await render(asking)).status).toBe(200)
  const second = render(asking)
  expect([(await render(asking)).status, pages.asked.length]).toEqual([503, 1])
  resolve(new Uint8Array(0))
  expect([(await second).status, pages.asked.length]).toEqual([200, 2])
})

test("whoever leaves before the turn comes costs no page", async () => {
  const { server, gate, running } = await openFullServer(1)
  const leaves = new AbortController()
  const before = server.pages.asked.length
  const gone = server.send("/product", { signal: leaves.signal })
  leaves.abort()
  gate.resolve()
  expect((await gone).status).toBe(503)
  await Promise.all(running)
  expect(server.pages.asked.length).toBe(before)
})

test("those who were refused at once are not told to come back at once", async () => {
  const { server, gate, running } = await openFullServer()
  const refused = await Promise.all(Array.from({ length: 60 }, () => server.send("/basketchange.php", { method: "POST", body: "x" })))
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
  expect(new Set(refused.map(({ headers }) => headers.get("retry-after"))).size).toBeGreaterThan(1)
  gate.resolve()
  await Promise.all(running)
})

test("a form that is refused by too much work leads back to its page, and a page to itself", async () => {
  const { server, gate, running } = await openFullServer()
  const hrefs = async (path: string, init: RequestInit) => {
    const answer = await server.send(path, init)
    return [answer.status, ...[...(await answer.text()).matchAll(/href="([^"]*)"/g)].map(([, href]) => href)]
  }
  const form = (referer: string) => ({ method: "POST", body: "x", headers: { accept: "text/html", referer } })
  expect(await hrefs("/basketchange.php", form('http://shop.test/product-pol-1-x.html?a="b'))).toEqual([
    503,
    ...again("/product-pol-1-x.html?a=&quot;b"),
  ])
  expect(await hrefs("/basketchange.php", form("http://other.test/x"))).toEqual([503, ...again("/")])
  expect(await hrefs("/product", { headers: { accept: "text/html" } })).toEqual([503, ...again("")])
  gate.resolve()
  await Promise.all(running)
})

/** In both languages. */
const again = (href: string) => [href, href]

test("health is told whatever the load", async () => {
  const { server, gate, running } = await openFullServer()
  expect((await server.get("/healthz")).status).toBe(200)
  gate.resolve()
  await Promise.all(running)
})

test("a shop that fails by JSON gives a browser the shop's own page, and a script the JSON", async () => {
  const server = openTestServer({ shop: { isRemote: false, fetch: async () => Response.json({ error: "disk full" }, { status: 500 }) } })
  const post = (accept: string) => server.send("/basketchange.php", { method: "POST", headers: { accept } })
  const [page, json] = [await post("text/html"), await post("application/json")]
  expect([page.status, await page.text()]).toEqual([500, expect.stringContaining("page 500")])
  expect([json.status, await json.json()]).toEqual([500, { error: "disk full" }])
})

test("bodies beyond what may be read at once are told to come again before they are read, and carts are not kept out by pictures", async () => {
  const gate = Promise.withResolvers<void>()
  const server = openTestServer({
    shop: {
      isRemote: false,
      fetch: async (request) => {
        await gate.promise
        return Response.json({ bytes: (await request.arrayBuffer()).byteLength })
      },
    },
  })
  /** A post that says it has so many bytes, and sends none of them yet. */
  const slowPost = (path: string, bytes: number) => {
    let isRead = false
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          isRead = true
          await gate.promise
          controller.enqueue(new Uint8Array(1))
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    const headers = { "content-length": String(bytes), origin: "http://shop.test" }
    const init = { method: "POST", body, duplex: "half", headers } as const
    return { answer: server.send(path, init), isRead: () => isRead }
  }
  const megabytes = 4 * 1024 * 1024
  const pictures = Array.from({ length: bodiesAtOnceBytes.files / megabytes }, () => slowPost("/product-ask.php", megabytes))
  const late = slowPost("/product-ask.php", megabytes)
  expect([(await late.answer).status, late.isRead()]).toEqual([503, false])
  const cart = slowPost("/basketchange.php", 100)
  gate.resolve()
  expect(await Promise.all([...pictures, cart].map(async ({ answer }) => (await answer).status))).toEqual(
    [...pictures, cart].map(() => 200),
  )
  const next = slowPost("/product-ask.php", megabytes)
  expect((await next.answer).status).toBe(200)
})
