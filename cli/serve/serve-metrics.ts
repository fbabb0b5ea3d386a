import cluster from "node:cluster"
import { addressOf, listen } from "../../adapters/node/listen.ts"
import { makeMetrics, type Metrics, metricsType, workersMetrics } from "../../adapters/node/metrics.ts"
import type { ServeSettings } from "../input/settings.ts"
import { logFailure } from "../log-failure.ts"
import { UserError } from "../user-error.ts"

type MetricsSettings = Pick<ServeSettings, "isJson"> & { readonly metrics: NonNullable<ServeSettings["metrics"]> }

/** Measures this process, and tells of it: a process alone at its own port, one of several through its primary. */
export async function openMetrics(settings: MetricsSettings): Promise<Metrics> {
  const metrics = makeMetrics()
  if (cluster.isPrimary) await serveMetrics(settings, metrics.text)
  return metrics
}

/** Tells of all workers of this process. */
export async function serveWorkersMetrics(settings: MetricsSettings): Promise<void> {
  await serveMetrics(settings, workersMetrics())
}

/**
 * Answers `GET /metrics` on a port of its own, which visitors do not reach, and ends with the process. Fails with a UserError when it cannot
 * listen there.
 */
async function serveMetrics({ metrics: { host, port }, isJson }: MetricsSettings, text: () => Promise<string>): Promise<void> {
  const listening = await listen({ host, port }, (incoming, outgoing) => {
    if (incoming.method !== "GET" || incoming.url !== "/metrics") {
      outgoing.writeHead(404).end()
      return
    }
    text().then(
      (measures) => outgoing.writeHead(200, { "content-type": metricsType }).end(measures),
      (cause: unknown) => {
        logFailure("gather measures", cause)
        outgoing.writeHead(503).end()
      },
    )
  })
  if (listening._tag !== "Listening")
    throw new UserError(`METRICS_PORT ${port} on "${host}" cannot be listened on: ${reasons[listening._tag]}. Choose another.`)
  listening.server.unref()
  const address = `${addressOf(host, listening.port)}metrics`
  console.log(isJson ? JSON.stringify({ event: "metrics", address }) : `  measures at ${address}`)
}

const reasons = {
  PortBusy: "it is in use",
  PortForbidden: "it needs more rights",
  HostUnknown: "this machine has no such address",
} as const
