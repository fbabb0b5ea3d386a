import { IncomingMessage } from "node:http"
import { Socket } from "node:net"
import { Readable } from "node:stream"
import { createBrotliDecompress } from "node:zlib"
import { expect, test } from "vitest"
import { readIncoming } from "../../../adapters/node/incoming-request.ts"
import { platformShop } from "../../../fixtures/platform-shop/platform-shop.ts"
import { type DrawnPage, pageInParts } from "../../../adapters/node/page-in-parts.ts"
import { makeSharedPages } from "../../../adapters/node/shared-pages.ts"
import { shareOf } from "../../../core/changeover/share.ts"
import { openFrontOf } from "../../support/origin/front-of.ts"
import { openTestServer } from "../../support/server/open-test-server.ts"
import { testNowMs } from "../../support/shop/test-now.ts"

const origin = new URL("http://shop.test")
const path = "/pol_m_Ogrod_Narzedzia-11.html"

/** What the shop does when it is asked what the products of the list cost, which nobody has read. */
type Told = (told: () => Promise<Response>, asked: Request) => Promise<Response>

/**
 * A visitor of our server, whose header is known from an earlier page.
 *
 * @param onDrawn hears that the list is drawn, with its prices or without
 */
async function visitor(whenAsked: Told, onDrawn?: () => void) {
  const shop = platformShop({ theme: "current", now: () => new Date(testNowMs) })
  let isListShown = false
  const front = openFrontOf(
    origin,
    async (request) => {
      const isPrices = isListShown && request.method === "POST" && (await request.clone().text()).includes("productsId")
      return isPrices ? whenAsked(() => shop(request), request) : shop(request)
    },
    onDrawn && { onDrawn: () => isListShown && onDrawn() },
  )
  const visit = (init: RequestInit = {}, at = path) => front(new Request(origin.origin + at, { headers: { accept: "text/html" }, ...init }))
  await visit({}, "/basketedit.php")
  isListShown = true
  return visit
}

const withoutNonce = (html: string): string => html.replaceAll(/nonce="[^"]*"/g, "")

/** The page where the shop answers at once. */
const wholeOf = async (whenAsked: Told): Promise<string> => {
  const visit = await visitor(whenAsked)
  return withoutNonce(await (await visit()).text())
}

const heading = '<h1 class="big_label">Narzędzia</h1>'

test("a page begins packed before its prices are told, under the headers of a page but its length and tag (10.1063)", async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const visit = await visitor(async (told) => promise.then(told))
  const answer = await visit({ headers: { accept: "text/html", "accept-encoding": "br" } })
  expect([answer.status, answer.headers.get("content-encoding"), answer.headers.get("cache-control")]).toEqual([
    200,
    "br",
    "private, no-cache",
  ])
  expect([answer.headers.get("content-length"), answer.headers.get("etag"), answer.headers.get("x-accel-buffering")]).toEqual([
    null,
    null,
    "no",
  ])
  expect(answer.headers.get("content-security-policy")).toContain("nonce-")
  let read = ""
  for await (const part of Readable.from(answer.body ?? [])
    .pipe(createBrotliDecompress())
    .setEncoding("utf8")) {
    if (read === "") {
      expect(part).toContain(heading)
      expect(part).not.toContain("product__prices")
      resolve()
    }
    read += String(part)
  }
  expect(withoutNonce(read)).toBe(await wholeOf((told) => told()))
  expect(new Set(read.match(/nonce="[^"]*"/g)).size).toBe(1)
})

test("what the API does behind a page that has begun, it ends as one document, whose prices are the shop's or missing (10.992, 10.1064)", async () => {
  const answers: readonly Told[] = [
    async () => new Response(null, { status: 500 }),
    async () => Response.json({ data: { products: { products: [] } } }),
    async () => new Response("<h1>Zaloguj się</h1>"),
    () => Promise.reject(new TypeError("the line is cut")),
  ]
  for (const answer of answers) {
    const { promise, resolve } = Promise.withResolvers<void>()
    const visit = await visitor(async (told, asked) => promise.then(() => answer(told, asked)))
    const page = await visit()
    // it was sent before the shop had said anything
    resolve()
    const html = withoutNonce(await page.text())
    expect(html).toBe(await wholeOf(answer))
    expect(html).toMatch(/^<!DOCTYPE html><html[^>]*>.*<\/html>$/s)
    expect([html.split("<main").length, html.split('id="search"').length]).toEqual([2, 2])
    expect(html).not.toContain("product__prices")
  }
})

test("who leaves a page that has begun is not asked for any more (10.1064)", async () => {
  const [given, leaves] = [Promise.withResolvers<void>(), new AbortController()]
  const visit = await visitor(
    (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => {
          given.resolve()
          reject(new DOMException("given up", "AbortError"))
        })
      }),
  )
  const answer = await visit({ signal: leaves.signal })
  const reader = (answer.body ?? new ReadableStream<Uint8Array>()).getReader()
  expect(new TextDecoder().decode((await reader.read()).value)).toContain(heading)
  leaves.abort()
  await given.promise
})

test("somebody signed in has the page whole, with all cookies of the shop's answers (10.1063)", async () => {
  const drawn = Promise.withResolvers<void>()
  const visit = await visitor(
    async (told) => {
      // a page that may be sent without its prices has begun by then
      await drawn.promise
      return new Response((await told()).body, { headers: { "content-type": "application/json", "set-cookie": "RSSID=late; Path=/" } })
    },
    () => void setImmediate(drawn.resolve),
  )
  const login = { login: "ewa", password: "Jablonka77", operation: "login" }
  const signedIn = await visit({ method: "POST", body: new URLSearchParams(login) }, "/signin.php")
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ")
  const answer = await visit({ headers: { accept: "text/html", cookie } })
  expect([answer.headers.get("content-length") !== null, (await answer.text()).includes("operation=logout")]).toEqual([true, true])
  expect(answer.headers.getSetCookie().some((line) => line.startsWith("RSSID=late"))).toBe(true)
})

