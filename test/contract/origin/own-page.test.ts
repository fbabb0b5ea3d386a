import { expect, test } from "vitest"
import { otherShopHeader } from "../../../adapters/node/page-renderer.ts"
import { withAddressesHere } from "../../../adapters/origin/whole/addresses-here.ts"
import { passingKind } from "../../../adapters/origin/whole/passing-kind.ts"
import { leadsTo } from "../../../adapters/origin/whole/leads-to.ts"
import { makeOwnPage } from "../../../adapters/origin/whole/own-page.ts"
import { openTestServer } from "../../support/server/open-test-server.ts"

const shopOrigin = new URL("https://www.shop.example")

/** Asks for a page of a shop that gives such an answer. */
async function shown(answer: Response, path = "/order1.php", init: RequestInit = {}) {
  const asked: Request[] = []
  const ownPage = makeOwnPage({
    shopOrigin,
    fetch: async (request) => {
      asked.push(request)
      return answer
    },
  })
  const response = await ownPage(new Request(`http://own.test${path}`, init))
  return { response, asked }
}

const html = (body: string | Uint8Array<ArrayBuffer>, headers: Readonly<Record<string, string>> = {}) =>
  new Response(body, { headers: { "content-type": "text/html; charset=utf-8", ...headers } })

test.each([
  ['<a href="https://www.shop.example/a.html?b=1#c">', '<a href="http://own.test/a.html?b=1#c">'],
  ["<a href='//shop.example/a'>", "<a href='//own.test/a'>"],
  ["<form action=http://shop.example/b.php>", "<form action=http://own.test/b.php>"],
  [
    '<img srcset="https://shop.example/a.jpg 1x, https://www.shop.example/b.jpg 2x">',
    '<img srcset="http://own.test/a.jpg 1x, http://own.test/b.jpg 2x">',
  ],
  ['<link rel="canonical" href="HTTPS://WWW.SHOP.EXAMPLE">', '<link rel="canonical" href="http://own.test">'],
  [
    '<meta http-equiv="refresh" content="0; url=https://www.shop.example:443/x">',
    '<meta http-equiv="refresh" content="0; url=http://own.test/x">',
  ],
  ['<base href="https://www.shop.example/">', '<base href="http://own.test/">'],
  [
    String.raw`<script type="application/ld+json">{"url":"https:\/\/www.shop.example\/a"}</script>`,
    String.raw`<script type="application/ld+json">{"url":"http:\/\/own.test\/a"}</script>`,
  ],
  ["<script>go('https://www.shop.example/a')</script>", "<script>go('http://own.test/a')</script>"],
  ["<style>a{background:url(//www.shop.example/a.png)}</style>", "<style>a{background:url(//own.test/a.png)}</style>"],
  [
    '<a href="https://share.example/?u=https%3A%2F%2Fwww.shop.example%2Fa">',
    '<a href="https://share.example/?u=http%3A%2F%2Fown.test%2Fa">',
  ],
])("%s becomes %s (10.1000)", async (theirs, ours) => {
  expect(await (await shown(html(theirs))).response.text()).toBe(ours)
})

test.each([
  "<p>Sklep https://www.shop.example/ działa całą dobę</p>",
  '<a href="https://www.shop.example.evil.example/">',
  '<a href="https://evil.example//www.shop.example/">',
  '<a href="https://www.shop.example@evil.example/">',
  '<a href="https://www.shop.example:8443/">',
  '<a href="https://notshop.example/">',
  '<a href="mailto:a@shop.example">',
  "<!-- https://www.shop.example/ --><title>https://www.shop.example/</title>",
  "<scr",
])("%s stays as it is (10.1000)", async (theirs) => {
  expect(await (await shown(html(theirs))).response.text()).toBe(theirs)
})

test("a page in another charset keeps each of its bytes, and its name (10.1000)", async () => {
  const bytes = (address: string) => new Uint8Array([...Buffer.from(`<a href="${address}">`), 0xb3, 0xf3, 0xbf, 0x80, 0x00])
  const type = "text/html; charset=iso-8859-2"
  const { response } = await shown(html(bytes("https://shop.example/"), { "content-type": type }))
  expect(response.headers.get("content-type")).toBe(type)
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes("http://own.test/"))
})

test("our own origin is written only where it could stand in a page (10.1000)", () => {
  const page = '<a href="https://shop.example/">'
  expect(withAddressesHere(page, new URL("https://shop.example"), `https://a"onclick=b`)).toBe(page)
})

test("an address with a port is that server's alone (10.1000)", () => {
  const at = new URL("http://127.0.0.1:9361")
  expect(withAddressesHere('<a href="http://127.0.0.1:9361/a"><a href="http://127.0.0.1/a">', at, "https://own.test")).toBe(
    '<a href="https://own.test/a"><a href="http://127.0.0.1/a">',
  )
})

test("a page is kept by nobody, and one that the shop wants kept nowhere not even by the browser (10.1000)", async () => {
  const kept = async (said: string) =>
    (await shown(html("a", { "cache-control": said, etag: '"a"', "last-modified": "x", expires: "x" }))).response.headers
  const headers = await kept("public, max-age=600")
  expect(["cache-control", "etag", "last-modified", "expires"].map((name) => headers.get(name))).toEqual([
    "private, no-cache",
    null,
    null,
    null,
  ])
  expect((await kept("no-store")).get("cache-control")).toBe("private, no-store")
})

