import { layoutLimits } from "./limits.ts"

/** The timer of a time limit. Its number is that of the request whose answer is awaited; it ends in `TimeLimitEnded`. */
export interface TimeLimit {
  readonly type: "StartTimer"
  readonly timer: "action"
  readonly timerId: number
  readonly ms: number
}

/** The time limit of the request with this number has run out. */
export interface TimeLimitEnded {
  readonly type: "TimerEnded"
  readonly timerId: number
}

/**
 * The time limit of what a shopper asked for: with no answer when it ends, that counts as failed and is said. The one rule of giving up, for
 * actions, forms, passkeys and calls out of a browser.
 *
 * Spec: 8.57, 19.44. Units: milliseconds.
 *
 * @example timeLimit(3) // => { type: "StartTimer", timer: "action", timerId: 3, ms: 20_000 }
 */
export const timeLimit = (requestId: number): TimeLimit => ({
  type: "StartTimer",
  timer: "action",
  timerId: requestId,
  ms: layoutLimits.actionMs,
})
