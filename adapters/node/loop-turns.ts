/** Gives turns of the event loop to what would otherwise hold it up. */
export interface LoopTurns {
  /** Resolves in a turn of its own, in the order of asking: for work. */
  readonly next: () => Promise<void>
  /**
   * To be asked by whatever comes, before it is looked at. Null = there is room for it at once; in a crowd it waits for the promise, some
   * others beside it.
   */
  readonly arrive: () => Promise<void> | null
}

/** Whoever waits is given a turn after this at the latest, however much comes; in milliseconds. */
const patienceMs = 20

/** What comes in one turn is answered at once for so long, in milliseconds, and then so many in each turn. */
const crowdRules = { afterMs: 10, atOnce: 16 } as const

/**
 * Turns of the loop. Between two of them it looks after everything else: it takes a new connection (Node takes one in each turn) and reads
 * what has come. While a turn brought something, the next may bring more, so whoever waits goes on after one that brought nothing: some of a
 * crowd and one work in each turn, so that neither keeps the other waiting. Work holds everything up for no longer than it takes itself.
 *
 * @param nowMs of any clock that runs evenly
 */
export function makeLoopTurns(nowMs: () => number = () => performance.now()): LoopTurns {
  const works: (() => void)[] = []
  const crowd: (() => void)[] = []
  let arrivals = 0
  let seen = 0
  let sinceMs = 0
  let turnBeganMs: number | null = null
  let isLooking = false

  const look = (): void => {
    const isQuiet = arrivals === seen
    seen = arrivals
    if (isQuiet || nowMs() - sinceMs >= patienceMs) {
      for (const go of crowd.splice(0, crowdRules.atOnce)) go()
      works.shift()?.()
      sinceMs = nowMs()
    }
    isLooking = works.length + crowd.length > 0
    if (isLooking) setImmediate(look)
  }
  const waitIn = (line: (() => void)[]): Promise<void> =>
    new Promise((resolve) => {
      line.push(resolve)
      if (isLooking) return
      isLooking = true
      sinceMs = nowMs()
      setImmediate(look)
    })
  const hasRoom = (): boolean => {
    if (crowd.length > 0) return false
    if (turnBeganMs !== null) return nowMs() - turnBeganMs < crowdRules.afterMs
    turnBeganMs = nowMs()
    setImmediate(() => {
      turnBeganMs = null
    })
    return true
  }

  return {
    next: () => waitIn(works),
    arrive: () => {
      arrivals += 1
      return hasRoom() ? null : waitIn(crowd)
    },
  }
}