test("parts are for who can take them: not for HEAD, for programs of HTTP/1.0, for scripts that fetch a part, nor where the shop's own page may still stand in (10.1054, 10.1063)", async () => {
  const takes = async (server: ReturnType<typeof openTestServer>, asked: string, init: RequestInit = {}, version = "1.1") => {
    const incoming = Object.assign(new IncomingMessage(new Socket()), { httpVersion: version })
    await server.app.fetch(new Request(origin.origin + asked, { headers: { accept: "text/html" }, ...init }), { incoming })
    const [last, ...others] = server.pages.asked.splice(0)
    expect(others).toEqual([])
    return last === undefined ? null : last.takesParts === true
  }
  const server = openTestServer({ buildId: null })
  expect(await takes(server, "/product")).toBe(true)
  expect(await takes(server, "/product", { method: "HEAD" })).toBe(false)
  expect(await takes(server, "/product", {}, "1.0")).toBe(false)
  expect(await takes(server, "/?set_render=content,head")).toBe(false)
  const sharedPages = makeSharedPages({
    share: shareOf(10_000),
    fallbackAfterMs: null,
    clockMs: () => 0,
    later: () => () => undefined,
    count: () => undefined,
    logError: () => undefined,
  })
  expect(await takes(openTestServer({ buildId: null, sharedPages }), "/")).toBe(false)
  expect(readIncoming(new Request(origin), undefined, { trustsProxy: false, hosts: [] }).takesParts).toBe(true)
})

/** A page by its title, what stands before its prices, and what stands behind. */
const drawn = (
  title: string,
  before: string,
  behind: string,
  { pricesFrom = "<ul>", status = 200 }: { readonly pricesFrom?: string | null; readonly status?: number } = {},
): DrawnPage => ({
  page: { status, headers: {}, cookies: [], keepUntilMs: Infinity },
  html: `<html><title>${title}</title><body>${before}<ul>${behind}</ul></body></html>`,
  pricesFrom,
})

/** What is sent of a page whose first drawing and whose whole one are these. */
async function sentOf(first: DrawnPage | Error, whole: DrawnPage | Error): Promise<readonly string[]> {
  const [failures, gate]: [unknown[], PromiseWithResolvers<void>] = [[], Promise.withResolvers()]
  const ended = async (page: DrawnPage | Error) => (page instanceof Error ? Promise.reject(page) : page)
  const { body, rest } = await pageInParts(
    async (onBehind) => {
      onBehind(async () => {
        // what is drawn first may not be sent: then the whole page is waited for
        setImmediate(gate.resolve)
        return ended(first)
      })
      await gate.promise
      return ended(whole)
    },
    (cause) => void failures.push(cause),
    async () => undefined,
  )
  const parts = [body, ...(rest === undefined ? [] : [await rest])]
  return [...parts.map((part) => new TextDecoder().decode(part)), ...failures.map(String)]
}

test.each([
  [
    "goes on where it is the same page",
    drawn("a", "h", ""),
    drawn("a", "h", "9"),
    ["<html><title>a</title><body>h", "<ul>9</ul></body></html>"],
  ],
  [
    "goes on where its head alone differs, of which nothing is seen",
    drawn("a", "h", ""),
    drawn("b", "h", "9"),
    ["<html><title>a</title><body>h", "<ul>9</ul></body></html>"],
  ],
  [
    "ends as it began where another page comes",
    drawn("a", "h", ""),
    drawn("a", "other", "9"),
    ["<html><title>a</title><body>h", "<ul></ul></body></html>"],
  ],
  [
    "ends as it began where a page without prices comes",
    drawn("a", "h", ""),
    drawn("a", "h", "9", { pricesFrom: null }),
    ["<html><title>a</title><body>h", "<ul></ul></body></html>"],
  ],
  [
    "ends as it began where the whole cannot be drawn",
    drawn("a", "h", ""),
    new Error("broken"),
    ["<html><title>a</title><body>h", "<ul></ul></body></html>", "Error: broken"],
  ],
  [
    "is whole where it has no prices",
    drawn("a", "h", "", { pricesFrom: null }),
    drawn("a", "h", "9"),
    ["<html><title>a</title><body>h<ul>9</ul></body></html>"],
  ],
  [
    "is whole where it has no place of prices",
    drawn("a", "h", "", { pricesFrom: "<ol>" }),
    drawn("a", "h", "9"),
    ["<html><title>a</title><body>h<ul>9</ul></body></html>"],
  ],
  [
    "is whole where it cannot be drawn without",
    new Error("broken"),
    drawn("a", "h", "9"),
    ["<html><title>a</title><body>h<ul>9</ul></body></html>"],
  ],
])("a page that was drawn without its prices %s (10.1064)", async (_, first, whole, sent) => {
  expect(await sentOf(first, whole)).toEqual(sent)
})

test("a page that is whole meanwhile is drawn once (10.1063)", async () => {
  let drawings = 0
  const soon = Promise.withResolvers<void>()
  const page = await pageInParts(
    async (onBehind) => {
      onBehind(async () => {
        drawings += 1
        return drawn("a", "h", "")
      })
      return drawn("a", "h", "9")
    },
    () => undefined,
    () => soon.promise,
  )
  soon.resolve()
  await new Promise(setImmediate)
  expect([page.rest, drawings]).toEqual([undefined, 0])
})
