import { once } from "node:events"
import { connect } from "node:net"
import { expect, onTestFinished, test } from "vitest"
import { listen } from "../../../adapters/node/listen.ts"
import { endConnections } from "../../../adapters/node/stop-server.ts"
import { openTestServer } from "../../support/server/open-test-server.ts"

const answer = async () => new Response("ok")
const version = { version: "v1", isPlainGuest: true, commonVersion: null }

const ready = async (settings: Parameters<typeof openTestServer>[0]) => {
  const response = await openTestServer(settings).get("/readyz")
  return [response.status, await response.json(), response.headers.get("cache-control")]
}

test("a server is ready while its data are there, and while they are away, as it serves the pages that it keeps", async () => {
  expect(await ready({})).toEqual([200, { status: "ready", data: "there", shared: "elsewhere" }, "no-store"])
  const away = { fetch: answer, isRemote: false, visit: () => Promise.reject(new Error("the store is away")) }
  expect(await ready({ shop: away })).toEqual([200, { status: "ready", data: "away", shared: "elsewhere" }, "no-store"])
  expect(await ready({ shop: { fetch: answer, visit: async () => version, isRemote: false }, isLeaving: () => false })).toEqual([
    200,
    { status: "ready", data: "there", shared: "elsewhere" },
    "no-store",
  ])
})

test("one that counts for itself says so, and is ready", async () => {
  const shop = { fetch: answer, visit: async () => version, isRemote: false }
  for (const [together, shared] of [
    [true, "there"],
    [false, "away"],
  ] as const)
    expect(await ready({ shop: { ...shop, isTogether: () => together } })).toEqual([
      200,
      { status: "ready", data: "there", shared },
      "no-store",
    ])
})

test("of a shop elsewhere it asks nothing", async () => {
  expect(await ready({ shop: { fetch: answer, isRemote: true } })).toEqual([
    200,
    { status: "ready", data: "elsewhere", shared: "elsewhere" },
    "no-store",
  ])
})

test("one that is about to stop is not ready, and lives", async () => {
  const server = openTestServer({ isLeaving: () => true })
  expect(await ready({ isLeaving: () => true })).toEqual([503, { status: "leaving" }, "no-store"])
  expect((await server.get("/healthz")).status).toBe(200)
})

test("meanwhile it takes new connections, and none for more than one answer", async () => {
  const listening = await listen({ host: "127.0.0.1", port: 0 }, (incoming, outgoing) => void outgoing.end(`answered ${incoming.url}`))
  if (listening._tag !== "Listening") throw new Error(listening._tag)
  onTestFinished(() => void listening.server.close())
  const ask = async (path: string): Promise<string> => {
    const socket = connect(listening.port, "127.0.0.1")
    await once(socket, "connect")
    socket.write(`GET ${path} HTTP/1.1\r\nHost: shop.test\r\n\r\n`)
    const [said] = await once(socket, "data")
    socket.destroy()
    return String(said)
  }
  expect(await ask("/before")).toMatch(/keep-alive[^]*answered \/before/)
  endConnections(listening.server)
  expect(await ask("/leaving")).toMatch(/connection: close[^]*answered \/leaving/i)
})
