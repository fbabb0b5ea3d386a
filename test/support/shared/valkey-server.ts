import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:net"
import { onTestFinished } from "vitest"
import { until } from "../until.ts"

/** A Valkey or Redis of one test; it is gone after it. */
export interface ValkeyServer {
  readonly address: string
  /** it keeps nothing, and listens at the same port when it is started again */
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
  /** it holds its connections and answers nothing; `goOn` ends that */
  readonly holdOn: () => void
  readonly goOn: () => void
}

/** What this machine calls it; null = it has none. */
export const valkeyProgram: string | null =
  ["valkey-server", "redis-server"].find((name) => spawnSync(name, ["--version"]).status === 0) ?? null

export async function startValkey(password: string): Promise<ValkeyServer> {
  const port = await freePort()
  let child: ChildProcess | null = null
  const stop = async (): Promise<void> => {
    const running = child
    child = null
    if (running === null || running.exitCode !== null) return
    const ended = once(running, "exit")
    running.kill("SIGKILL")
    await ended
  }
  const start = async (): Promise<void> => {
    const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--requirepass", password]
    const fresh = spawn(valkeyProgram ?? "", options, { stdio: ["ignore", "pipe", "ignore"] })
    child = fresh
    let said = ""
    fresh.stdout.setEncoding("utf8").on("data", (text: string) => (said += text))
    await until(() => {
      if (!said.includes("Ready to accept connections")) throw new Error(said)
    })
  }
  onTestFinished(stop)
  await start()
  return {
    address: `valkey://:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    start,
    stop,
    holdOn: () => void child?.kill("SIGSTOP"),
    goOn: () => void child?.kill("SIGCONT"),
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  server.close()
  await once(server, "close")
  return typeof address === "object" && address !== null ? address.port : 0
}
