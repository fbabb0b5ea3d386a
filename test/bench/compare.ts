import { Bench } from "tinybench"
import type { BenchLine } from "./bench-line.ts"

/** Something measured beside ours: the same work, done by another library. */
export interface Peer {
  readonly name: string
  readonly work: () => unknown
}

/**
 * Measures ours and its peers in one run, in turns, so that a busy moment of the machine hits all of them.
 *
 * @param steps how many things one run of the work does
 */
export async function compare(what: string, ours: () => unknown, peers: readonly Peer[], steps: number = 1): Promise<readonly BenchLine[]> {
  const works = [{ name: "ours", work: ours }, ...peers]
  const samples = new Map(works.map(({ name }) => [name, [] as { readonly medianMs: number; readonly count: number }[]]))
  for (let turn = 0; turn < turns; turn += 1) {
    for (const { name, work } of works) {
      const bench = new Bench({ time: 120, iterations: 10, warmupTime: 40, warmupIterations: 5, throws: true })
      bench.add(name, () => void work())
      const [task] = await bench.run()
      if (task === undefined || !("latency" in task.result)) throw new Error(`${name} has no result`)
      samples.get(name)?.push({ medianMs: task.result.latency.p50 / steps, count: task.result.latency.samplesCount })
    }
  }
  const middle = (name: string) => {
    const sorted = (samples.get(name) ?? []).map(({ medianMs }) => medianMs).toSorted((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  }
  const medianMs = middle("ours")
  const count = (samples.get("ours") ?? []).reduce((sum, one) => sum + one.count, 0)
  const line = { what, medianMs, perSecond: Math.round(1000 / medianMs), samples: count }
  if (peers.length === 0) return [line]
  return peers.map(({ name }) => ({ ...line, peer: { name, medianMs: middle(name), ratio: medianMs / middle(name) } }))
}

const turns = 5
