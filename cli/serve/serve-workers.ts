import cluster, { type Address, type Worker } from "node:cluster"
import { get } from "node:http"
import { shutdownGraceMs } from "../../adapters/node/stop-server.ts"
import { stopMessages, stopOnSignals } from "../../adapters/node/stop-signals.ts"
import { logFailure } from "../log-failure.ts"
import { exitCodes } from "../user-error.ts"

/**
 * How long to wait before a worker that died is replaced. The first two of a minute are replaced at once; whatever kills more of them would kill the
 * next as well, and starting is dear.
 *
 * Units: milliseconds.
 *
 * @param deathsMs when workers died, the last one included, in milliseconds of one clock
 *
 * @example restartPauseMs([0, 10], 10) // => 0
 * @example restartPauseMs([0, 10, 20], 20) // => 250
 * @example restartPauseMs([0, 10, 20, 30], 30) // => 500
 * @example restartPauseMs(Array.from({ length: 40 }, (_, at) => at), 40) // => 30_000
 */
export function restartPauseMs(deathsMs: readonly number[], nowMs: number): number {
  const deaths = deathsMs.filter((at) => nowMs - at < pauseRules.withinMs).length
  return deaths <= pauseRules.atOnce ? 0 : Math.min(pauseRules.mostMs, pauseRules.firstMs * 2 ** (deaths - pauseRules.atOnce - 1))
}

const pauseRules = { withinMs: 60_000, atOnce: 2, firstMs: 250, mostMs: 30_000 } as const

export interface WorkersSettings {
  /** how long each serves on before it stops, in milliseconds */
  readonly leaveMs?: number
  /** called for each process */
  readonly onStarted: (pid: number) => void
  /** called once, when the first one takes requests */
  readonly onListening: (port: number) => void
}

/**
 * Runs this program again in so many processes that share its port, and stays to look after them: one that dies is replaced,
 * later and later while more of them die, and those that live go on. A signal to stop lets each finish what it does. When the first cannot start, it has said why, and nothing else starts.
 */
export function serveWorkers(count: number, { leaveMs = 0, onStarted, onListening }: WorkersSettings): void {
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
    return stopWorkers(openAt, leaveMs)
  }
  cluster.on("exit", (worker, code, signal) => {
    if (isStopping) return
    if (openAt === null) {
      process.exitCode = code === 0 ? exitCodes.failed : code
      return
    }
    const nowMs = performance.now()
    deathsMs.push(nowMs)
    // older ones count for nothing any more
    while (nowMs - (deathsMs[0] ?? nowMs) >= pauseRules.withinMs) deathsMs.shift()
    const pauseMs = restartPauseMs(deathsMs, nowMs)
    const next = pauseMs === 0 ? "" : `; the next one starts in ${pauseMs} ms`
    logFailure("serve", new Error(`worker ${worker.process.pid} ended with ${signal ?? code}${next}`))
    setTimeout(() => {
      if (!isStopping) start()
    }, pauseMs)
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
async function stopWorkers(openAt: Address | null, leaveMs: number): Promise<void> {
  const living = Object.values(cluster.workers ?? {}).flatMap((worker) => (worker === undefined ? [] : [worker]))
  const ended = living.map((worker) => new Promise((resolve) => worker.process.once("exit", resolve)))
  const handedOut = Promise.all(living.map(tellToStop)).then(() => (openAt === null ? null : answerLast(openAt)))
  await Promise.race([handedOut, new Promise((resolve) => void setTimeout(resolve, leaveMs + shutdownGraceMs / 2))])
  for (const worker of living) if (worker.isConnected()) worker.disconnect()
  await Promise.all(ended)
}

/** Resolves when a worker has taken what it was given, or is gone. */
const tellToStop = (worker: Worker): Promise<unknown> =>
  new Promise((resolve) => {
    // what it counts may be on its way to us as well
    worker.on("message", (said) => said === stopMessages.ready && resolve(said)).process.once("exit", resolve)
    // one that has just died is told by its exit
    worker.send(stopMessages.stop, () => undefined)
  })

/** Connections are handed out in the order in which they came: when one that came last is answered, none before it waits. */
const answerLast = ({ address, port }: Address): Promise<unknown> =>
  new Promise((resolve) => {
    const host = address === "0.0.0.0" || address === "::" ? "localhost" : address
    get({ host, port, path: "/healthz", agent: false }, (answer) => answer.resume().once("close", resolve)).once("error", resolve)
  })
