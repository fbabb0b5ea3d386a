import { askingLimits } from "../../../core/asking/asking.ts"
import { rowFileLimits } from "../../../core/basket/files/row-files.ts"
import { bytesPerMegabyte } from "../../../core/form/file-words.ts"
import { contactLimits } from "../../../core/letters/contact-form.ts"
import { caseLimits } from "../../../core/returns/case-faults.ts"
import { casePictureRules } from "../../../core/returns/case-pictures.ts"
import { afterEach, expect, test, vi } from "vitest"
import type { ShopBackend } from "../../../adapters/node/shop-gateway.ts"
import { openTestServer } from "../../support/server/open-test-server.ts"

afterEach(() => void vi.useRealTimers())

const post = (body: BodyInit, headers: Readonly<Record<string, string>> = {}) =>
  ({ method: "POST", body, headers, duplex: "half" }) as const
const failing = (fetch: ShopBackend["fetch"], isRemote = false) => openTestServer({ shop: { fetch, isRemote } })

test.each([
  ["POST", "/graphql/v1"],
  ["POST", "/graphql/v1/?lang=pol"],
  ["GET", "/ajax/projector.php?product=1"],
  ["POST", "/basketchange.php"],
  ["POST", "/signin.php"],
  ["GET", "/login.php?operation=logout"],
  ["GET", "/login.php?operation=export"],
  ["GET", "/settings.php?curr=PLN"],
  ["GET", "/hpeciai/0123456789abcdef/pol_pm_a-1_1.webp"],
])("%s %s is the shop's", async (method, path) => {
  const server = openTestServer()
  await server.send(path, { method, ...(method === "POST" ? { body: "a=1" } : {}) })
  expect(server.received.length).toBe(1)
})

test.each([
  ["GET", "/signin.php"],
  ["GET", "/login.php"],
  ["GET", "/basketedit.php"],
  ["GET", "/ajax/../product"],
])("%s %s is a page", async (method, path) => {
  const server = openTestServer()
  await server.send(path, { method })
  expect([server.received.length, server.pages.asked.length]).toEqual([0, 1])
})

test("the shop gets the visitor's headers and body, and its answer passes with its cookies", async () => {
  const server = openTestServer({
    shop: {
      fetch: async (request) =>
        new Response(`${request.headers.get("cookie")} ${await request.text()}`, {
          headers: [
            ["set-cookie", "client=1"],
            ["set-cookie", "b=2"],
          ],
        }),
      isRemote: false,
    },
  })
  const response = await server.send(
    "/basketchange.php",
    post("mode=1", { cookie: "client=0", "content-type": "application/x-www-form-urlencoded" }),
  )
  expect(await response.text()).toBe("client=0 mode=1")
  expect(response.headers.getSetCookie()).toEqual(["client=1", "b=2"])
})

test("a post from another site is refused before the shop sees it, but for one press in a program for mail, and of another shop that as well (10.674)", async () => {
  const server = openTestServer()
  const foreign = [{ origin: "https://evil.example" }, { origin: "null" }, { "sec-fetch-site": "cross-site" }]
  for (const headers of foreign) expect((await server.send("/basketchange.php", post("mode=1", headers))).status).toBe(403)
  expect((await server.send("/product", post("x", { origin: "https://evil.example" }))).status).toBe(403)
  expect(server.received).toEqual([])
  for (const headers of [{}, { origin: "http://shop.test" }])
    expect((await server.send("/basketchange.php", post("mode=1", headers))).status).toBe(200)
  const press = post("List-Unsubscribe=One-Click", { origin: "https://mail.example" })
  expect((await server.send("/newsletter.php?token=a", press)).status).toBe(200)
  expect((await server.send("/newsletter.php", press)).status).toBe(403)
  expect((await failing(async () => new Response("taken"), true).send("/newsletter.php?token=a", press)).status).toBe(403)
})

test.each(["/settings.php?curr=EUR", "/login.php?operation=logout"])("%s refuses prefetching and links of other sites", async (path) => {
  const server = openTestServer()
  expect((await server.get(path, { "sec-purpose": "prefetch;prerender" })).status).toBe(403)
  expect((await server.get(path, { "sec-fetch-site": "cross-site" })).status).toBe(403)
  expect(server.received).toEqual([])
  expect((await server.get(path, { "sec-fetch-site": "same-origin" })).status).toBe(200)
})