test("a file passes as it is, with what the shop says of keeping it, unless it sets a cookie (10.1000)", async () => {
  const style = "a{background:url(https://www.shop.example/a.png)}"
  const headers = { "content-type": "text/css", "cache-control": "public, max-age=600", etag: '"a"' }
  const { response } = await shown(new Response(style, { headers }), "/skins/a.css")
  expect([await response.text(), response.headers.get("cache-control"), response.headers.get("etag")]).toEqual([
    style,
    "public, max-age=600",
    '"a"',
  ])
  const own = await shown(new Response(style, { headers: { ...headers, "set-cookie": "client=a" } }), "/skins/a.css")
  expect([own.response.headers.get("cache-control"), own.response.headers.get("etag")]).toEqual(["private, no-cache", null])
})

test("what is of no listed type is saved and never run (10.1003)", async () => {
  const headers = { "content-type": "application/x-shockwave-flash", "content-disposition": 'inline; filename="a.swf"' }
  const { response } = await shown(new Response("a", { headers }), "/a.swf")
  expect([response.headers.get("content-type"), response.headers.get("content-disposition")]).toEqual([
    "application/octet-stream",
    'attachment; filename="a.swf"',
  ])
  expect(["image/svg+xml", "application/json", "application/rss+xml", "text/plain; charset=x", null].map(passingKind)).toEqual([
    "file",
    "data",
    "data",
    "data",
    "download",
  ])
})

test("its cookies are ours, whatever they are called, within limits (10.1002)", async () => {
  const lines = ["PHPSESSID=a; Domain=shop.example; Path=/; Secure; SameSite=None", `long=${"a".repeat(5_000)}`, "=nameless"]
  const answer = html("a")
  for (const line of [...lines, ...Array.from({ length: 80 }, (_, at) => `c${at}=1`)]) answer.headers.append("set-cookie", line)
  const cookies = (await shown(answer)).response.headers.getSetCookie()
  expect(cookies[0]).toBe("PHPSESSID=a; Path=/; SameSite=Lax")
  expect(cookies).toHaveLength(50)
  expect(cookies.join()).not.toMatch(/long=|nameless/)
})

test.each([
  ["/order2.php", "/order2.php"],
  ["prepaid.php?order=1#a", "/prepaid.php?order=1#a"],
  ["http://shop.example/order2.php", "/order2.php"],
  ["https://pay.example/go?a=1", "https://pay.example/go?a=1"],
])("a redirect to %s is one to %s (10.1002)", async (location, to) => {
  const { response } = await shown(new Response(null, { status: 302, headers: { location } }))
  expect([response.status, response.headers.get("location")]).toEqual([302, to])
})

test.each([
  ["http://evil.example/"],
  ["javascript:alert(1)"],
  ["data:text/html,a"],
  ["https://a:b@pay.example/"],
  ["https://shop.example//evil.example/"],
  ["a place too far", `/${"a".repeat(5_000)}`],
])("a redirect to %s leads nowhere (10.1002)", async (named, location = named) => {
  const { response } = await shown(new Response(null, { status: 302, headers: { location } }))
  expect([response.status, response.headers.get("location")]).toEqual([502, null])
})

test("a redirect to the name that the visitor asked by stays here (10.1002)", () => {
  expect(leadsTo("https://own.example/a", new URL("https://alias.example/"), new URL("https://own.example/"))).toBe("/a")
})

test("a shop that calls itself otherwise is told of, and is no endless way (10.1002)", async () => {
  const location = "https://shop.example/order1.php?a=1"
  const { response } = await shown(new Response(null, { status: 301, headers: { location } }), "/order1.php?a=1")
  expect([response.status, await response.text()]).toEqual([502, expect.stringContaining("https://shop.example: SHOP_ORIGIN")])
})

test("too long a page, and a worker for all pages, are not shown (10.1001, 10.1003)", async () => {
  expect((await shown(html("a".repeat(4_000_001)))).response.status).toBe(502)
  expect((await shown(html("a".repeat(4_000_000)))).response.status).toBe(200)
  const worker = await shown(new Response("a", { headers: { "content-type": "text/javascript" } }), "/sw.js", {
    headers: { "service-worker": "script" },
  })
  expect([worker.response.status, worker.asked]).toEqual([404, []])
})

test("what is posted goes along as it is, with the shop's own origin", async () => {
  const form = new FormData()
  form.append("picture", new Blob(["abc"]), "a.jpg")
  const { asked } = await shown(html("a"), "/rma-open.php?a=1", {
    method: "POST",
    body: form,
    headers: { origin: "http://own.test", "x-evil": "1" },
  })
  const [request] = asked
  expect([request?.url, request?.headers.get("origin"), request?.headers.get("x-evil")]).toEqual([
    "https://www.shop.example/rma-open.php?a=1",
    "https://www.shop.example",
    null,
  ])
  expect((await request?.formData())?.get("picture")).toBeInstanceOf(Blob)
})

test("only such a page runs scripts of the shop, and the mark of it comes from no shop and leaves to nobody (10.1001)", async () => {
  const forged = { "content-type": "text/css", [otherShopHeader]: "page" }
  expect((await shown(new Response("a", { headers: forged }))).response.headers.has(otherShopHeader)).toBe(false)
  const page = (await shown(html("<script>a()</script>"))).response
  const server = openTestServer({ shop: { isRemote: true, fetch: async () => page } })
  const { headers } = await server.get("/settings.php")
  const policy = headers.get("content-security-policy") ?? ""
  expect(policy).toMatch(/script-src 'self' 'unsafe-inline' .*object-src 'none'; base-uri 'self'; frame-ancestors 'self'$/)
  expect([headers.has(otherShopHeader), headers.get("x-content-type-options")]).toEqual([false, "nosniff"])
  expect((await server.get("/")).headers.get("content-security-policy")).not.toContain("unsafe-inline")
})
