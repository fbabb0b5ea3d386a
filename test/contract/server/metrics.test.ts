import { once } from "node:events"
import { expect, onTestFinished, test } from "vitest"
import { getRequestListener } from "@hono/node-server"
import { makeKeptPages } from "../../../adapters/node/kept-pages.ts"
import { listen } from "../../../adapters/node/listen.ts"
import { makeMetrics } from "../../../adapters/node/metrics.ts"
import { openTestServer } from "../../support/server/open-test-server.ts"

/** A server of fake pages that is measured, on a port. */
async function measuredServer() {
  let nowMs = 0
  const data = { version: "v1" }
  const metrics = makeMetrics(() => (nowMs += 30))
  const { app } = openTestServer({
    keepPages: (render) => makeKeptPages({ render, nowMs: () => 1_700_000_000_000, onPage: metrics.guestPage }),
    onQueue: metrics.queue,
    shop: {
      fetch: async () => new Response(null, { status: 404 }),
      visit: async () => ({ ...data, isPlainGuest: true, commonVersion: null }),
      isRemote: false,
    },
  })
  const ends: Promise<unknown>[] = []
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const listening = await listen({ host: "127.0.0.1", port: 0 }, (incoming, outgoing) => {
    metrics.watch(incoming, outgoing)
    ends.push(once(outgoing, "close"))
    void answer(incoming, outgoing)
  })
  if (listening._tag !== "Listening") throw new Error(listening._tag)
  onTestFinished(() => void listening.server.close())
  const get = async (path: string) => (await fetch(`http://127.0.0.1:${listening.port}${path}`)).text()
  const lines = async () => {
    await Promise.all(ends)
    return (await metrics.text()).split("\n").filter((line) => line.startsWith("witryna_"))
  }
  return { get, lines, metrics, data }
}

test("answers are counted by kind and status, with the time they took, and never by address", async () => {
  const { get, lines } = await measuredServer()
  for (const path of ["/", "/pol_m_Ceramika-101.html", "/pol_m_Inna-102.html", "/no-such-page-7f3a", "/healthz"]) await get(path)
  const told = await lines()
  expect(told).toContain('witryna_answer_seconds_count{kind="page category",status="4xx"} 2')
  expect(told).toContain('witryna_answer_seconds_sum{kind="page home",status="2xx"} 0.03')
  expect(told).toContain('witryna_answer_seconds_count{kind="probe",status="2xx"} 1')
  expect(told.filter((line) => line.includes("7f3a") || line.includes("101"))).toEqual([])
})

test("pages that are shared with another shop are counted by kind and by who answered (10.1057)", async () => {
  const { lines, metrics } = await measuredServer()
  metrics.sharedPage({ kind: "product", outcome: "ours", ms: 120 })
  metrics.sharedPage({ kind: "product", outcome: "ours", ms: 80 })
  metrics.sharedPage({ kind: "list", outcome: "late", ms: 3_100 })
  const told = await lines()
  expect(told).toContain('witryna_shared_pages_seconds_count{kind="product",outcome="ours"} 2')
  expect(told).toContain('witryna_shared_pages_seconds_sum{kind="product",outcome="ours"} 0.2')
  expect(told).toContain('witryna_shared_pages_seconds_bucket{le="2.5",kind="list",outcome="late"} 0')
})

test("pages of guests are counted as kept, as made and as made again, and what waits is told", async () => {
  const { get, lines, data } = await measuredServer()
  for (const path of ["/", "/", "/"]) await get(path)
  data.version = "v2"
  await get("/")
  const told = await lines()
  expect(told).toContain('witryna_guest_pages_total{how="made"} 1')
  expect(told).toContain('witryna_guest_pages_total{how="kept"} 2')
  expect(told).toContain('witryna_guest_pages_total{how="renewed"} 1')
  expect(told).toContain("witryna_waiting 0")
})

test("uses of the store are counted by their kind, with the time they took", async () => {
  const { metrics, lines } = await measuredServer()
  metrics.storeUse("read", 0.2, false)
  metrics.storeUse("read", 40, false)
  metrics.storeUse("transaction", 3, true)
  const told = await lines()
  expect(told).toContain('witryna_store_seconds_bucket{le="0.00025",use="read",outcome="fine"} 1')
  expect(told).toContain('witryna_store_seconds_count{use="read",outcome="fine"} 2')
  expect(told).toContain('witryna_store_seconds_sum{use="transaction",outcome="failed"} 0.003')
})
