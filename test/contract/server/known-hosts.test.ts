import { expect, test } from "vitest"
import { makeKeptPages } from "../../../adapters/node/kept-pages.ts"
import { openTestServer } from "../../support/server/open-test-server.ts"

/** A server that keeps pages; each names the address that it was put together for. */
function openServer(hosts: readonly string[]) {
  const rendered: string[] = []
  const server = openTestServer({
    hosts,
    render: async ({ url }) => {
      rendered.push(url.href)
      const body = new TextEncoder().encode(`<link rel="canonical" href="${url.href}">`)
      return { status: 200, headers: { "content-type": "text/html" }, cookies: [], keepUntilMs: Infinity, body }
    },
    keepPages: (render) => makeKeptPages({ render, nowMs: () => 0 }),
    shop: {
      fetch: async () => new Response("taken"),
      visit: async () => ({ version: "v1", isPlainGuest: true, commonVersion: null }),
      isRemote: false,
    },
  })
  const page = async (origin: string) => (await server.send("/", { headers: { cookie: "lang=pol" } }, origin)).text()
  return { server, rendered, page }
}

test("pages name the shop's own hosts, and are kept once, by whatever name they are asked for", async () => {
  const { rendered, page } = openServer(["shop.example", "b2b.shop.example:8443"])
  for (const origin of ["http://shop.example", "http://evil.example", "http://evil.example:81", "http://127.0.0.1:8080"])
    expect(await page(origin)).toContain('href="http://shop.example/"')
  expect(await page("http://b2b.shop.example:8443")).toContain('href="http://b2b.shop.example:8443/"')
  expect(rendered).toEqual(["http://shop.example/", "http://b2b.shop.example:8443/"])
})

test("where no hosts are set, a page names the one that it is asked by", async () => {
  const { page } = openServer([])
  expect(await page("http://localhost:8080")).toContain('href="http://localhost:8080/"')
})

test("a post from a page under a made-up name is one of another site", async () => {
  const { server } = openServer(["shop.example"])
  const post = (origin: string) =>
    server.send("/basketchange.php", { method: "POST", body: new URLSearchParams({ product: "1" }), headers: { origin } }, origin)
  expect([(await post("http://evil.example")).status, (await post("http://shop.example")).status]).toEqual([403, 200])
})
