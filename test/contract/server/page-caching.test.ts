import { expect, test } from "vitest"
import { openTestServer } from "../../support/server/open-test-server.ts"

const tagOf = async (server: ReturnType<typeof openTestServer>, path: string, headers: Readonly<Record<string, string>> = {}) =>
  (await server.get(path, headers)).headers.get("etag")

test("a page is private, asked about each time, and never kept from history", async () => {
  const response = await openTestServer().get("/")
  expect(response.headers.get("cache-control")).toBe("private, no-cache")
})

test("the second visit answers 304 without a body, and without a policy that would block the cached scripts", async () => {
  const server = openTestServer()
  const first = await server.get("/product")
  const second = await server.get("/product", { "if-none-match": first.headers.get("etag") ?? "" })
  expect(second.status).toBe(304)
  expect(second.headers.has("content-security-policy")).toBe(false)
  expect(second.headers.get("x-content-type-options")).toBe("nosniff")
  expect(second.headers.get("etag")).toBe(first.headers.get("etag"))
  expect(await second.text()).toBe("")
  expect(server.pages.asked.length).toBe(1)
})

test("the tag is weak and changes with the shop's data, the build, the address, the visitor and the hour", async () => {
  const usual = await tagOf(openTestServer(), "/")
  expect(usual).toMatch(/^W\/"[\w-]+"$/)
  expect(await tagOf(openTestServer(), "/")).toBe(usual)
  const others = [
    await tagOf(
      openTestServer({
        shop: {
          fetch: async () => new Response(),
          visit: async () => ({ version: "v2", isPlainGuest: true, commonVersion: null }),
          isRemote: false,
        },
      }),
      "/",
    ),
    await tagOf(openTestServer({ buildId: "build2" }), "/"),
    await tagOf(openTestServer(), "/product"),
    await tagOf(openTestServer(), "/?lang=eng"),
    await tagOf(openTestServer(), "/", { cookie: "lang=eng" }),
    await tagOf(openTestServer({ nowMs: () => 1_700_003_600_000 }), "/"),
  ]
  expect(new Set([usual, ...others]).size).toBe(7)
  expect(others).not.toContain(null)
})

test.each([
  ["of somebody signed in", "/account"],
  ["that sets a cookie", "/sets-cookie"],
  ["that is not there", "/nothing"],
])("a page %s has no tag", async (_, path) => {
  expect(await tagOf(openTestServer(), path)).toBeNull()
})

test("a shop without versions, a recording and development have no tags", async () => {
  const remote = { fetch: async () => new Response(), isRemote: true }
  expect(await tagOf(openTestServer({ shop: remote }), "/")).toBeNull()
  expect(await tagOf(openTestServer({ isRecording: true }), "/")).toBeNull()
  expect(await tagOf(openTestServer({ buildId: null }), "/")).toBeNull()
})

test("a version that cannot be read costs the tag, not the page", async () => {
  const server = openTestServer({
    shop: { fetch: async () => new Response(), visit: () => Promise.reject(new Error("locked")), isRemote: false },
  })
  const response = await server.get("/")
  expect([response.status, response.headers.get("etag"), server.errors]).toEqual([200, null, ["read the shop's version"]])
})

test("a page of somebody signed in is not kept, not even by the browser", async () => {
  expect((await openTestServer().get("/account")).headers.get("cache-control")).toBe("private, no-store")
})

test("a page that is only fetched ahead does not take what the last post came to", async () => {
  const server = openTestServer()
  const cookie = "client=a; notice=b; unsaved=c"
  await server.get("/product", { cookie, "sec-purpose": "prefetch" })
  await server.get("/product", { cookie })
  expect(server.pages.asked.map((asked) => asked.cookie)).toEqual(["client=a", cookie])
})

test("a page knows the one of this shop that its visitor comes from, and no other site's", async () => {
  const server = openTestServer()
  await server.get("/product", { referer: "http://shop.test/a?b=1" })
  await server.get("/product", { referer: "http://evil.test/a?b=1" })
  expect(server.pages.asked.map(({ cameFrom }) => cameFrom)).toEqual(["/a?b=1", null])
})

test("every cookie that the shop set while rendering reaches the visitor", async () => {
  const response = await openTestServer().get("/sets-cookie")
  expect(response.headers.getSetCookie()).toEqual(["client=new; Path=/; HttpOnly", "lang=pol; Path=/"])
})
