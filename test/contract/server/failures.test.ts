import { connect } from "node:net"
import { text } from "node:stream/consumers"
import { getRequestListener } from "@hono/node-server"
import { expect, test } from "vitest"
import { listen } from "../../../adapters/node/listen.ts"
import { stopServer } from "../../../adapters/node/stop-server.ts"
import type { ShopBackend } from "../../../adapters/node/shop-gateway.ts"
import { openTestServer } from "../../support/server/open-test-server.ts"

test.each([
  ["/nothing", "GET", 404],
  ["/breaks", "GET", 500],
  ["/product", "POST", 405],
  ["/product", "PUT", 405],
])("%s by %s is the shop's own %i page", async (path, method, status) => {
  const server = openTestServer()
  const response = await server.send(path, { method, headers: { accept: "text/html,*/*" } })
  expect(response.status).toBe(status)
  expect(await response.text()).toContain(`page ${status}`)
})

test("who sends more than the shop takes reads so on a page, and a script the limit (10.281)", async () => {
  const server = openTestServer()
  const send = (accept: string) =>
    server.send("/product-ask.php", { method: "POST", headers: { accept }, body: "x".repeat(6 * 1024 * 1024) })
  const page = await send("text/html,*/*")
  expect([page.status, await page.text()]).toEqual([413, expect.stringContaining("page 413")])
  expect(await (await send("application/json")).json()).toEqual({ error: "The request is longer than 5242880 bytes." })
  expect(server.received).toEqual([])
})

test("who asks for too much reads when to come again on a page, and a program in words (9.131)", async () => {
  const server = openTestServer({
    shop: {
      isRemote: false,
      wait: async ({ url }) => (url.includes("/search.php") ? 42 : null),
      fetch: async () => Response.json({ error: "too many" }, { status: 429, headers: { "retry-after": "17" } }),
    },
  })
  const page = await server.get("/search.php?text=kubek")
  expect([page.status, page.headers.get("retry-after"), await page.text()]).toEqual([429, "42", expect.stringContaining("page 429")])
  expect((await server.get("/product")).status).toBe(200)
  const post = (accept: string) => server.send("/basketchange.php", { method: "POST", headers: { accept }, body: "" })
  const shown = await post("text/html,*/*")
  expect([shown.status, shown.headers.get("retry-after"), await shown.text()]).toEqual([429, "17", expect.stringContaining("page 429")])
  const told = await post("application/json")
  expect([told.status, told.headers.get("retry-after"), await told.json()]).toEqual([429, "17", { error: "too many" }])
})

test("who cannot be counted is let in, and the log says why (9.131)", async () => {
  const server = openTestServer({
    shop: { isRemote: false, wait: () => Promise.reject(new Error("no count")), fetch: async () => Response.json({}) },
  })
  expect((await server.get("/product")).status).toBe(200)
  expect(server.errors).toEqual(["count a visit"])
})

test("a page in place of a bare 405 keeps the methods that are allowed (10.474)", async () => {
  const server = openTestServer({
    shop: { isRemote: false, fetch: async () => new Response("no", { status: 405, headers: { allow: "GET, HEAD" } }) },
  })
  const page = await server.send("/robots.txt", { method: "POST", headers: { accept: "text/html,*/*" } })
  expect([page.status, page.headers.get("allow")]).toEqual([405, "GET, HEAD"])
})

test("a 405 names the methods that are allowed", async () => {
  const server = openTestServer()
  expect((await server.send("/product", { method: "POST" })).headers.get("allow")).toBe("GET, HEAD")
  expect((await server.send("/product", { method: "PATCH" })).headers.get("allow")).toBe("GET, HEAD, POST")
})

test("a script gets JSON instead of a page", async () => {
  const response = await openTestServer().send("/product", { method: "PUT", headers: { accept: "application/json" } })
  expect(response.headers.get("content-type")).toBe("application/json")
  expect(await response.json()).toEqual({ error: "This address does not take such a request." })
})

