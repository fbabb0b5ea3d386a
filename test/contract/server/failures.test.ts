import { expect, test } from "vitest"
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

test("an error while a page streams is logged and cuts the page short", async () => {
  const server = openTestServer()
  const response = await server.get("/breaks-late")
  await expect(response.text()).rejects.toThrow("broke while streaming")
  expect(server.errors).toEqual(["stream page"])
})

test("HEAD answers as GET does, without a body, and renders no further", async () => {
  const server = openTestServer()
  const head = await server.send("/product", { method: "HEAD" })
  const get = await server.get("/product")
  expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, get.headers.get("etag"), ""])
})

test("health says that the process answers, for how long, and its version", async () => {
  let now = 1_000
  const server = openTestServer({ nowMs: () => now })
  now += 90_500
  expect(await (await server.get("/healthz")).json()).toEqual({ status: "ok", uptime: 90, version: "0.0.1" })
})
