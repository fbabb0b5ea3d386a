import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { until } from "../../support/until.ts"
import { makeKeptPages, type KeptPagesSettings } from "../../../adapters/node/kept-pages.ts"
import type { PageRenderer, RenderRequest } from "../../../adapters/node/page-renderer.ts"
import { makeRecentlyUsed } from "../../../core/web/recently-used.ts"
import type { ShopVisit } from "../../../adapters/node/shop-gateway.ts"
import { openTestServer } from "../../support/server/open-test-server.ts"

const guest: ShopVisit = { version: "v1.guest", isPlainGuest: true, commonVersion: null }
const cookie = "lang=pol"

/** A server that keeps pages, and what its renderer was asked. */
function openKeepingServer(more: Partial<Awaited<ReturnType<PageRenderer>>> = {}, settings: Partial<KeptPagesSettings> = {}) {
  const asked: RenderRequest[] = []
  const present = { visit: guest, nowMs: 1_700_000_000_000, text: "page" }
  const render: PageRenderer = async (request) => {
    asked.push(request)
    const html = `<html><script nonce="${request.nonce}">1</script>${present.text}<script nonce="${request.nonce}">2</script></html>`
    return {
      status: 200,
      headers: { "content-type": "text/html; charset=utf-8" },
      cookies: [],
      keepUntilMs: Infinity,
      body: new TextEncoder().encode(html),
      ...more,
    }
  }
  const nowMs = () => present.nowMs
  const server = openTestServer({
    render,
    nowMs,
    keepPages: (admitted) => makeKeptPages({ render: admitted, nowMs, ...settings }),
    shop: { fetch: async () => new Response(), visit: async () => present.visit, isRemote: false },
  })
  return { ...server, asked, present }
}

const nonceOf = (response: Response) => /'nonce-([^']+)'/.exec(response.headers.get("content-security-policy") ?? "")?.[1] ?? ""

test("a page of guests is rendered once, and each answer has a nonce of its own in it", async () => {
  const server = openKeepingServer()
  const answers = [await server.get("/", { cookie }), await server.get("/", { cookie })]
  const nonces = answers.map(nonceOf)
  expect(new Set(nonces).size).toBe(2)
  for (const [at, answer] of answers.entries()) {
    expect(await answer.text()).toBe(`<html><script nonce="${nonces[at]}">1</script>page<script nonce="${nonces[at]}">2</script></html>`)
  }
  expect(server.asked.length).toBe(1)
  expect(nonces).not.toContain(server.asked[0]?.nonce)
})

test("each process draws its own text for the nonce's place, so that no shop's data can hold it", async () => {
  const [one, other] = [openKeepingServer(), openKeepingServer()]
  one.present.text = "another server's place"
  await one.get("/", { cookie })
  other.present.text = `a review with ${one.asked[0]?.nonce}`
  const [, answer] = [await other.get("/", { cookie }), await other.get("/", { cookie })]
  expect(await answer.text()).toContain(`a review with ${one.asked[0]?.nonce}<script`)
  expect(one.asked[0]?.nonce).toMatch(/^[\w-]{22}$/)
})

test("it is rendered for somebody who has a language and nothing else", async () => {
  const server = openKeepingServer()
  await server.get("/product-eng-501-Words.html?utm=1", { cookie: "lang=pol; client=secret; theme=dark" })
  expect(server.asked.map(({ url, cookie: sent, recording }) => [url.href, sent, recording])).toEqual([
    ["http://shop.test/product-eng-501.html", "lang=eng", null],
  ])
})

test("what may configure a product is rendered for who asks, and no copy is kept (5.59)", async () => {
  const server = openKeepingServer()
  for (const path of ["/product-pol-554.html?width=1", "/product-pol-554.html?width=1"]) await server.get(path, { cookie })
  expect(server.asked.map(({ url }) => url.search)).toEqual(["?width=1", "?width=1"])
})

test("spellings of one address and the parameters of those who count visitors make no copies", async () => {
  const server = openKeepingServer()
  for (const path of [
    "/product-pol-501.html",
    "/product-pol-501-A.html",
    "/pl/products/b-501",
    "/product-pol-501-A.html?utm_source=1&gclid=2",
  ]) {
    await server.get(path, { cookie })
  }
  expect(server.asked.length).toBe(1)
})