test("a defect is logged, and its page says nothing of the cause", async () => {
  const server = openTestServer()
  const text = await (await server.get("/breaks")).text()
  expect(server.errors).toEqual(["answer a request"])
  expect(text).not.toContain("the view is broken")
})

test("when not even the failure page can be made, a plain one remains", async () => {
  const server = openTestServer({ render: () => Promise.reject(new Error("nothing works")) })
  const response = await server.get("/")
  expect(response.status).toBe(500)
  expect(await response.text()).toContain("Sorry, something went wrong")
  expect(server.errors).toEqual(["answer a request", "render failure page"])
})

test("HEAD answers as GET does, without a body, and renders no further", async () => {
  const server = openTestServer()
  const headers = { accept: "text/html", "accept-encoding": "gzip" }
  const head = await server.send("/product", { method: "HEAD", headers })
  const get = await server.get("/product", headers)
  const said = ({ headers: all }: Response) =>
    Object.fromEntries([...all].filter(([name]) => !["content-security-policy", "x-request-id"].includes(name)))
  expect([head.status, await head.text(), said(head)]).toEqual([200, "", said(get)])
  expect(said(head)).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" })
})

test("a visitor who leaves is no error", async () => {
  const leaves = new AbortController()
  const server = openTestServer({
    shop: {
      isRemote: true,
      fetch: async () => {
        leaves.abort()
        throw new DOMException("The visitor has left.", "AbortError")
      },
    },
  })
  await server.send("/ajax/get.php", { signal: leaves.signal })
  expect(server.errors).toEqual([])
})

test("whatever cookie leaves over https is Secure, and says so once", async () => {
  const shop: ShopBackend = {
    isRemote: false,
    fetch: async () =>
      new Response("a", {
        headers: [
          ["set-cookie", "lang=pol; Path=/"],
          ["set-cookie", "client=1; Secure; Path=/"],
        ],
      }),
  }
  const server = openTestServer({ shop, trustsProxy: true })
  const proto = (scheme: string) => server.send("/settings.php", { method: "POST", headers: { "x-forwarded-proto": scheme } })
  expect((await proto("https")).headers.getSetCookie()).toEqual(["lang=pol; Path=/; Secure", "client=1; Secure; Path=/"])
  expect((await proto("http")).headers.getSetCookie()).toEqual(["lang=pol; Path=/", "client=1; Secure; Path=/"])
})

test("a request that names two hosts is refused, before a page or the shop sees it", async () => {
  const server = openTestServer()
  const listening = await listen({ host: "127.0.0.1", port: 0 }, getRequestListener(server.app.fetch, { overrideGlobalObjects: false }))
  if (listening._tag !== "Listening") throw new Error(listening._tag)
  const socket = connect(listening.port, "127.0.0.1")
  socket.end("GET / HTTP/1.1\r\nHost: shop.test\r\nHost: evil.example\r\nConnection: close\r\n\r\n")
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 [^]*The request names two hosts\./)
  expect([server.pages.asked, server.received]).toEqual([[], []])
  await stopServer(listening.server)
})

test("health says that the process answers, for how long, and its version", async () => {
  let now = 1_000
  const server = openTestServer({ nowMs: () => now })
  now += 90_500
  expect(await (await server.get("/healthz")).json()).toEqual({ status: "ok", uptime: 90, version: "0.0.1" })
})

test("whatever is refused where GraphQL is asked has GraphQL's form, for a browser too (11.1)", async () => {
  const server = openTestServer()
  const refused = async (init: RequestInit) => {
    const response = await server.send("/graphql/v1/", init)
    return [response.status, await response.json()]
  }
  const errors = { errors: [{ message: expect.any(String) }] }
  expect(await refused({ method: "OPTIONS" })).toEqual([405, errors])
  expect(await refused({ method: "DELETE", headers: { accept: "text/html" } })).toEqual([405, errors])
  expect(await refused({ method: "POST", headers: { origin: "https://other.example" }, body: "{}" })).toEqual([403, errors])
})
