import cluster, { type Address, type Worker } from "node:cluster"
import { get } from "node:http"
import { shutdownGraceMs } from "../../adapters/node/stop-server.ts"
import { stopMessages, stopOnSignals } from "../../adapters/node/stop-signals.ts"
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
  let openAt: Address | null = null
  let isStopping = false
  const start = () => {
    const worker = cluster.fork()
    onStarted(worker.process.pid ?? 0)
    return worker
  }
  const stop = (): Promise<void> => {
    isStopping = true
    return stopWorkers(openAt)
  }
  cluster.on("exit", (worker, code, signal) => {
    if (isStopping) return
    if (openAt === null) {
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
  start().once("listening", (address) => {
    openAt = address
    onListening(address.port)
    for (let more = 1; more < count; more += 1) start()
  })
}

/**
 * Stops all workers so that what has reached the shared socket is answered: each takes what it was given and says so, then the primary
 * hands out what still waits, and only then closes the socket. Resolves when all have ended.
 */
async function stopWorkers(openAt: Address | null): Promise<void> {
  const living = Object.values(cluster.workers ?? {}).flatMap((worker) => (worker === undefined ? [] : [worker]))
  const ended = living.map((worker) => new Promise((resolve) => worker.process.once("exit", resolve)))
  const handedOut = Promise.all(living.map(tellToStop)).then(() => (openAt === null ? null : answerLast(openAt)))
  await Promise.race([handedOut, new Promise((resolve) => void setTimeout(resolve, shutdownGraceMs / 2))])
  for (const worker of living) if (worker.isConnected()) worker.disconnect()
  await Promise.all(ended)
}

/** Resolves when a worker has taken what it was given, or is gone. */
const tellToStop = (worker: Worker): Promise<unknown> =>
  new Promise((resolve) => {
    worker.once("message", resolve).process.once("exit", resolve)
    // one that has just died is told by its exit
    worker.send(stopMessages.stop, () => undefined)
  })

/** Connections are handed out in the order in which they came: when one that came last is answered, none before it waits. */
const answerLast = ({ address, port }: Address): Promise<unknown> =>
  new Promise((resolve) => {
    const host = address === "0.0.0.0" || address === "::" ? "localhost" : address
    get({ host, port, path: "/healthz", agent: false }, (answer) => answer.resume().once("close", resolve)).once("error", resolve)
  })
