import type { EndDate, PriceEnds } from "../product/price-ends.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { parseCivilDay, twoDigits } from "../values/civil-day.ts"
import { instantOf } from "../values/zoned-time.ts"

/** Constants of the promotion's countdown. Spec: 9.48. */
export const countdownLimits = {
  tickMs: 1_000,
} as const

const order = ["promotion", "discount", "distinguished", "special"] as const

/**
 * The instant at which the countdown ends: that of the first of promotion, discount, distinguished and special with an end in the
 * future, or null.
 *
 * Spec: 9.49, 9.50, 3.41. Units: milliseconds since 1970 UTC; the shop's zone as an IANA name.
 *
 * @example
 * const none = { date: null, hour: null }
 * const ends = { promotion: none, discount: { date: "1970-01-02", hour: null }, distinguished: none, special: none }
 * countdownEnd(ends, 0, "UTC") // => 172_799_000
 */
export function countdownEnd(ends: PriceEnds, nowMs: number, zone: string): number | null {
  for (const name of order) {
    const end = endInstant(ends[name], zone)
    if (end !== null && end > nowMs) return end
  }
  return null
}

/**
 * The instant of a price's end; null when it has none or it cannot be read.
 *
 * Spec: 9.50 (without an hour, and at hour 24, 23:59:59; HH, HH:MM or HH:MM:SS; the shop's zone). Units: milliseconds since 1970 UTC.
 *
 * @example endInstant({ date: "2026-11-21", hour: "12" }, "UTC") // => 1795262400000
 * @example endInstant({ date: "2026-11-21", hour: null }, "UTC") // => 1795305599000
 */
export function endInstant({ date, hour: typed }: EndDate, zone: string): number | null {
  const day = parseCivilDay((date ?? "").trim())
  const time = readHour((typed ?? "").trim())
  return day === null || time === null ? null : instantOf({ ...day, ...time }, zone)
}

function readHour(text: string): { readonly hour: number; readonly minute: number; readonly second: number } | null {
  if (text === "" || /^24(?::00){0,2}$/.test(text)) return { hour: 23, minute: 59, second: 59 }
  const parts = /^(\d{1,2})(?::(\d{2})(?::(\d{2}))?)?$/.exec(text)
  if (parts === null) return null
  const [hour, minute, second] = [Number(parts[1]), Number(parts[2] ?? 0), Number(parts[3] ?? 0)]
  return hour <= 23 && minute <= 59 && second <= 59 ? { hour, minute, second } : null
}

/** The countdown of a promotion. Events bring the time; it never reads a clock. */
export type Countdown =
  /** nothing is shown: the end has passed, or there is none */
  { readonly is: "gone" } | { readonly is: "running"; readonly endMs: number; readonly nowMs: number; readonly timerId: number }

export type CountdownEvent =
  | { readonly type: "Ticked"; readonly timerId: number; readonly nowMs: number }
  /** the page is visible again after it was hidden or asleep */
  | { readonly type: "Woken"; readonly nowMs: number }
  /** the product was read again and has another end */
  | { readonly type: "EndChanged"; readonly endMs: number | null; readonly nowMs: number }

export interface CountdownCommand {
  readonly type: "StartTimer"
  readonly timer: "countdown"
  readonly timerId: number
  readonly ms: number
  /** when it ends if it is not late, milliseconds since 1970 UTC */
  readonly dueMs: number
}

type Stepped = readonly [Countdown, readonly CountdownCommand[]]

/**
 * A countdown at its start, with the timer of its first tick.
 *
 * Spec: 9.48, 4.70. Units: milliseconds since 1970 UTC.
 *
 * @example startCountdown(null, 0) // => [{ is: "gone" }, []]
 */
export function startCountdown(endMs: number | null, nowMs: number): Stepped {
  return run(endMs, nowMs, 1)
}

/**
 * One step of a countdown: it ticks every second and disappears at its end.
 *
 * Spec: 4.70, 9.48. A tick of an older timer changes nothing.
 *
 * @example
 * const [started] = startCountdown(10_000, 0)
 * countdown(started, { type: "Ticked", timerId: 1, nowMs: 10_000 }) // => [{ is: "gone" }, []]
 */
export function countdown(state: Countdown, event: CountdownEvent): Stepped {
  if (event.type === "EndChanged") return run(event.endMs, event.nowMs, state.is === "running" ? state.timerId + 1 : 1)
  if (state.is === "gone" || (event.type === "Ticked" && event.timerId !== state.timerId)) return [state, []]
  return run(state.endMs, event.nowMs, state.timerId + 1)
}

function run(endMs: number | null, nowMs: number, timerId: number): Stepped {
  if (endMs === null || endMs <= nowMs) return [{ is: "gone" }, []]
  const { tickMs } = countdownLimits
  return [
    { is: "running", endMs, nowMs, timerId },
    [{ type: "StartTimer", timer: "countdown", timerId, ms: tickMs, dueMs: nowMs + tickMs }],
  ]
}

/** The time left, in whole units. */
export interface TimeLeft {
  /** null when less than a day is left, because it is then not shown */
  readonly days: number | null
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/**
 * The time left of a running countdown.
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

/** Keys of the texts of a countdown. Spec: 9.48. */
export const countdownTextKeys = [
  "shipping.countdownDays",
  "shipping.countdownHours",
  "shipping.countdownLabel",
  "shipping.countdownMinutes",
  "shipping.countdownSeconds",
] as const

type Catalogue = TextCatalogue<(typeof countdownTextKeys)[number]>

/** A countdown in the shopper's words. */
export interface CountdownWords {
  readonly label: string
  /** days if there are any, hours, minutes and seconds: at least two digits, each with its word */
  readonly parts: readonly { readonly number: string; readonly word: string }[]
}

/**
 * A countdown in the shopper's words; null once it has ended.
 *
 * Spec: 9.48, 4.70.
 *
 * @example countdownWords({ is: "running", endMs: 61_000, nowMs: 0, timerId: 1 }, polish)?.parts.at(-1)
 * // => { number: "01", word: "sekunda" }
 */
export function countdownWords(state: Countdown, catalogue: Catalogue): CountdownWords | null {
  if (state.is === "gone") return null
  const { days, hours, minutes, seconds } = timeLeft(state.endMs - state.nowMs)
  const part = (count: number, key: Exclude<(typeof countdownTextKeys)[number], "shipping.countdownLabel">) => ({
    number: twoDigits(count),
    word: formatText(catalogue, key, { count }),
  })
  return {
    label: formatText(catalogue, "shipping.countdownLabel"),
    parts: [
      ...(days === null ? [] : [part(days, "shipping.countdownDays")]),
      part(hours, "shipping.countdownHours"),
      part(minutes, "shipping.countdownMinutes"),
      part(seconds, "shipping.countdownSeconds"),
    ],
  }
}
