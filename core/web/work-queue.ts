/** Tells that whoever asked for a work does not want it any more; a web-standard `AbortSignal` does. */
export interface GivingUp {
  readonly aborted: boolean
  readonly addEventListener: (type: "abort", listener: () => void) => void
}

/** Lets only so much dear work be done at once; a little more may wait, and the rest is refused at once. */
export interface WorkQueue {
  /**
   * Does the work when its turn comes.
   *
   * @param signal aborted while it waits: the work is not begun
   * @returns null when too many wait already, or when it was given up
   */
  readonly run: <Done>(work: () => Promise<Done>, signal: GivingUp) => Promise<Done | null>
  /** whether a work that came now would be refused */
  readonly isFull: () => boolean
  /** how many wait for their turn */
  readonly waiting: () => number
}

/** How much a queue takes on. */
export interface WorkQueueLimits {
  /** works that have begun and not ended */
  readonly atOnce: number
  /** works that wait for a place */
  readonly waiting: number
  /**
   * waited for before each work begins. Work that never waits for anything would otherwise be done in one go, all that is in the queue,
   * and whatever came meanwhile would find nobody who listens.
   */
  readonly pause?: () => Promise<void>
}

/**
 * A queue in the order of asking.
 *
 * It stands in the core, because the web server and the embedded shop must both stay answerable under more load than they can carry.
 *
 * @example await makeWorkQueue({ atOnce: 1, waiting: 0 }).run(async () => "done", new AbortController().signal) // => "done"
 * @example makeWorkQueue({ atOnce: 1, waiting: 0 }).isFull() // => false
 * @example makeWorkQueue({ atOnce: 1, waiting: 0 }).waiting() // => 0
 * @example await makeWorkQueue({ atOnce: 0, waiting: 0 }).run(async () => "done", new AbortController().signal) // => null
 */
export function makeWorkQueue({ atOnce, waiting, pause }: WorkQueueLimits): WorkQueue {
  const turns: ((isGranted: boolean) => void)[] = []
  let running = 0

  const turnOf = (signal: GivingUp): Promise<boolean> =>
    new Promise((resolve) => {
      turns.push(resolve)
      signal.addEventListener("abort", () => {
        const at = turns.indexOf(resolve)
        if (at >= 0) turns.splice(at, 1)
        resolve(false)
      })
    })
  /** Who is next takes the place over, so that nobody slips in between. */
  const handOver = () => {
    const next = turns.shift()
    if (next === undefined) running -= 1
    else next(true)
  }

  const isFull = () => running >= atOnce && turns.length >= waiting
  return {
    isFull,
    waiting: () => turns.length,
    async run(work, signal) {
      if (isFull()) return null
      if (running < atOnce) running += 1
      else if (!(await turnOf(signal))) return null
      try {
        await pause?.()
        return signal.aborted ? null : await work()
      } finally {
        handOver()
      }
    },
  }
}