test("prefetching a page is harmless and welcome", async () => {
  expect((await openTestServer().get("/product", { "sec-purpose": "prefetch" })).status).toBe(200)
})

test.each([
  ["/contact.php", contactLimits.files.count * contactLimits.files.bytes],
  ["/basketchange.php?type=files", rowFileLimits.ofRow * rowFileLimits.bytes],
  ["/rma-open.php", caseLimits.pictures * casePictureRules.maxSize],
  ["/product-ask.php", askingLimits.picture.bytes],
])("%s takes all files that its form may bring, and what is typed beside them (9.91, 9.168, 9.180, 9.196)", async (path, bytes) => {
  const server = openTestServer()
  expect((await server.send(path, post(new Uint8Array(bytes + 65_536)))).status).toBe(200)
  expect((await server.send(path, post(new Uint8Array(bytes + 4 * bytesPerMegabyte)))).status).toBe(413)
  expect(server.received.length).toBe(1)
})

test("a body above 256 kB is refused, also when its length is not said, and is read no further", async () => {
  const server = openTestServer()
  let produced = 0
  const endless = new ReadableStream({
    pull(controller) {
      produced += 1
      controller.enqueue(new Uint8Array(64 * 1024))
    },
  })
  expect((await server.send("/graphql/v1/", post(endless))).status).toBe(413)
  expect(produced).toBeLessThan(10)
  expect((await server.send("/graphql/v1/", post("x".repeat(256 * 1024 + 1)))).status).toBe(413)
  expect((await server.send("/graphql/v1/", post("x".repeat(256 * 1024)))).status).toBe(200)
  expect(server.received.length).toBe(1)
})

test("a shop that hangs is given up after ten seconds: a page for a visitor, JSON for a script", async () => {
  // turns of the event loop are none of the clock's
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const given: AbortSignal[] = []
  const server = failing((request) => {
    given.push(request.signal)
    return new Promise(() => undefined)
  })
  const page = server.send("/basketchange.php", post("mode=1", { accept: "text/html" }))
  const data = server.send("/graphql/v1/", post("{}"))
  while (given.length < 2) await new Promise((resolve) => setImmediate(resolve))
  await vi.advanceTimersByTimeAsync(9_999)
  expect(given.map(({ aborted }) => aborted)).toEqual([false, false])
  await vi.advanceTimersByTimeAsync(1)
  expect([(await page).status, (await data).status]).toEqual([504, 504])
  expect(await (await page).text()).toContain("page 504")
  expect(await (await data).json()).toEqual({ errors: [{ message: "The shop did not answer in time." }] })
  expect(given.map(({ aborted }) => aborted)).toEqual([true, true])
})

test("a shop that fails is a bad gateway when it is another server, and our defect when it is embedded", async () => {
  const broken = () => Promise.reject(new TypeError("fetch failed"))
  const statuses = [true, false].map(async (isRemote) => (await failing(broken, isRemote).send("/graphql/v1/", post("{}"))).status)
  expect(await Promise.all(statuses)).toEqual([502, 500])
})

test("a bare refusal of the shop becomes the shop's page for a visitor", async () => {
  const server = failing(async () => new Response("Not found", { status: 404 }))
  expect(await (await server.get("/hpeciai/x.webp")).text()).toContain("page 404")
  expect(await (await server.get("/hpeciai/x.webp", { accept: "image/webp" })).text()).toBe("Not found")
})

test("a recorded event is taken only while recording, from the own site, as JSON", async () => {
  const taken: unknown[] = []
  const server = openTestServer({
    takeRecorded: async (event) => {
      taken.push(event)
      return event === 1 ? null : "not an event"
    },
  })
  const status = async (body: string, headers = {}) => (await server.send("/__recording", post(body, headers))).status
  expect([await status("1"), await status("2"), await status("{"), await status("1", { origin: "http://evil.example" })]).toEqual([
    204, 400, 400, 403,
  ])
  expect(taken).toEqual([1, 2])
  expect((await openTestServer().send("/__recording", post("1"))).status).toBe(405)
})
