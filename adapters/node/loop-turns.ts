/** Gives turns of the event loop to work that holds it up. */
export interface LoopTurns {
  /** Resolves in a turn of its own, in the order of asking. */
  readonly next: () => Promise<void>
  /** Tells that something came: work waits while more comes. */
  readonly noteArrival: () => void
}

/** Work that is due begins after this at the latest, however much comes; in milliseconds. */
const patienceMs = 20

/**
 * Turns, one for each who asks. Between two of them the loop looks after everything else: it takes a new connection (Node takes one in
 * each turn), reads what has come, and answers what needs no work. While a turn brought something, the next may bring more, so work begins after
 * one that brought nothing. Work that is done in a turn of its own holds all of that up for no longer than it takes itself.
 *
 * @param nowMs of any clock that runs evenly
 */
export function makeLoopTurns(nowMs: () => number = () => performance.now()): LoopTurns {
  const waiting: (() => void)[] = []
  let arrivals = 0
  let seen = 0
  let sinceMs = 0
  const look = (): void => {
    const isQuiet = arrivals === seen
    seen = arrivals
    if (isQuiet || nowMs() - sinceMs >= patienceMs) {
      waiting.shift()?.()
      sinceMs = nowMs()
    }
    if (waiting.length > 0) setImmediate(look)
  }
  return {
    next: () =>
      new Promise((resolve) => {
        waiting.push(resolve)
        if (waiting.length > 1) return
        sinceMs = nowMs()
        setImmediate(look)
      }),
    noteArrival: () => {
      arrivals += 1
    },
  }
}
