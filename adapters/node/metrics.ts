import cluster, { type Worker } from "node:cluster"
import type { IncomingMessage, ServerResponse } from "node:http"
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client"
import type { AnsweredShare } from "../../core/changeover/share-counts.ts"
import type { WorkQueue } from "../../core/web/work-queue.ts"
import { requestKind } from "./request-kind.ts"

/** What a server tells Prometheus of itself. */
export interface Metrics {
  /** Counts a request once it is answered, or its client has left. */
  readonly watch: (incoming: IncomingMessage, outgoing: ServerResponse) => void
  /** a guest's page was asked for: `kept` = it was there, `made` = it was put together, `renewed` = because the one that was there is over */
  readonly guestPage: (how: "kept" | "made" | "renewed") => void
  /** the store was used, for so many milliseconds */
  readonly storeUse: (use: string, ms: number, hasFailed: boolean) => void
  /** a page was answered in front of another shop, by ours or by that shop's own */
  readonly sharedPage: (answered: AnsweredShare) => void
  /** tells how many wait in this queue */
  readonly queue: (queue: WorkQueue) => void
  /** all of it, in Prometheus' text format */
  readonly text: () => Promise<string>
}

/** Up to what time answers are counted together, in seconds: from a kept page to the limit of an answer. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The same of the store's uses: a statement of a data file takes a tenth of a millisecond, one of a server's that waits its turn seconds. */
const storeBuckets = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5, 10]

/**
 * Measures of one process. A measure's labels are kinds, never addresses: those are as many as visitors like.
 *
 * @param nowMs of any clock that runs evenly
 */
export function makeMetrics(nowMs: () => number = () => performance.now()): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  if (cluster.isWorker) answerPrimary(registry)
  const answers = new Histogram({
    name: "witryna_answer_seconds",
    help: "Answers by what was asked for and the class of their status, and how long they took",
    labelNames: ["kind", "status"],
    buckets,
    registers,
  })
  const busy = new Counter({
    name: "witryna_busy_total",
    help: "Requests that were told to come again (503): too many waited, or the data could not be reached",
    labelNames: ["kind"],
    registers,
  })
  const guestPages = new Counter({
    name: "witryna_guest_pages_total",
    help: "Pages of guests that were kept, that had to be put together, and again because their version or time was over",
    labelNames: ["how"],
    registers,
  })
  const storeUses = new Histogram({
    name: "witryna_store_seconds",
    help: "Uses of the shop's data: statements by themselves, whole transactions, and waiting for a connection to a server",
    labelNames: ["use", "outcome"],
    buckets: storeBuckets,
    registers,
  })
  const sharedPages = new Histogram({
    name: "witryna_shared_pages_seconds",
    help: "Pages in front of another shop by their kind and by who answered: ours, theirs, theirs for a crawler, or theirs because ours failed or was late",
    labelNames: ["kind", "outcome"],
    buckets,
    registers,
  })
  return {
    watch(incoming, outgoing) {
      const beganMs = nowMs()
      const kind = requestKind(incoming.method ?? "", incoming.url ?? "")
      outgoing.once("close", () => {
        const status = outgoing.writableFinished ? `${Math.floor(outgoing.statusCode / 100)}xx` : "left"
        answers.observe({ kind, status }, (nowMs() - beganMs) / 1000)
        if (outgoing.statusCode === 503 && kind !== "probe") busy.inc({ kind })
      })
    },
    guestPage: (how) => guestPages.inc({ how }),
    storeUse: (use, ms, hasFailed) => storeUses.observe({ use, outcome: hasFailed ? "failed" : "fine" }, ms / 1000),
    sharedPage: ({ kind, outcome, ms }) => sharedPages.observe({ kind, outcome }, ms / 1000),
    queue(queue) {
      const waiting: Gauge = new Gauge({
        name: "witryna_waiting",
        help: "Pages and calls that wait for their turn",
        registers,
        collect: () => waiting.set(queue.waiting()),
      })
    },
    text: () => registry.metrics(),
  }
}

/** A primary's question for measures, and a worker's answer to it. */
interface MeasuresMessage {
  readonly measures: number
  readonly counted?: readonly object[]
}

const isMeasures = (said: unknown): said is MeasuresMessage => typeof said === "object" && said !== null && "measures" in said

function answerPrimary(registry: Registry): void {
  process.on("message", (said: unknown) => {
    if (!isMeasures(said)) return
    void registry.getMetricsAsJSON().then((counted) => process.send?.({ measures: said.measures, counted } satisfies MeasuresMessage))
  })
}

/** How long a worker that has much to do may take, in milliseconds. */
const patienceMs = 5_000

/**
 * Sums what the workers of this primary count, those that take requests: one that only starts has counted nothing and hears no question yet. One
 * that has died takes its counts along, which Prometheus reads as a restart.
 *
 * @returns fails when a living worker does not answer in time: without it the sum would be less than before
 */
export function workersMetrics(): () => Promise<string> {
  const serving = new Set<Worker>()
  cluster.on("listening", (worker) => void serving.add(worker))
  for (const end of ["disconnect", "exit"]) cluster.on(end, (worker: Worker) => void serving.delete(worker))
  let asked = 0
  return async () => {
    asked += 1
    const answers = await Promise.all([...serving].map((worker) => measuresOf(worker, asked)))
    return AggregatorRegistry.aggregate(answers).metrics()
  }
}

/** What a worker has counted; nothing of one that ends meanwhile. */
function measuresOf(worker: Worker, question: number): Promise<readonly object[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly object[]>()
  const hear = (said: unknown): void => {
    if (isMeasures(said) && said.measures === question) resolve(said.counted ?? [])
  }
  const gone = (): void => resolve([])
  const timer = setTimeout(() => reject(new Error(`worker ${worker.process.pid} does not tell what it counts`)), patienceMs)
  worker.on("message", hear).once("exit", gone)
  worker.send({ measures: question } satisfies MeasuresMessage, (error) => error !== null && gone())
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off("message", hear).off("exit", gone)
  })
}

/** What Prometheus' text is called in an answer. */
export const metricsType = Registry.PROMETHEUS_CONTENT_TYPE