test("a kept list remembers the order it was asked for, and gives way to the remembered one (10.290)", async () => {
  const server = openKeepingServer()
  const list = "/pol_m_Ceramika-101.html"
  await server.get(list, { cookie })
  const kept = await server.get(`${list}?sort=newest`, { cookie })
  expect(kept.headers.getSetCookie().filter((line) => line.startsWith("sort="))).toEqual(["sort=newest; Path=/; SameSite=Lax"])
  await server.get(list, { cookie: `${cookie}; sort=newest` })
  // the renderer leads on: what is kept is the list in its default order
  expect(server.asked.at(-1)).toMatchObject({ cookie: expect.stringContaining("sort=newest") })
})

test("whoever waits for the same page waits for one rendering", async () => {
  const server = openKeepingServer()
  const answers = await Promise.all(Array.from({ length: 5 }, () => server.get("/", { cookie })))
  expect(server.asked.length).toBe(1)
  expect(new Set(answers.map(nonceOf)).size).toBe(5)
})

test("new data, and the moment that changes a word, make the page anew", async () => {
  const server = openKeepingServer({ keepUntilMs: 1_700_000_000_500 })
  await server.get("/", { cookie })
  server.present.nowMs += 499
  await server.get("/", { cookie })
  expect(server.asked.length).toBe(1)
  server.present.nowMs += 1
  await server.get("/", { cookie })
  expect(server.asked.length).toBe(2)
  server.present.visit = { ...guest, version: "v2.guest" }
  server.present.text = "new words"
  expect(await (await server.get("/", { cookie })).text()).toContain("new words")
})

test("a page that was made before the clock was set back is made anew, and not shown a day too long", async () => {
  const server = openKeepingServer({ keepUntilMs: 1_700_000_000_500 })
  server.present.text = "dispatch on Wednesday"
  await server.get("/", { cookie })
  server.present.nowMs -= 86_400_000
  server.present.text = "dispatch on Tuesday"
  expect(await (await server.get("/", { cookie })).text()).toContain("dispatch on Tuesday")
  expect(await (await server.get("/", { cookie })).text()).toContain("dispatch on Tuesday")
  expect(server.asked.length).toBe(2)
})

test.each([
  ["that a part failed of", { keepUntilMs: 0 }],
  ["that is not there", { status: 404 }],
  ["that the shop sets a cookie for", { cookies: ["client=a"] }],
] as const)("a page %s is not kept", async (_, more) => {
  const server = openKeepingServer(more)
  await server.get("/", { cookie })
  const before = server.asked.length
  const answer = await server.get("/", { cookie })
  expect(server.asked.length).toBeGreaterThan(before)
  expect(answer.status).toBe("status" in more ? more.status : 200)
  expect(answer.headers.getSetCookie()).toEqual("cookies" in more ? more.cookies : [])
})

test("somebody with a session, a page of one's own and a page that carries a choice are rendered for their visitor", async () => {
  const server = openKeepingServer()
  await server.get("/product-pol-501.html?selected_size=M", { cookie })
  await server.get("/basketedit.php", { cookie })
  server.present.visit = { version: "v1.anna", isPlainGuest: false, commonVersion: null }
  await server.get("/", { cookie: "lang=pol; client=anna" })
  expect(server.asked.map(({ url, cookie: sent }) => [url.pathname + url.search, sent])).toEqual([
    ["/product-pol-501.html?selected_size=M", cookie],
    ["/basketedit.php", cookie],
    ["/", "lang=pol; client=anna"],
  ])
})

