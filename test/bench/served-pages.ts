import { readdirSync, statSync } from "node:fs"
import { loadavg } from "node:os"
import { join } from "node:path"
import autocannon from "autocannon"
import type { BenchLine } from "./bench-line.ts"
import { startBenchServer } from "./bench-server.ts"
import type { BenchShop } from "./bench-shop.ts"

/** Pages a second that one process has to give, and how many times longer than the median the slowest hundredth may take. */
const limits = { wholeRenders: 120, keptPages: 800, tail: 5 } as const

const seconds = 5
const page = "/product-pol-507-Dzbanek-Studnia-1-2-l.html"

interface Load {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly count: number
  /** of one answer, headers included */
  readonly bytes: number
}

/**
 * Pages of a server in a process of its own, as `npm start` runs it, over real connections: put together whole for each visitor (an
 * address that carries a choice is never kept), and kept. Beside them, from the same server, the built file nearest in size.
 */
export async function benchServedPages({ dataFolder, root }: BenchShop): Promise<readonly BenchLine[]> {
  const server = await startBenchServer(root, dataFolder)
  try {
    const whole = await underLoad(server.origin + `${page}?selected_size=uniw`)
    const kept = await underLoad(server.origin + page)
    const file = nearestFile(join(root, "dist/client"), kept[0].bytes)
    const still = await underLoad(server.origin + file.path)
    const beside = `a static file of ${(file.bytes / 1000).toFixed(0)} kB`
    return [
      ...lines("product page, rendered whole", whole, limits.wholeRenders, still, beside),
      ...lines("product page, kept", kept, limits.keptPages, still, beside),
    ]
  } finally {
    await server.stop()
  }
}

type Loads = readonly [ten: Load, fifty: Load]

function lines(what: string, [ten, fifty]: Loads, leastPerSecond: number, [still, stillFifty]: Loads, name: string): readonly BenchLine[] {
  const eachMs = (load: Load) => 1000 / load.perSecond
  const said = `load ${(loadavg()[0] ?? 0).toFixed(1)}`
  return [
    {
      what: `${what}, 10 connections (${said})`,
      medianMs: eachMs(ten),
      perSecond: Math.round(ten.perSecond),
      samples: ten.count,
      limitMs: Number((1000 / leastPerSecond).toFixed(2)),
      peer: { name, medianMs: eachMs(still), ratio: eachMs(ten) / eachMs(still) },
    },
    {
      what: `${what}, p99 of 50 connections`,
      medianMs: fifty.p99Ms,
      perSecond: Math.round(fifty.perSecond),
      samples: fifty.count,
      limitMs: limits.tail * fifty.p50Ms,
      peer: { name, medianMs: stillFifty.p99Ms, ratio: fifty.p99Ms / stillFifty.p99Ms },
    },
  ]
}

async function underLoad(url: string): Promise<Loads> {
  const headers = { cookie: "lang=pol", "accept-encoding": "br, gzip" }
  const run = async (connections: number, duration: number): Promise<Load> => {
    const { requests, latency, throughput, non2xx, errors } = await autocannon({ url, connections, duration, headers })
    if (non2xx > 0 || errors > 0 || requests.total === 0) throw new Error(`${url} failed: ${non2xx} answers, ${errors} connections`)
    const bytes = throughput.total / requests.total
    return { perSecond: requests.average, p50Ms: latency.p50, p99Ms: latency.p99, count: requests.total, bytes }
  }
  await run(10, 2)
  return [await run(10, seconds), await run(50, seconds)]
}

/** The packed file of a build whose size is nearest, by the path of the file that it packs. */
function nearestFile(clientFolder: string, bytes: number): { readonly path: string; readonly bytes: number } {
  const sizes = readdirSync(join(clientFolder, "assets"))
    .filter((name) => name.endsWith(".br"))
    .map((name) => ({ path: `/assets/${name.slice(0, -3)}`, bytes: statSync(join(clientFolder, "assets", name)).size }))
  const [nearest] = sizes.toSorted((one, other) => Math.abs(one.bytes - bytes) - Math.abs(other.bytes - bytes))
  if (nearest === undefined) throw new Error("the build has no packed files")
  return nearest
}
