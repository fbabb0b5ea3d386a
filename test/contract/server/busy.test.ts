import { expect, test } from "vitest"
import { loadLimits } from "../../../adapters/node/busy-answer.ts"
import { openTestServer } from "../../support/server/open-test-server.ts"

const { atOnce, waiting } = loadLimits.embedded

/** A server whose shop answers when the gate opens, and whose places are all taken by calls to it. */
async function openFullServer() {
  const gate = Promise.withResolvers<void>()
  const began = { count: 0 }
  const server = openTestServer({
    shop: {
      isRemote: false,
      fetch: async () => {
        began.count += 1
        await gate.promise
        return Response.json({ ok: true })
      },
    },
  })
  const running = Array.from({ length: atOnce + waiting }, () => server.send("/ajax/get.php", {}))
  // a place is taken some turns of the event loop after the request came
  while (began.count < atOnce) await new Promise((resolve) => setImmediate(resolve))
  return { server, gate, running }
}

test("more than can be carried is told at once to come again; what was taken on is answered", async () => {
  const { server, gate, running } = await openFullServer()
  const page = await server.get("/product")
  expect([page.status, page.headers.get("retry-after")]).toEqual([503, "2"])
  expect(await page.text()).toContain("Spróbuj ponownie")
  const call = await server.send("/ajax/get.php", {})
  expect([call.status, await call.json()]).toEqual([503, { error: "Too many visitors at once. Try again in a moment." }])
  gate.resolve()
  expect((await Promise.all(running)).map(({ status }) => status)).toEqual(running.map(() => 200))
  expect((await server.get("/product")).status).toBe(200)
})

test("health is told whatever the load", async () => {
  const { server, gate, running } = await openFullServer()
  expect((await server.get("/healthz")).status).toBe(200)
  gate.resolve()
  await Promise.all(running)
})

test("a shop that fails by JSON gives a browser the shop's own page, and a script the JSON", async () => {
  const server = openTestServer({ shop: { isRemote: false, fetch: async () => Response.json({ error: "disk full" }, { status: 500 }) } })
  const post = (accept: string) => server.send("/basketchange.php", { method: "POST", headers: { accept } })
  const [page, json] = [await post("text/html"), await post("application/json")]
  expect([page.status, await page.text()]).toEqual([500, expect.stringContaining("page 500")])
  expect([json.status, await json.json()]).toEqual([500, { error: "disk full" }])
})
