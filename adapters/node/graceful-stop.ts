import type { Server } from "node:http"

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
