/** A second wish to stop counts after this time, in milliseconds: npm passes on the SIGINT that the terminal has sent already. */
const secondWishMs = 1_000

const signals = ["SIGTERM", "SIGINT"] as const

/**
 * Calls `stop` at the first SIGTERM or SIGINT, and ends the process with 0 when it is done. A second one that is not the first one's
 * echo ends the process at once with 130.
 */
export function stopOnSignals(stop: () => Promise<void>, nowMs: () => number): void {
  const asked = wish(stop, nowMs)
  for (const signal of signals) process.on(signal, asked)
}

/** What a primary tells its worker: take what waits, then say `ready`. */
export const stopMessages = { stop: "stop", ready: "ready" } as const

/**
 * Calls `stop` when the primary says so, as `stopOnSignals` does. A terminal or a service manager signals the whole group, and a
 * worker that stopped by itself would leave without what the primary has yet to hand out; so its signals only count when it stops already.
 */
export function stopWhenTold(stop: () => Promise<void>, nowMs: () => number): void {
  const asked = wish(stop, nowMs)
  const told = { isStopping: false }
  process.on("message", (message) => {
    if (message !== stopMessages.stop) return
    told.isStopping = true
    asked()
  })
  for (const signal of signals) process.on(signal, () => told.isStopping && asked())
}

function wish(stop: () => Promise<void>, nowMs: () => number): () => void {
  let askedMs: number | null = null
  return () => {
    if (askedMs !== null) {
      if (nowMs() - askedMs > secondWishMs) process.exit(130)
      return
    }
    askedMs = nowMs()
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
}
