/** Time that passes only when it is told to. */
export interface VirtualClock {
  /** milliseconds since 1970 UTC */
  readonly nowMs: () => number
  readonly after: (ms: number, run: () => void) => void
  /** drops all timers, as leaving a page does */
  readonly clear: () => void
  /**
   * Lets time pass up to a moment. Timers that are due run in the order of their moments, equal ones in the order they were set;
   * after each of them `settle` is waited for, since it may set further timers.
   */
  readonly advanceTo: (untilMs: number, settle: () => Promise<void>) => Promise<void>
}

/** A clock that stands at its start. */
export function createVirtualClock(startMs: number): VirtualClock {
  let nowMs = startMs
  let timers: readonly { readonly dueMs: number; readonly run: () => void }[] = []
  return {
    nowMs: () => nowMs,
    after: (ms, run) => {
      timers = [...timers, { dueMs: nowMs + Math.max(0, ms), run }]
    },
    clear: () => {
      timers = []
    },
    advanceTo: async (untilMs, settle) => {
      for (;;) {
        const next = timers.filter((timer) => timer.dueMs <= untilMs).toSorted((a, b) => a.dueMs - b.dueMs)[0]
        if (next === undefined) break
        timers = timers.filter((timer) => timer !== next)
        nowMs = Math.max(nowMs, next.dueMs)
        next.run()
        await settle()
      }
      nowMs = Math.max(nowMs, untilMs)
    },
  }
}
