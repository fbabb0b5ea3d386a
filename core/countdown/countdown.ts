import { countdownLimits } from "./limits.ts"

/** The countdown of a promotion. It is told the time; it never reads a clock. */
export type Countdown =
  /** nothing is shown any more: the end has passed, or there is none */
  { readonly is: "gone" } | { readonly is: "running"; readonly endMs: number; readonly nowMs: number; readonly asked: number }

export type CountdownEvent =
  | { readonly type: "Ticked"; readonly asked: number; readonly nowMs: number }
  /** the page is seen again after it was hidden or asleep */
  | { readonly type: "Woken"; readonly nowMs: number }
  /** the product's data were read again, with another end */
  | { readonly type: "EndChanged"; readonly endMs: number | null; readonly nowMs: number }

export type CountdownCommand = { readonly type: "StartTimer"; readonly timer: "countdown"; readonly asked: number; readonly ms: number }

type Stepped = readonly [Countdown, readonly CountdownCommand[]]

/**
 * A countdown as it begins.
 *
 * Spec: 9.48, 4.70. Units: milliseconds since 1970 UTC.
 *
 * @example startCountdown(null, 0) // => [{ is: "gone" }, []]
 */
export function startCountdown(endMs: number | null, nowMs: number): Stepped {
  return run(endMs, nowMs, 1)
}

/**
 * One step of a countdown: it ticks each second, ends and removes itself.
 *
 * Spec: 4.70, 9.48. A tick of an older timer changes nothing.
 */
export function countdown(state: Countdown, event: CountdownEvent): Stepped {
  if (event.type === "EndChanged") return run(event.endMs, event.nowMs, state.is === "running" ? state.asked + 1 : 1)
  if (state.is === "gone" || (event.type === "Ticked" && event.asked !== state.asked)) return [state, []]
  return run(state.endMs, event.nowMs, state.asked + 1)
}

function run(endMs: number | null, nowMs: number, asked: number): Stepped {
  if (endMs === null || endMs <= nowMs) return [{ is: "gone" }, []]
  return [{ is: "running", endMs, nowMs, asked }, [{ type: "StartTimer", timer: "countdown", asked, ms: countdownLimits.tickMs }]]
}

/** What is left, in whole units. */
export interface TimeLeft {
  /** null when less than a day is left: it is then not shown */
  readonly days: number | null
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/**
 * What is left of a running countdown.
 *
 * Spec: 9.48 (days only when above 0). Units: milliseconds.
 *
 * @example timeLeft(93_784_000) // => { days: 1, hours: 2, minutes: 3, seconds: 4 }
 * @example timeLeft(59_999) // => { days: null, hours: 0, minutes: 0, seconds: 59 }
 */
export function timeLeft(leftMs: number): TimeLeft {
  const seconds = Math.floor(Math.max(0, leftMs) / 1000)
  const days = Math.floor(seconds / 86_400)
  return {
    days: days > 0 ? days : null,
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}
