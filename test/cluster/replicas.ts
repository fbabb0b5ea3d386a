import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { projectFolder } from "../../cli/project.ts"
import { countNobody } from "../support/shop/count-nobody.ts"
import { type ChildProgram, freePort, startProgram, waitUntil } from "./child-program.ts"

/** One process of the built server. */
export interface Replica {
  readonly port: number
  readonly origin: URL
  /** of its process. Fails when it does not run */
  readonly pid: () => number
  /** starts it, and waits until it can serve */
  readonly start: () => Promise<void>
  /** tells it to stop, and waits until it has */
  readonly stop: () => Promise<void>
  readonly kill: () => Promise<void>
}

export interface ReplicaSettings {
  /** how it reaches what it shares: DATABASE_URL, VALKEY_URL or SHOP_DATA */
  readonly env: Readonly<Record<string, string>>
  /** of its own, for the pictures that it makes */
  readonly folder: string
  /** gets what it says of errors */
  readonly onError: (text: string) => void
  /** of the program; left out: this one */
  readonly root?: string
  /** where it listens; left out: at a free one */
  readonly port?: number
}

/** How long a replica that was told to stop serves on, in seconds: more than two looks of the balancer. */
const leaveSeconds = 3

/** A replica that is not started yet. */
export async function makeReplica({ env, folder, onError, root = projectFolder, port: wanted }: ReplicaSettings): Promise<Replica> {
  const port = wanted ?? (await freePort())
  const origin = new URL(`http://127.0.0.1:${port}`)
  mkdirSync(folder, { recursive: true })
  let running: ChildProgram | null = null
  return {
    port,
    origin,
    pid: () => {
      const pid = running?.child.pid
      if (pid === undefined) throw new Error("a replica does not run")
      return pid
    },
    start: async () => {
      const isTold = Promise.withResolvers<void>()
      const said: string[] = []
      running = startProgram(process.execPath, ["cli/witryna.mjs", "serve", "--json", "--no-access-log", "--port", String(port)], {
        cwd: root,
        env: {
          ...process.env,
          SHOP_ORIGIN: "",
          SHOP_DATA: folder,
          TRUST_PROXY: "1",
          LEAVE_SECONDS: String(leaveSeconds),
          ...env,
        },
        onLine: (line) => {
          if (line.includes('"listening"')) isTold.resolve()
          // whoever refuses to start says why at once
          else if (said.length < 10) said.push(line)
        },
        onError,
      })
      const over = running.ended.then(() => isTold.reject(new Error(`a replica ended before it listened: ${said.join(" ")}`)))
      await Promise.race([isTold.promise, over])
      await isTold.promise
      // an older program has a page in its place that says that there is none
      await waitUntil("a replica is ready", async () => [200, 404].includes((await fetch(new URL("/readyz", origin))).status))
      // an older program counts nobody
      if (root !== projectFolder) return
      const databaseUrl = env["DATABASE_URL"] ?? ""
      await countNobody(databaseUrl === "" ? { dataFolder: env["SHOP_DATA"] ?? folder } : { databaseUrl })
    },
    stop: async () => running?.end("SIGTERM"),
    kill: async () => running?.end("SIGKILL"),
  }
}

/** So many replicas of one shop, which start at once: whoever is first makes its tables. */
export async function startReplicas(
  count: number,
  folder: string,
  { env, onError }: Pick<ReplicaSettings, "env" | "onError">,
): Promise<readonly Replica[]> {
  const replicas = await Promise.all(
    Array.from({ length: count }, (_, at) => makeReplica({ env, onError, folder: join(folder, `replica-${at + 1}`) })),
  )
  await Promise.all(replicas.map((replica) => replica.start()))
  return replicas
}
