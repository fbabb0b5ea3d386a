import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { isForeignObject } from "../../core/web/untrusted-json.ts"

/** Why a server cannot listen, in the terms of the settings. */
export type ListenFailure = { readonly _tag: "PortBusy" } | { readonly _tag: "PortForbidden" } | { readonly _tag: "HostUnknown" }

export type Listening = { readonly _tag: "Listening"; readonly server: Server; readonly port: number } | ListenFailure

/** Files that a process needs besides its connections: data, pictures, scripts, logs. */
const otherFiles = 40

/** Connections that this process may have open, by the system's limit of open files. */
function connectionLimit(): number {
  const report: unknown = process.report.getReport()
  const limits = isForeignObject(report) ? report["userLimits"] : null
  const files = isForeignObject(limits) ? limits["open_files"] : null
  const soft = isForeignObject(files) ? Number(files["soft"]) : Number.NaN
  return Number.isFinite(soft) ? Math.max(1, soft - otherFiles) : Number.POSITIVE_INFINITY
}

/** Where to listen, and what to do when connections are more than the system lets a process have. */
export interface ListenSettings {
  readonly host: string
  readonly port: number
  /** by default what the system's limit of open files leaves */
  readonly maxConnections?: number
  /** called once, when the first connection is closed because there are too many */
  readonly onFull?: (maxConnections: number) => void
}

/**
 * Listens on a host and port; port 0 lets the system choose. Fails only with causes that no setting can mend.
 *
 * Limits: 60 s for a request to arrive whole, 15 s for its headers, 16 kB of headers; a connection beyond `maxConnections` is closed at
 * once, so that those that are open still get their files.
 */
export function listen(at: ListenSettings, onRequest: RequestListener): Promise<Listening> {
  const server = createServer(
    {
      requestTimeout: 60_000,
      headersTimeout: 15_000,
      // how often Node looks for those that are too slow; its own 30 s would double their time
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16_384,
      keepAliveTimeout: 5_000,
    },
    onRequest,
  )
  const maxConnections = at.maxConnections ?? connectionLimit()
  if (Number.isFinite(maxConnections)) server.maxConnections = maxConnections
  server.once("drop", () => at.onFull?.(maxConnections))
  return new Promise((resolve, reject) => {
    server.once("error", (cause: NodeJS.ErrnoException) => {
      const failure = failures.get(cause.code ?? "")
      if (failure === undefined) reject(cause)
      else resolve(failure)
    })
    server.listen(at.port, at.host, () => {
      const address: AddressInfo | string | null = server.address()
      resolve({ _tag: "Listening", server, port: typeof address === "object" && address !== null ? address.port : at.port })
    })
  })
}

const failures: ReadonlyMap<string, ListenFailure> = new Map<string, ListenFailure>([
  ["EADDRINUSE", { _tag: "PortBusy" }],
  ["EACCES", { _tag: "PortForbidden" }],
  ["EADDRNOTAVAIL", { _tag: "HostUnknown" }],
  ["ENOTFOUND", { _tag: "HostUnknown" }],
])

/** Running requests get this long to finish, in milliseconds. */
export const stopPatienceMs = 5_000

/** Stops accepting, lets running requests finish, then cuts what is left. Resolves when every connection is closed. */
export function stopServer(server: Server, patienceMs: number = stopPatienceMs): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), patienceMs)
    // a connection that has answered waits for its next request: it has nothing to finish
    const tidy = setInterval(() => server.closeIdleConnections(), 50)
    server.close(() => {
      clearTimeout(cut)
      clearInterval(tidy)
      resolve()
    })
  })
}

/**
 * Calls `stop` at the first SIGTERM or SIGINT, and ends the process with 0 when it is done. npm passes on the SIGINT that the
 * terminal has sent already, so a second one counts only after a second: it ends the process at once with 130.
 */
export function stopOnSignals(stop: () => Promise<void>, nowMs: () => number): void {
  let askedMs: number | null = null
  const onSignal = () => {
    if (askedMs !== null) {
      if (nowMs() - askedMs > 1_000) process.exit(130)
      return
    }
    askedMs = nowMs()
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on("SIGTERM", onSignal)
  process.on("SIGINT", onSignal)
}
