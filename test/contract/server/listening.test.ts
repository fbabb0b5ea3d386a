import { once } from "node:events"
import { connect } from "node:net"
import { text } from "node:stream/consumers"
import { expect, test } from "vitest"
import { logAccess, type AccessLine } from "../../../adapters/node/access-log.ts"
import { listen } from "../../../adapters/node/listen.ts"
import { stopServer } from "../../../adapters/node/stop-server.ts"
import { sentWhole } from "../../../adapters/node/whole-answer.ts"
import { openListener } from "../../support/server/open-listener.ts"

test("a busy port, and a host that is not this machine's, are values", async () => {
  const first = await openListener(() => new Response("first"))
  const port = Number(new URL(first.origin).port)
  expect(await listen({ host: "127.0.0.1", port }, () => undefined)).toEqual({ _tag: "PortBusy" })
  expect(await listen({ host: "203.0.113.7", port: 0 }, () => undefined)).toEqual({ _tag: "HostUnknown" })
  await stopServer(first.server)
})

test("a connection too many is closed at once, those before it are answered, and the reason is told once", async () => {
  const told: number[] = []
  const listening = await listen({ host: "127.0.0.1", port: 0, maxConnections: 1, onFull: (limit) => told.push(limit) }, (_, outgoing) => {
    outgoing.end("answered")
  })
  if (listening._tag !== "Listening") throw new Error(listening._tag)
  const request = "GET / HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n"
  const first = connect(listening.port, "127.0.0.1")
  await once(first, "connect")
  for (const _ of [1, 2]) expect(await text(connect(listening.port, "127.0.0.1")).catch(() => "")).toBe("")
  first.end(request)
  expect(await text(first)).toContain("answered")
  expect(told).toEqual([1])
  await stopServer(listening.server)
})

test("one visitor has a share of the connections: one too many is closed, others are answered, and a closed one makes room", async () => {
  const told: string[] = []
  let who: string | null = "a"
  const share = { max: 2, networkOf: () => (told.push("asked"), who) }
  const listening = await listen({ host: "127.0.0.1", port: 0, share }, (_, outgoing) => void outgoing.end("answered"))
  if (listening._tag !== "Listening") throw new Error(listening._tag)
  const opened = async () => {
    const before = told.length
    const socket = connect(listening.port, "127.0.0.1")
    await expect.poll(() => told.length).toBe(before + 1)
    return socket
  }
  const ask = async () => {
    const socket = await opened()
    socket.on("error", () => undefined)
    socket.end("GET / HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n")
    return text(socket).catch(() => "")
  }
  const [first] = [await opened(), await opened()]
  expect(await ask()).toBe("")
  who = "b"
  expect(await ask()).toContain("answered")
  who = null
  expect(await ask()).toContain("answered")
  who = "a"
  first.destroy()
  await expect.poll(ask).toContain("answered")
  await stopServer(listening.server)
})

test.each(["GET", "HEAD"])("an answer to %s that only leads elsewhere says no type of the body that it has not", async (method) => {
  const { server, origin } = await openListener(() =>
    sentWhole({ status: 303, headers: new Headers({ location: "/" }), body: new Uint8Array(0) }),
  )
  const { headers } = await fetch(origin, { method, redirect: "manual" })
  expect([headers.get("location"), headers.get("content-type")]).toEqual(["/", null])
  await stopServer(server)
})

test.each([
  ["what is no request", "what is this\r\n\r\n", 400, "Tego zapytania nie umiemy przeczytać."],
  [
    "more headers than a request may have",
    `GET / HTTP/1.1\r\nHost: shop.test\r\nCookie: ${"a".repeat(17_000)}\r\n\r\n`,
    431,
    "Ten adres jest za długi. Skróć go i spróbuj jeszcze raz.",
  ],
  [
    "a search for what no address holds",
    `GET /search.php?text=${"%C5%BC".repeat(6_000)} HTTP/1.1\r\nHost: shop.test\r\n\r\n`,
    431,
    "This address is too long. Shorten it and try again.",
  ],
])("%s never reaches the shop: it is answered in plain text, and the connection ends (10.908)", async (_, sent, status, words) => {
  const { server, origin } = await openListener(() => new Response("the shop"))
  const client = connect(Number(new URL(origin).port), "127.0.0.1")
  client.write(sent)
  const answer = await text(client)
  expect(answer).toMatch(
    new RegExp(`^HTTP/1\\.1 ${status} [\\w ]+\\r\\nConnection: close\\r\\nContent-Type: text/plain; charset=utf-8\\r\\n`),
  )
  expect(answer).toContain(words)
  await stopServer(server)
})

test("a stopping server finishes the running request, closes its connection, and takes no new one", async () => {
  const gate = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  const { server, origin } = await openListener(async () => {
    arrived.resolve()
    await gate.promise
    return new Response("finished")
  })
  const running = fetch(origin)
  await arrived.promise
  const gone = Promise.withResolvers<void>()
  const stopped = stopServer(server, { close: () => gone.resolve(void server.close()) })
  await gone.promise
  await expect(fetch(origin)).rejects.toThrow(TypeError)
  gate.resolve()
  expect(await (await running).text()).toBe("finished")
  await stopped
  expect(server.listening).toBe(false)
})

test("a request that outlasts the patience is cut", async () => {
  const arrived = Promise.withResolvers<void>()
  const { server, origin } = await openListener(() => {
    arrived.resolve()
    return new Promise(() => undefined)
  })
  const running = fetch(origin).then(
    () => "answered",
    () => "cut",
  )
  await arrived.promise
  await stopServer(server, { graceMs: 1 })
  expect(await running).toBe("cut")
})

test("every request leaves one line in the access log, without what was typed", async () => {
  const lines: AccessLine[] = []
  const logged = Promise.withResolvers<void>()
  let now = 1_700_000_000_000
  const { server, origin } = await openListener(
    () => new Response("hello", { status: 418, headers: { "x-request-id": "id-1" } }),
    (incoming, outgoing) =>
      logAccess(
        incoming,
        outgoing,
        () => (now += 7),
        (line) => {
          lines.push(line)
          logged.resolve()
        },
      ),
  )
  await (await fetch(`${origin}/search.php?text=Anna+Nowak&page=2`)).text()
  await logged.promise
  await stopServer(server)
  expect(lines).toEqual([
    {
      time: "2023-11-14T22:13:20.007Z",
      method: "GET",
      path: "/search.php?text&page",
      status: 418,
      ms: 7,
      bytes: expect.any(Number),
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ])
  expect(lines[0]?.bytes).toBeGreaterThan(5)
})
