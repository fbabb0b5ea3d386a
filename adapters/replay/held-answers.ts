import type { VirtualClock } from "./virtual-clock.ts"

/** Answers that are on their way: they come at their moments of a virtual clock. */
export interface HeldAnswers {
  /**
   * Waits for a moment of the clock, in milliseconds since 1970 UTC; a moment that has passed is not waited for. Fails with an AbortError
   * when the request is given up or the page is left.
   */
  readonly until: (dueMs: number, signal: AbortSignal) => Promise<void>
  readonly count: () => number
  /** ends all of them, as leaving a page does */
  readonly drop: () => void
}

/** @param onHeld called when another one waits */
export function holdAnswers(clock: Pick<VirtualClock, "nowMs" | "after">, onHeld: () => void): HeldAnswers {
  const held = new Set<(failure: DOMException) => void>()
  return {
    count: () => held.size,
    drop: () => {
      for (const fail of held) fail(new DOMException("the page was left", "AbortError"))
    },
    until: (dueMs, signal) => {
      if (dueMs <= clock.nowMs()) return Promise.resolve()
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const fail = (failure: DOMException) => {
        held.delete(fail)
        reject(failure)
      }
      held.add(fail)
      signal.addEventListener("abort", () => fail(new DOMException("the request was given up", "AbortError")), { once: true })
      clock.after(dueMs - clock.nowMs(), () => {
        held.delete(fail)
        resolve()
      })
      onHeld()
      return promise
    },
  }
}
