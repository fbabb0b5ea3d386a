import fc from "fast-check"
import { expect, test } from "vitest"
import { makeForwardingFetch } from "../../../adapters/node/forwarding-fetch.ts"
import { askShop, type ShopBackend } from "../../../adapters/node/shop-gateway.ts"
import { property } from "../../support/property/property.ts"

const shopOrigin = new URL("https://shop.example")
const schemes = ["http", "https"] as const

/** Asks our side for an address while the shop behind it answers what a test wants. */
function ask(answer: Response | ((request: Request) => Promise<Response>), at = "http://own.test/basketchange.php", limitBytes?: number) {
  const fetch = typeof answer === "function" ? answer : async () => answer
  const limit = limitBytes === undefined ? {} : { limitBytes }
  return makeForwardingFetch({ shopOrigin, fetch, ...limit })(new Request(at, { redirect: "manual" }))
}

/** A body that never ends, and whether somebody still takes it. */
function endless(pieces: number = Infinity) {
  const body = { sent: 0, isStopped: false }
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      body.sent += 1
      if (body.sent <= pieces) controller.enqueue(new Uint8Array(10_000))
      // past its pieces it is silent, and never says that it is over
      else return new Promise(() => undefined)
      return undefined
    },
    cancel: () => void (body.isStopped = true),
  })
  return { body, stream }
}

test("an answer longer than the limit is a 502, and its reading stops there", async () => {
  const { body, stream } = endless()
  const response = await ask(new Response(stream), undefined, 95_000)
  expect([response.status, await response.json()]).toEqual([502, { error: "The shop's answer is longer than 95000 bytes." }])
  expect([body.isStopped, body.sent < 15]).toEqual([true, true])
})

test("an answer that only says it is too long is not read at all", async () => {
  const response = await ask(new Response("short", { headers: { "content-length": "99000000" } }))
  expect(response.status).toBe(502)
})

test("the time limit covers the reading: a shop that drips is told to stop, and the visitor gets word", async () => {
  const { stream } = endless(3)
  const told = Promise.withResolvers<void>()
  const shop: ShopBackend = {
    isRemote: true,
    fetch: makeForwardingFetch({
      shopOrigin,
      fetch: async ({ signal }) => {
        signal.addEventListener("abort", () => told.resolve())
        return new Response(stream.pipeThrough(new TransformStream(), { signal }))
      },
    }),
  }
  const answered = await askShop(shop, { request: new Request("http://own.test/ajax/get.php"), clientAddress: "" }, 20)
  expect(answered).toEqual({ _tag: "TimedOut" })
  await told.promise
})

test("a visitor who leaves takes the call to the shop along", async () => {
  const { body, stream } = endless(3)
  const leaves = new AbortController()
  const forward = makeForwardingFetch({
    shopOrigin,
    fetch: async ({ signal }) => {
      queueMicrotask(() => leaves.abort())
      return new Response(stream.pipeThrough(new TransformStream(), { signal }))
    },
  })
  await expect(forward(new Request("http://own.test/ajax/get.php", { signal: leaves.signal }))).rejects.toThrow(/abort/i)
  expect(body.isStopped).toBe(true)
})

test.each(schemes)("over %s the shop steers neither browser nor proxy by its headers", async (scheme) => {
  const hostile = {
    refresh: "0;url=http://evil.example",
    "access-control-allow-origin": "https://evil.example",
    "access-control-allow-credentials": "true",
    "clear-site-data": '"*"',
    link: "<https://evil.example/a.js>; rel=preload",
    "service-worker-allowed": "/",
    sourcemap: "https://evil.example/a.map",
    "x-accel-redirect": "/etc/passwd",
    "x-sendfile": "/etc/passwd",
    "report-to": "{}",
    nel: "{}",
    server: "old/1.0",
    "x-powered-by": "PHP/5",
    "content-security-policy": "default-src *",
    "strict-transport-security": "max-age=0",
    "cache-control": "public, max-age=600",
    "set-cookie": "__Host-x=1; Path=/",
  }
  const { headers } = await ask(new Response("{}", { headers: hostile }), `${scheme}://own.test/ajax/get.php`)
  expect(Object.fromEntries(headers)).toEqual({ "content-type": "text/plain;charset=UTF-8", "cache-control": "private, no-cache" })
})

test("a picture may be kept by everybody, unless it brings a cookie", async () => {
  const picture = (headers: Record<string, string>) =>
    ask(
      new Response("a", { headers: { "cache-control": "public, max-age=600", "content-type": "image/webp", ...headers } }),
      "http://own.test/hpeciai/0/pol_pl_a-1_1.webp",
    )
  expect((await picture({})).headers.get("cache-control")).toBe("public, max-age=600")
  expect((await picture({ "set-cookie": "client=1" })).headers.get("cache-control")).toBe("private, no-cache")
})

