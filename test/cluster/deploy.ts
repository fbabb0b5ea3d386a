import { spawnSync } from "node:child_process"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { projectFolder } from "../../cli/project.ts"
import { freePort, isInstalled, startProgram, waitUntil } from "./child-program.ts"
import { type CrowdReport, withCrowd } from "./crowd.ts"
import type { Goods } from "./goods.ts"
import { makeReplica } from "./replicas.ts"
import { takesConnections } from "./servers.ts"

export interface DeployReport {
  /** shoppers who came through Caddy; a text says why there were none */
  readonly crowd: CrowdReport | string
  /** what Prometheus answered to the question of `docs/deploy.md`; a text says why there is none */
  readonly secondsPerThousand: number | string
  /** what promtool says of the measures; "" = nothing is wrong with them */
  readonly promtool: string
}

interface DeployPlan {
  readonly databaseUrl: string
  readonly valkeyUrl: string
  readonly folder: string
  readonly goods: Goods
  readonly shoppers: number
  readonly seconds: number
  readonly say: (line: string) => void
  readonly onError: (text: string) => void
}

/**
 * Three replicas behind the Caddy of `docs/deploy/Caddyfile`, of which one is replaced and one is killed while shoppers walk, and a Prometheus
 * that is asked what `docs/deploy.md` says.
 */
export async function runAsDescribed(plan: DeployPlan): Promise<DeployReport> {
  const { databaseUrl, valkeyUrl, folder, say, onError } = plan
  const replicas = await Promise.all(
    [1, 2, 3].map(async (at) => {
      const metricsPort = await freePort()
      const env = { DATABASE_URL: databaseUrl, VALKEY_URL: valkeyUrl, METRICS_PORT: String(metricsPort) }
      return { metricsPort, replica: await makeReplica({ env, folder: join(folder, `replica-${at}`), onError }) }
    }),
  )
  const stops: (() => Promise<void>)[] = replicas.map(({ replica }) => replica.kill)
  try {
    await Promise.all(replicas.map(({ replica }) => replica.start()))
    const ports = replicas.map(({ metricsPort }) => metricsPort)
    const prometheus = isInstalled("prometheus") ? await startPrometheus(folder, ports) : null
    if (prometheus !== null) stops.unshift(prometheus.stop)
    const caddy = isInstalled("caddy", "version")
      ? await startCaddy(
          folder,
          replicas.map(({ replica }) => replica.port),
        )
      : null
    if (caddy !== null) stops.unshift(caddy.stop)
    const crowd =
      caddy === null
        ? "skipped, this machine has no caddy"
        : await withCrowd({ ...plan, origin: caddy.origin, place: { databaseUrl } }, async (untilShare) => {
            await untilShare(0.2)
            say("replica 1 is told to stop, and started again")
            await replicas[0]?.replica.stop()
            await replicas[0]?.replica.start()
            await untilShare(0.6)
            say("replica 2 is killed, and started again")
            const killed = { fromMs: performance.now(), toMs: performance.now() + comingBackMs }
            await replicas[1]?.replica.kill()
            await replicas[1]?.replica.start()
            return { storeAway: null, killed }
          })
    return {
      crowd,
      secondsPerThousand: prometheus === null ? "skipped, this machine has no prometheus" : await prometheus.ask(questionOfPage()),
      promtool: isInstalled("promtool") ? await lookedAt(ports[2] ?? 0) : "",
    }
  } finally {
    for (const stop of stops) await stop()
  }
}

/** A replica that is back is asked again within this, in milliseconds. */
const comingBackMs = 5000

/** Starts Caddy with the project's own file before replicas of this machine. */
async function startCaddy(folder: string, ports: readonly number[]) {
  const port = await freePort()
  const path = join(folder, "Caddyfile")
  const file = readFileSync(join(projectFolder, "docs/deploy/Caddyfile"), "utf8")
  const replicas = ports.map((at) => `127.0.0.1:${at}`).join(" ")
  writeFileSync(path, `{\n\tadmin off\n}\n${file.replace(/(?<=reverse_proxy )[^{]+/, `${replicas} `)}`)
  let said = ""
  const env = { ...process.env, SHOP_HOST: `http://127.0.0.1:${port}`, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const caddy = startProgram("caddy", ["run", "--adapter", "caddyfile", "--config", path], { env, onError: (text) => (said += text) })
  await waitUntil(`Caddy listens ${said}`, () => takesConnections(port))
  return { origin: new URL(`http://127.0.0.1:${port}`), stop: () => caddy.end("SIGTERM") }
}

/** The question that the page about running a shop has for Prometheus. */
function questionOfPage(): string {
  const found = /```\n(.*process_cpu_seconds_total.*)\n```/.exec(readFileSync(join(projectFolder, "docs/deploy.md"), "utf8"))?.[1]
  if (found === undefined) throw new Error("docs/deploy.md has a question for Prometheus")
  return found
}

async function startPrometheus(folder: string, ports: readonly number[]) {
  const [port, path] = [await freePort(), join(folder, "prometheus.yml")]
  const targets = ports.map((at) => `"127.0.0.1:${at}"`).join(", ")
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    path,
    `global:\n  scrape_interval: 1s\nscrape_configs:\n  - job_name: witryna\n    static_configs:\n      - targets: [${targets}]\n`,
  )
  const origin = `http://127.0.0.1:${port}`
  const words = [`--config.file=${path}`, `--storage.tsdb.path=${join(folder, "prometheus")}`, `--web.listen-address=127.0.0.1:${port}`]
  const prometheus = startProgram("prometheus", words)
  await waitUntil("Prometheus is ready", async () => (await fetch(`${origin}/-/ready`)).ok)
  return {
    stop: () => prometheus.end("SIGTERM"),
    ask: async (query: string): Promise<number | string> => {
      // what was just done has been looked at by then
      await pause(2000)
      const reply: unknown = await (await fetch(`${origin}/api/v1/query?${new URLSearchParams({ query }).toString()}`)).json()
      const value = Number(Object(reply).data?.result?.[0]?.value?.[1])
      return Number.isFinite(value) ? value : `Prometheus answers ${JSON.stringify(reply)}`
    },
  }
}

async function lookedAt(port: number): Promise<string> {
  const measures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const { stdout, stderr } = spawnSync("promtool", ["check", "metrics"], { input: measures, encoding: "utf8" })
  return `${stdout}${stderr}`.trim().replaceAll("\n", "; ")
}
