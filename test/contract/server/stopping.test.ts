import { spawn } from "node:child_process"
import { once } from "node:events"
import { connect, type Socket } from "node:net"
import { createInterface } from "node:readline"
import { text } from "node:stream/consumers"
import { fileURLToPath } from "node:url"
import { expect, onTestFinished, test } from "vitest"

const script = fileURLToPath(new URL("../../support/server/stopping-server.ts", import.meta.url))

/** A server in processes of its own, and the ids of all of them. */
async function startServer(workers: number) {
  const child = spawn(process.execPath, [script, String(workers)], { stdio: ["ignore", "pipe", "inherit"] })
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve))
  onTestFinished(async () => {
    child.kill("SIGKILL")
    await ended
  })
  const pids: number[] = []
  const listeners = new Set<() => void>()
  /** Resolves when so many workers have ever listened. */
  const untilStarted = (count: number): Promise<void> =>
    new Promise((resolve) => {
      const look = () => {
        if (pids.length < count) return
        listeners.delete(look)
        resolve()
      }
      listeners.add(look)
      look()
    })
  const port = await new Promise<number>((resolve, reject) => {
    let open: number | null = null
    createInterface({ input: child.stdout }).on("line", (line) => {
      const said: { readonly pid?: number; readonly port?: number } = JSON.parse(line)
      if (said.pid !== undefined) pids.push(said.pid)
      open = said.port ?? open
      for (const look of listeners) look()
      if (open !== null && pids.length === (workers > 1 ? workers : 0)) resolve(open)
    })
    void ended.then((code) => reject(new Error(`the server ended with ${code}`)))
  })
  return { child, ended, port, pids, untilStarted }
}

/** Connects, which the system does on behalf of a server that does not run, and asks. */
async function ask(port: number, path: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1")
  await once(socket, "connect")
  request(socket, path)
  return socket
}

const request = (socket: Socket, path: string): boolean => socket.write(`GET ${path} HTTP/1.1\r\nHost: shop.test\r\n\r\n`)

test.each([1, 2])(
  "with %i process(es), what the system had accepted when SIGTERM came is answered, kept connections included",
  async (workers) => {
    const { child, ended, port, pids } = await startServer(workers)
    const kept = await Promise.all(Array.from({ length: 20 }, (_, at) => ask(port, `/kept-${at}`)))
    await Promise.all(kept.map((socket) => once(socket, "data")))

    // nobody takes a connection or reads a byte from here on, until all go on at once with the signal waiting
    const all = [child.pid ?? 0, ...pids]
    for (const pid of all) process.kill(pid, "SIGSTOP")
    const waiting = await Promise.all(Array.from({ length: 100 }, (_, at) => ask(port, `/waits-${at}`)))
    for (const [at, socket] of kept.entries()) request(socket, `/again-${at}`)
    // a terminal and a service manager signal the whole group
    for (const pid of all) process.kill(pid, "SIGTERM")
    for (const pid of all.toReversed()) process.kill(pid, "SIGCONT")

    const answers = (sockets: readonly Socket[]) => Promise.all(sockets.map((socket) => text(socket).catch(String)))
    const [first, again] = await Promise.all([answers(waiting), answers(kept)])
    expect(first).toEqual(
      Array.from({ length: 100 }, (_, at) => expect.stringMatching(new RegExp(`^HTTP/1.1 200 OK[^]*answered /waits-${at}$`))),
    )
    expect(again).toEqual(Array.from({ length: 20 }, (_, at) => expect.stringContaining(`answered /again-${at}`)))
    expect(await ended).toBe(0)
  },
)

test("a connection on which nothing was ever sent does not hold up the end", async () => {
  const { child, ended, port } = await startServer(1)
  const silent = connect(port, "127.0.0.1")
  await once(silent, "connect")
  child.kill("SIGTERM")
  expect(await text(silent).catch(() => "")).toBe("")
  expect(await ended).toBe(0)
})

test("workers that die again and again are started again, and those that live answer meanwhile", async () => {
  const { child, ended, port, pids, untilStarted } = await startServer(2)
  /** What is answered; who was connected to the one that has just died asks again. */
  const answer = async (path: string): Promise<string> => {
    const socket = await ask(port, path)
    const said = await new Promise<string>((resolve) => {
      socket
        .once("data", (data) => resolve(String(data)))
        .once("error", () => resolve(""))
        .once("close", () => resolve(""))
    })
    socket.destroy()
    return said === "" ? answer(path) : said
  }
  // one more than a server once took
  for (let killed = 0; killed < 6; killed += 1) {
    process.kill(pids[1 + killed] ?? 0, "SIGKILL")
    expect(await answer(`/killed-${killed}`)).toContain(`answered /killed-${killed}`)
    await untilStarted(3 + killed)
  }
  expect(await answer("/after")).toContain("answered /after")
  child.kill("SIGTERM")
  expect(await ended).toBe(0)
})