test.each([
  ["a page", 200, "text/html; charset=utf-8", 502],
  ["a page of what is not there", 404, "text/html", 404],
  ["a script", 200, "text/javascript", 502],
  ["a document that names no type", 200, "", 502],
  ["a picture", 200, "image/webp", 200],
])("where a picture is looked for, %s of the shop is no markup under our name", async (_, status, type, told) => {
  const answer = new Response(new TextEncoder().encode("<h1>Evil</h1>"), { status, headers: type === "" ? {} : { "content-type": type } })
  const passed = await ask(answer, "http://own.test/hpeciai/x.jpg")
  expect(passed.status).toBe(told)
  expect([passed.headers.get("content-type"), await passed.text()]).toEqual(
    told === 200 ? ["image/webp", "<h1>Evil</h1>"] : [told === 502 ? "application/json" : null, expect.not.stringContaining("Evil")],
  )
})

test.each([
  ["text/html", null],
  ["application/json", null],
  ["image/webp", null],
  ["application/pdf", "attachment"],
])("what is kept by nobody, and a page offered for saving, are not handed on: %s", async (type, disposition) => {
  const headers = { "content-type": type, "content-disposition": "attachment", vary: "*" }
  const passed = await ask(new Response("a", { headers }), "http://own.test/download.php")
  expect([passed.headers.get("vary"), passed.headers.get("content-disposition")]).toEqual([null, disposition])
})

/** What a visitor's browser ends up with after a redirect of the shop. */
const hostilePath = fc
  .array(fc.constantFrom("/", "//", "\\", ".", "..", "@", "evil.example", "shop.example", "%2f", "\t", "\n", "a", "?", "#", ":"), {
    maxLength: 9,
  })
  .map((parts) => parts.join(""))
const location = fc.tuple(
  fc.constantFrom("", "/", "https://shop.example", "https://shop.example/", "//shop.example", "javascript:"),
  hostilePath,
)

type Redirect = (location: string, scheme: "http" | "https") => Promise<string | null>

const redirect =
  (ours: (written: string) => string | null): Redirect =>
  async (written, scheme) => {
    const at = `${scheme}://own.test/basketchange.php`
    const answer = new Response(null, { status: 302, headers: { location: written } })
    const sent = ours(written) ?? (await ask(answer, at)).headers.get("location")
    return sent === null ? null : new URL(sent, at).origin
  }

property("a redirect of the shop leads to the visitor's own origin or nowhere (19.42)", {
  fault: "a path of two slashes that stands alone is another host",
  rule: redirect(() => null),
  planted: redirect((written) => {
    const target = URL.parse(written, "https://shop.example/basketchange.php")
    return target?.origin === "https://shop.example" ? target.pathname : null
  }),
  holds: (led) =>
    fc.asyncProperty(location, fc.constantFrom(...schemes), async ([start, rest], scheme) => {
      const written = (start + rest).replaceAll(/[\t\n]/g, "")
      const origin = await led(written, scheme)
      expect([null, `${scheme}://own.test`]).toContain(origin)
    }),
  runs: 500,
})

const names = fc.constantFrom("client", "RSSID", "lang", "session", "__Host-client", "__Secure-a", "client ", "CLIENT", "a", "")
const attribute = fc.constantFrom(
  "Domain=shop.example",
  "domain=.example",
  "Secure",
  "SameSite=None",
  "HttpOnly",
  "Path=/",
  "Partitioned",
  "Max-Age=5",
  "",
)
const cookieLine = fc
  .tuple(names, fc.array(attribute, { maxLength: 5 }))
  .map(([name, attributes]) => [`${name}=1`, ...attributes].join("; "))

type Passed = (lines: readonly string[], scheme: "http" | "https") => Promise<readonly string[]>

const passed: Passed = async (lines, scheme) => {
  const headers = lines.map((line): [string, string] => ["set-cookie", line])
  return (await ask(new Response("a", { headers }), `${scheme}://own.test/`)).headers.getSetCookie()
}

property("only the platform's cookies pass, for this host alone, and Secure exactly on https", {
  fault: "Secure is lost when a page is asked for over https",
  rule: passed,
  planted: (lines) => passed(lines, "http"),
  holds: (pass) =>
    fc.asyncProperty(fc.array(cookieLine, { maxLength: 4 }), fc.constantFrom(...schemes), async (lines, scheme) => {
      for (const line of await pass(lines, scheme)) {
        expect(line).toMatch(/^(?:client|RSSID|lang) ?=/)
        expect(line).not.toMatch(/domain|partitioned/i)
        expect(/; Secure(?:;|$)/.test(line)).toBe(scheme === "https")
        if (scheme === "http") expect(line).not.toMatch(/samesite=none/i)
      }
    }),
  runs: 500,
})
