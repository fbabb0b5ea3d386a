import cluster from "node:cluster"
import { stopOnSignals } from "../../adapters/node/listen.ts"
import { logFailure } from "../log-failure.ts"
import { exitCodes } from "../user-error.ts"

/** So many workers may die within this time; beyond it something is wrong that new ones do not mend. */
export const deathLimit = { deaths: 5, withinMs: 60_000 } as const

/**
 * Whether workers die too quickly to be replaced.
 *
 * @param deathsMs when workers died, the last one included, in milliseconds of one clock
 *
 * @example dieTooQuickly([0, 10, 20, 30, 40], 40) // => false
 * @example dieTooQuickly([0, 10, 20, 30, 40, 50], 50) // => true
 */
export function dieTooQuickly(deathsMs: readonly number[], nowMs: number): boolean {
  return deathsMs.filter((at) => nowMs - at < deathLimit.withinMs).length > deathLimit.deaths
}

/**
 * Runs this program again in so many processes that share its port, and stays to look after them: one that dies is replaced, and a
 * signal to stop lets each finish what it does. When the first cannot start, it has said why, and nothing else starts.
 *
 * @param onStarted called for each process
 * @param onListening called once, when the first one takes requests
 */
export function serveWorkers(
  count: number,
  { onStarted, onListening }: { readonly onStarted: (pid: number) => void; readonly onListening: (port: number) => void },
): void {
  const deathsMs: number[] = []
  let isOpen = false
  let isStopping = false
  const start = () => {
    const worker = cluster.fork()
    onStarted(worker.process.pid ?? 0)
    return worker
  }
  const stop = (): Promise<void> => {
    isStopping = true
    const living = Object.values(cluster.workers ?? {}).flatMap((worker) => (worker === undefined ? [] : [worker]))
    const ended = living.map((worker) => new Promise((resolve) => worker.process.once("exit", resolve)))
    for (const worker of living) worker.process.kill("SIGTERM")
    return Promise.all(ended).then(() => undefined)
  }
  cluster.on("exit", (worker, code, signal) => {
    if (isStopping) return
    if (!isOpen) {
      process.exitCode = code === 0 ? exitCodes.failed : code
      return
    }
    const nowMs = performance.now()
    deathsMs.push(nowMs)
    logFailure("serve", new Error(`worker ${worker.process.pid} ended with ${signal ?? code}`))
    if (!dieTooQuickly(deathsMs, nowMs)) {
      start()
      return
    }
    logFailure("serve", new Error(`more than ${deathLimit.deaths} workers died within a minute: the server stops`))
    process.exitCode = exitCodes.failed
    void stop()
  })
  stopOnSignals(stop, () => performance.now())
  start().once("listening", ({ port }) => {
    isOpen = true
    onListening(port)
    for (let more = 1; more < count; more += 1) start()
  })
}
