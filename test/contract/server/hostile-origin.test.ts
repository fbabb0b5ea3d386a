import type { ServerResponse } from "node:http"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { someOf } from "../../support/property/property.ts"
import { type Behaviour, openHostileOrigin } from "../../support/server/hostile-origin.ts"

const page = { headers: { accept: "text/html" } }
const pagePaths = ["/", "/product-pol-601.html", "/basketedit.php"]
const forwarded = ["/ajax/get.php", "/ajax/projector.php?product=1", "/settings.php?curr=PLN", "/hpeciai/a/pol_pl_a-1_1.webp"]

/** Resolves when the other side has hung up, which on a busy machine it may have done before its request is read. */
const hungUp = (outgoing: ServerResponse) =>
  new Promise<void>((resolve) => (outgoing.socket?.destroyed === false ? void outgoing.once("close", resolve) : resolve()))

describe.each(["http", "https"] as const)("a hostile shop over %s", (scheme) => {
  let origin: Awaited<ReturnType<typeof openHostileOrigin>>
  // whatever is not about time has all the time that a busy machine may need
  beforeAll(async () => {
    vi.spyOn(process.stderr, "write").mockReturnValue(true)
    origin = await openHostileOrigin(scheme, 60_000)
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await origin.close()
  })

  const visit = (path: string, init: RequestInit = page, host = `${scheme}://own.test`) => origin.front.send(path, init, host)

  /** Lets the shop behave, and tells for each of its answers when it was given up. */
  function watched(behave: Behaviour): { readonly ended: Promise<void>[]; readonly asked: Promise<void> } {
    const ended: Promise<void>[] = []
    const asked = Promise.withResolvers<void>()
    origin.behaves((incoming, outgoing) => {
      ended.push(hungUp(outgoing))
      behave(incoming, outgoing)
      asked.resolve()
    })
    return { ended, asked: asked.promise }
  }

  test.each(pagePaths)("that begins an answer and never ends it is given up, and %s says so in time", async (path) => {
    const slow = await openHostileOrigin(scheme, 200)
    const ended: Promise<void>[] = []
    slow.behaves((_, outgoing) => {
      ended.push(hungUp(outgoing))
      outgoing.writeHead(200, { "content-type": "application/json" }).write('{"data":')
    })
    const response = await slow.front.send(path, page, `${scheme}://own.test`)
    expect([response.status, await response.text()]).toEqual([504, expect.stringContaining("</html>")])
    await Promise.all(ended)
    await slow.close()
  })

  // what a page or a file is does not depend on how the shop is reached: a short run asks for some of them the second time
  const addresses = [...pagePaths, ...forwarded]
  const paths = scheme === "http" ? addresses : someOf(addresses)

  const endlessly: Behaviour = (_, outgoing) => {
    outgoing.writeHead(200, { "content-type": "application/json" })
    const more = () => {
      while (!outgoing.destroyed && outgoing.write("x".repeat(50_000)));
    }
    outgoing.on("drain", more)
    more()
  }
  test.each(paths)("that never stops talking is cut off at the limit, and %s says so", async (path) => {
    const { ended } = watched(endlessly)
    const response = await visit(path)
    expect([response.status, await response.text()]).toEqual([502, expect.stringContaining("</html>")])
    await Promise.all(ended)
  })

  test.each(paths)("hears at once when the visitor of %s leaves, and nobody is told of a failure", async (path) => {
    const { ended, asked } = watched(() => undefined)
    const leaves = new AbortController()
    const answered = visit(path, { ...page, signal: leaves.signal })
    await asked
    leaves.abort()
    await Promise.all(ended)
    expect([(await answered).status, origin.front.errors]).toEqual([499, []])
  })

  test("keeps its cookies Secure exactly for visitors over https, each cookie once, on pages as well", async () => {
    const lines = ["client=a; Path=/; Secure; HttpOnly; SameSite=None", "lang=pol; Path=/", "evil=1", "__Host-a=1; Path=/; Secure"]
    watched(
      (_, outgoing) =>
        void outgoing.writeHead(200, [["content-type", "application/json"], ...lines.map((line) => ["set-cookie", line])].flat()).end("{}"),
    )
    for (const path of ["/", "/ajax/get.php"]) {
      expect((await visit(path, page, "https://own.test")).headers.getSetCookie()).toEqual([
        "client=a; Path=/; HttpOnly; SameSite=None; Secure",
        expect.stringMatching(/^lang=pol; .*; Secure$/),
      ])
      expect((await visit(path, page, "http://own.test")).headers.getSetCookie()).toEqual([
        "client=a; Path=/; HttpOnly; SameSite=Lax",
        expect.stringMatching(/^lang=pol; (?!.*Secure)/),
      ])
    }
  })

  const places = [
    "//evil.example/a",
    "/.//evil.example/a",
    "/..//evil.example/a",
    "/\\evil.example",
    "HERE//evil.example/a",
    "https://evil.example/",
    "javascript:alert(1)",
    "data:text/html,a",
  ]
  test.each(scheme === "http" ? places : someOf(places))("that redirects to %s leads nobody there, wherever it does so", async (to) => {
    const location = to.replace("HERE", origin.shopOrigin.origin)
    watched((_, outgoing) => void outgoing.writeHead(302, { location, refresh: `0;url=${location}` }).end())
    for (const path of [...forwarded, "/basketchange.php", ...pagePaths]) {
      const method = path === "/basketchange.php" ? "POST" : "GET"
      const { headers } = await visit(path, { ...page, method })
      const led = headers.get("location")
      expect([led === null ? null : new URL(led, `${scheme}://own.test/a/b`).origin, headers.get("refresh")]).toEqual([
        expect.toSatisfy((at) => at === null || at === `${scheme}://own.test`),
        null,
      ])
    }
  })

  test("that resets, answers nonsense, or breaks its own headers is a page of ours with a next step", async () => {
    const faults: readonly Behaviour[] = [
      ({ socket }) => void socket.destroy(),
      ({ socket }) => void socket.end("HTTP/9.9 what\r\n\r\n"),
      ({ socket }) => void socket.end("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{"),
      (_, outgoing) => void outgoing.writeHead(200, { "content-encoding": "gzip" }).end("no gzip"),
      (_, outgoing) => void outgoing.end("[".repeat(300_000)),
      (_, outgoing) => void outgoing.end('{"data":{"__proto__":{"a":1},"constructor":null}}'),
    ]
    for (const fault of faults) {
      watched(fault)
      for (const path of ["/", "/product-pol-601.html", "/basketedit.php"]) {
        const response = await visit(path)
        expect(response.status).toBeGreaterThanOrEqual(500)
        expect(await response.text()).toMatch(/<a [^>]*href="\//)
      }
    }
  })
})
