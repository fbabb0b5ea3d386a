import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { createServer } from "node:net"

/** A program that was started for this run, and ends with it at the latest. */
export interface ChildProgram {
  readonly child: ChildProcess
  /** resolves when it has ended */
  readonly ended: Promise<void>
  /** sends a signal and waits until it has ended */
  readonly end: (signal: NodeJS.Signals) => Promise<void>
}

interface Started {
  readonly env?: NodeJS.ProcessEnv
  readonly cwd?: string
  /** called with each line that it writes on standard output */
  readonly onLine?: (line: string) => void
  /** called with what it writes on standard error */
  readonly onError?: (text: string) => void
}

const running = new Set<ChildProcess>()
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL")
})

/** Starts a program. */
export function startProgram(program: string, words: readonly string[], { env, cwd, onLine, onError }: Started = {}): ChildProgram {
  const child = spawn(program, words, { cwd, env: env ?? process.env, stdio: ["ignore", "pipe", "pipe"] })
  running.add(child)
  let rest = ""
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    const lines = (rest + text).split("\n")
    rest = lines.pop() ?? ""
    for (const line of lines) onLine?.(line)
  })
  child.stderr.setEncoding("utf8").on("data", (text: string) => onError?.(text))
  const ended = new Promise<void>((resolve) => {
    const gone = () => {
      running.delete(child)
      resolve()
    }
    // all that it said has been read by then
    child.once("close", gone).once("error", gone)
  })
  return {
    child,
    ended,
    end: (signal) => {
      child.kill(signal)
      return ended
    },
  }
}

/** Is a program installed? */
export const isInstalled = (program: string, asks = "--version"): boolean => spawnSync(program, [asks]).error === undefined

/** A port of this machine that nobody has. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once("error", reject).listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0))
    })
  })
}

/** Waits until something is so. Fails with what was waited for after a minute and a half. */
export async function waitUntil(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const endMs = performance.now() + 90_000
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > endMs) throw new Error(`waited too long: ${what}`)
    await new Promise((resolve) => void setTimeout(resolve, 100))
  }
}
