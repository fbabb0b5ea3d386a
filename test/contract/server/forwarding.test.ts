import { afterAll, beforeAll, expect, test } from "vitest"
import { makeForwardingFetch } from "../../../adapters/node/forwarding-fetch.ts"
import { stopServer } from "../../../adapters/node/stop-server.ts"
import { openListener } from "../../support/server/open-listener.ts"

let upstream: Awaited<ReturnType<typeof openListener>>
let forward: ReturnType<typeof makeForwardingFetch>

beforeAll(async () => {
  upstream = await openListener(realShop)
  forward = makeForwardingFetch({ shopOrigin: new URL(upstream.origin) })
})
afterAll(() => stopServer(upstream.server))

/** Another server of the platform: it repeats what it was sent, or redirects. */
async function realShop(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const to = url.searchParams.get("to")
  if (to !== null) return new Response(null, { status: 302, headers: { location: to.replace("HERE", upstream.origin) } })
  return Response.json(
    { method: request.method, url: url.href, headers: Object.fromEntries(request.headers), body: await request.text() },
    {
      headers: [
        ["set-cookie", "client=abc; Domain=shop.example; Path=/; Secure; HttpOnly; SameSite=None"],
        ["set-cookie", "lang=pol; Path=/panel; Max-Age=60"],
        ["content-security-policy", "default-src *"],
        ["etag", '"kept"'],
      ],
    },
  )
}

const visitor = (path: string, init: RequestInit = {}) => new Request(`http://own.test${path}`, init)

test("a request arrives with its path, query, body, cookies and language, under the shop's own host and origin", async () => {
  const response = await forward(
    visitor("/graphql/v1/?lang=pol", {
      method: "POST",
      body: '{"query":"{a}"}',
      headers: {
        cookie: "client=1",
        origin: "http://own.test",
        referer: "http://own.test/a.html?b=1",
        connection: "x-hop",
        "x-hop": "1",
        "accept-language": "pl",
        "x-forwarded-for": "203.0.113.7",
      },
    }),
  )
  const seen: unknown = await response.json()
  const host = new URL(upstream.origin).host
  expect(seen).toMatchObject({
    method: "POST",
    url: `${upstream.origin}/graphql/v1/?lang=pol`,
    body: '{"query":"{a}"}',
    headers: { host, origin: upstream.origin, referer: `${upstream.origin}/a.html?b=1`, cookie: "client=1", "accept-language": "pl" },
  })
  expect(JSON.stringify(seen)).not.toMatch(/x-hop|203\.0\.113\.7/)
})

test.each([
  ["198.51.100.4", "198.51.100.4"],
  ["::ffff:198.51.100.4", "198.51.100.4"],
  ["2001:db8::7", "2001:db8::7"],
  ["", undefined],
  ["198.51.100.4, 10.0.0.1", undefined],
  [undefined, undefined],
])("the shop is told the address %j that a visitor came from as %j, whatever the visitor says (10.1010)", async (address, told) => {
  const response = await forward(visitor("/signin.php", { headers: { "x-forwarded-for": "203.0.113.7" } }), address)
  const seen: unknown = await response.json()
  const wanted = told === undefined ? expect.not.objectContaining({ "x-forwarded-for": expect.anything() }) : { "x-forwarded-for": told }
  expect(seen).toMatchObject({ headers: wanted })
})

test("cookies become ours: no domain, Secure only on https, path and age kept", async () => {
  const plain = await forward(visitor("/"))
  expect(plain.headers.getSetCookie()).toEqual(["client=abc; Path=/; HttpOnly; SameSite=Lax", "lang=pol; Path=/panel; Max-Age=60"])
  const secure = await forward(new Request("https://own.test/"))
  expect(secure.headers.getSetCookie()).toEqual([
    "client=abc; Path=/; HttpOnly; SameSite=None; Secure",
    "lang=pol; Path=/panel; Max-Age=60; Secure",
  ])
})

test("the shop's policy and connection headers stay behind, what its answer needs passes", async () => {
  const { headers } = await forward(visitor("/"))
  expect([headers.get("content-security-policy"), headers.get("connection"), headers.get("etag")]).toEqual([null, null, '"kept"'])
})

test.each([
  ["HERE/basketedit.php?mode=1", "/basketedit.php?mode=1"],
  ["/product-pol-1.html#opinions", "/product-pol-1.html#opinions"],
  ["basketedit.php", "/basketedit.php"],
])("a redirect to %s is one to %s here, and is left to the browser", async (to, expected) => {
  const response = await forward(visitor(`/?to=${encodeURIComponent(to)}`))
  expect([response.status, response.headers.get("location")]).toEqual([302, expected])
})

test.each(["https://evil.example/", "//evil.example/", "javascript:alert(1)"])("a redirect to %s is refused", async (to) => {
  const response = await forward(visitor(`/?to=${encodeURIComponent(to)}`))
  expect([response.status, response.headers.get("location")]).toEqual([502, null])
})

test("a shop that cannot be reached fails as fetch does", async () => {
  const gone = makeForwardingFetch({ shopOrigin: new URL("http://127.0.0.1:1") })
  await expect(gone(visitor("/"))).rejects.toThrow(TypeError)
})

test("giving up a request gives it up at the shop too", async () => {
  const stop = new AbortController()
  stop.abort()
  await expect(forward(visitor("/", { signal: stop.signal }))).rejects.toThrow(/abort/i)
})
