import cluster from "node:cluster"
import { listen } from "../../../adapters/node/listen.ts"
import { stopServer } from "../../../adapters/node/stop-server.ts"
import { stopMessages, stopOnSignals, stopWhenTold } from "../../../adapters/node/stop-signals.ts"
import { serveWorkers } from "../../../cli/serve/serve-workers.ts"

/** A server that stops as `serve` does: `node stopping-server.ts <workers>` prints the ids of its workers, then its port. */
const workers = Number(process.argv[2])
const say = (line: object) => void process.stdout.write(`${JSON.stringify(line)}\n`)

if (workers > 1 && cluster.isPrimary) {
  // before a worker listens, a signal ends it as it ends any program
  cluster.on("listening", ({ process: { pid } }) => say({ pid }))
  serveWorkers(workers, { onStarted: () => undefined, onListening: (port) => say({ port }) })
} else {
  const listening = await listen({ host: "127.0.0.1", port: 0 }, (incoming, outgoing) => {
    // an answer takes some turns of the loop, as one of the shop does
    setImmediate(() => outgoing.end(`answered ${incoming.url}`))
  })
  if (listening._tag !== "Listening") throw new Error(listening._tag)
  const nowMs = () => performance.now()
  if (cluster.isPrimary) {
    stopOnSignals(() => stopServer(listening.server), nowMs)
    say({ port: listening.port })
  } else {
    stopWhenTold(() => stopServer(listening.server, { close: () => void process.send?.(stopMessages.ready) }), nowMs)
  }
}