test("a visitor whose browser remembers no language gets the kept page, and the language to remember", async () => {
  const server = openKeepingServer()
  await server.get("/", { cookie })
  const answer = await server.get("/")
  expect(server.asked.length).toBe(1)
  expect(answer.headers.getSetCookie()).toEqual(["lang=pol; Path=/; Max-Age=31536000; SameSite=Lax"])
  expect(answer.headers.get("etag")).toBeNull()
  expect((await server.get("/", { cookie })).headers.get("etag")).toMatch(/^W\//)
})

test("a kept page is packed as its visitor likes, and HEAD has the headers of GET", async () => {
  const server = openKeepingServer()
  server.present.text = "page ".repeat(300)
  const ask = async (wish: string) => {
    const got = await server.get("/", { cookie, "accept-encoding": wish })
    expect(got.headers.get("vary")).toContain("Accept-Encoding")
    const head = await server.send("/", { method: "HEAD", headers: { cookie, "accept-encoding": wish } })
    const named = ({ headers }: Response) => [headers.get("etag"), headers.get("vary")]
    expect([named(head), await head.text()]).toEqual([named(got), ""])
    return got.headers.get("content-encoding")
  }
  expect(await ask("br")).toBe("br")
  expect(await ask("br, gzip;q=0.5")).toBe("br")
  expect(await ask("br;q=0.5, gzip")).toBe("gzip")
  expect(server.asked.length).toBe(1)
})

test("a page is gzip at first; one that is asked for again is packed smaller meanwhile, with each answer's own nonce", async () => {
  const server = openKeepingServer()
  server.present.text = "page ".repeat(300)
  const ask = () => server.get("/", { cookie, "accept-encoding": "gzip, br" })
  const first = await ask()
  expect(first.headers.get("content-encoding")).toBe("gzip")
  const gzip = gunzipSync(await first.arrayBuffer()).toString()
  await until(async () => expect((await ask()).headers.get("content-encoding")).toBe("br"))
  const smaller = await ask()
  const brotli = brotliDecompressSync(await smaller.arrayBuffer()).toString()
  expect(brotli).toBe(gzip.replaceAll(nonceOf(first), nonceOf(smaller)))
  expect(nonceOf(smaller)).not.toBe(nonceOf(first))
})

test("the store holds what was used last within its bytes", () => {
  const store = makeRecentlyUsed<string, string>(10)
  store.set("a", "first", 4)
  store.set("b", "second", 4)
  expect(store.get("a")).toBe("first")
  store.set("c", "third", 4)
  expect([store.get("a"), store.get("b"), store.get("c")]).toEqual(["first", undefined, "third"])
  store.set("c", "third again", 10)
  expect([store.get("a"), store.get("c")]).toEqual([undefined, "third again"])
  store.set("d", "more than all", 11)
  expect([store.get("c"), store.get("d")]).toEqual(["third again", undefined])
})

test("pages beyond the limit of bytes are rendered again", async () => {
  const server = openKeepingServer({}, { limitBytes: 1_500 })
  for (const path of ["/", "/main-eng.html", "/"]) await server.get(path, { cookie })
  expect(server.asked.length).toBe(3)
})

test("the content alone is no kept page, and takes no page's place (7.13, 19.58)", async () => {
  const server = openKeepingServer()
  for (const path of [
    "/product-pol-1.html",
    "/product-pol-1.html?set_render=content,head",
    "/product-pol-1.html",
    "/product-pol-1.html?set_render=content,head",
  ])
    await server.get(path, { cookie })
  expect(server.asked.map(({ url }) => url.search)).toEqual(["", "?set_render=content,head", "?set_render=content,head"])
})

test("a product that was called otherwise has moved to its name of today, kept or not, with what its address says (10.366)", async () => {
  const headers = { "content-type": "text/html", "x-own-path": "/product-pol-501-Kubek-Poranek.html" }
  const server = openKeepingServer({ headers })
  for (const [asked, status, location] of [
    ["/product-pol-501-Kubek-Zorza.html", 301, "/product-pol-501-Kubek-Poranek.html"],
    ["/product-pol-501-Kubek-Zorza.html?selected_size=M", 301, "/product-pol-501-Kubek-Poranek.html?selected_size=M"],
    ["/pl/products/kubek-zorza-501", 301, "/product-pol-501-Kubek-Poranek.html"],
    ["/product-pol-501-Kubek-Poranek.html", 200, null],
    ["/product-pol-501", 200, null],
    ["/product-pol-501.html?selected_size=M", 200, null],
  ] as const) {
    const answer = await server.get(asked, { cookie })
    expect([asked, answer.status, answer.headers.get("location"), answer.headers.get("x-own-path")]).toEqual([
      asked,
      status,
      location,
      null,
    ])
  }
})
