import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { projectFolder } from "../../cli/project.ts"
import { UserError } from "../../cli/user-error.ts"
import { type PostgresServer, startPostgres } from "../support/store/postgres-server.ts"
import { type ChildProgram, freePort, isInstalled, startProgram, waitUntil } from "./child-program.ts"

/** What stands around the replicas. */
export interface Servers {
  readonly postgres: PostgresServer
  readonly valkey: Valkey
  /** a folder that is gone after the run */
  readonly folder: string
  readonly stop: () => Promise<void>
}

export interface Valkey {
  readonly url: string
  readonly start: () => Promise<void>
  readonly kill: () => Promise<void>
  /** empties it */
  readonly forget: () => Promise<void>
}

/** Programs that are not brought by npm; the first of a line that is installed is taken. */
const needed = [["redis-server", "valkey-server"], ["haproxy"]] as const

/** Fails with a UserError that names in one line what this machine has not. */
export async function startServers(): Promise<Servers> {
  const found = needed.map((names) => names.find((name) => isInstalled(name, name === "haproxy" ? "-v" : "--version")))
  const missing = needed.flatMap((names, at) => (found[at] === undefined ? [names.join(" or ")] : []))
  if (missing.length > 0)
    throw new UserError(`this machine has no ${missing.join(" and no ")} (Debian: apt-get install redis-server haproxy)`)
  // what was told to be kept is kept, also where the server is stopped at once; nobody stops the machine
  const postgres = await startPostgres(["synchronous_commit=on"])
  if (postgres === null)
    throw new UserError(
      "npm brings no PostgreSQL for this platform, and there is none in /usr/lib/postgresql (Debian: apt-get install postgresql)",
    )
  const folder = mkdtempSync(join(tmpdir(), "witryna-cluster-"))
  const valkey = await makeValkey(found[0] ?? "redis-server", folder)
  await valkey.start()
  return {
    postgres,
    valkey,
    folder,
    stop: async () => {
      await valkey.kill()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function makeValkey(program: string, folder: string): Promise<Valkey> {
  const port = await freePort()
  let running: ChildProgram | null = null
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      running = startProgram(program, ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder])
      await waitUntil("Valkey answers", () => takesConnections(port))
    },
    kill: async () => {
      await running?.end("SIGKILL")
    },
    forget: () =>
      new Promise((resolve, reject) => {
        const socket = connect(port, "127.0.0.1", () => socket.write("FLUSHALL\r\n"))
        socket.once("error", reject).once("data", () => {
          socket.destroy()
          resolve()
        })
      }),
  }
}

/** Does anybody listen at a port? */
export const takesConnections = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1")
    const told = (is: boolean) => {
      socket.destroy()
      resolve(is)
    }
    socket.once("connect", () => told(true)).once("error", () => told(false))
  })

/** Starts the balancer of the project's own configuration before these ports. @returns where it listens */
export async function startBalancer(
  folder: string,
  ports: readonly number[],
): Promise<{ readonly origin: URL; readonly stop: () => Promise<void> }> {
  const port = await freePort()
  const path = join(folder, "haproxy.cfg")
  writeFileSync(path, balancerOf(readFileSync(join(projectFolder, "docs/deploy/haproxy.cfg"), "utf8"), port, ports))
  let said = ""
  const balancer = startProgram("haproxy", ["-db", "-f", path], { onError: (text) => (said += text) })
  await waitUntil(`HAProxy listens ${said}`, () => takesConnections(port))
  return { origin: new URL(`http://127.0.0.1:${port}`), stop: () => balancer.end("SIGTERM") }
}

/** The configuration with this run's addresses in place of those of the machines. */
export function balancerOf(configuration: string, port: number, ports: readonly number[]): string {
  const servers = ports.map((at, index) => `  server shop${index + 1} 127.0.0.1:${at}`).join("\n")
  return configuration.replace(/bind :80$/m, `bind 127.0.0.1:${port}`).replace(/(?:^ {2}server \S+ \S+$\n?)+/m, `${servers}\n`)
}
