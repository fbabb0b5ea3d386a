import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { dayMonthYear, twoDigits } from "../values/civil-day.ts"
import { civilTimeAt } from "../values/zoned-time.ts"
import {
  type Countdown,
  countdown,
  type CountdownCommand,
  type CountdownEvent,
  countdownTextKeys,
  type CountdownWords,
  countdownWords,
  startCountdown,
} from "./countdown.ts"

/** The end of a promotion on a product's page: its moment is named, until something on the page counts down to it. */
export interface PromotionEnd {
  /** milliseconds since 1970 UTC */
  readonly endMs: number
  /** of the shop's clock, an IANA name */
  readonly zone: string
  /** null = nothing counts */
  readonly countdown: Countdown | null
}

type Stepped = readonly [PromotionEnd, readonly CountdownCommand[]]

/**
 * One step: the first moment that is told starts the countdown, which goes on by itself and is gone at the end.
 *
 * Spec: 4.70, 4.76, 9.48.
 *
 * @example promotionEnd({ endMs: 500, zone: "UTC", countdown: null }, { type: "Woken", nowMs: 500 })[0].countdown // => { is: "gone" }
 */
export function promotionEnd(state: PromotionEnd, event: CountdownEvent): Stepped {
  if (state.countdown === null && event.type === "Ticked") return [state, []]
  const [counted, commands] =
    state.countdown === null
      ? startCountdown(event.type === "EndChanged" ? event.endMs : state.endMs, event.nowMs)
      : countdown(state.countdown, event)
  const endMs = counted.is === "running" ? counted.endMs : state.endMs
  return counted === state.countdown ? [state, commands] : [{ ...state, endMs, countdown: counted }, commands]
}

/** Keys of the texts of a promotion's end. */
export const promotionEndTextKeys = [...countdownTextKeys, "shipping.promotionEnds"] as const

/** The key of any of them. */
export type PromotionEndTextKey = (typeof promotionEndTextKeys)[number]

/** The end in the shopper's words: the moment as it is named, and what is left of it while something counts. */
export interface PromotionEndView {
  readonly moment: string
  /** the moment as machines read it */
  readonly instant: string
  /** null = nothing counts */
  readonly left: CountdownWords | null
}

/**
 * The end of a promotion as it is shown; `null` once it has passed.
 *
 * Spec: 4.70, 4.76, 9.48.
 *
 * @example viewPromotionEnd({ endMs: 500, zone: "UTC", countdown: { is: "gone" } }, polish) // => null
 */
export function viewPromotionEnd(
  { endMs, zone, countdown: counted }: PromotionEnd,
  catalogue: TextCatalogue<PromotionEndTextKey>,
): PromotionEndView | null {
  if (counted?.is === "gone") return null
  const clock = civilTimeAt(endMs, zone)
  const time = `${twoDigits(clock.hour)}:${twoDigits(clock.minute)}`
  return {
    moment: formatText(catalogue, "shipping.promotionEnds", { date: dayMonthYear(clock), time }),
    instant: instantText(endMs),
    left: counted === null ? null : countdownWords(counted, catalogue),
  }
}

/** An instant in ISO 8601, to the second. */
function instantText(instantMs: number): string {
  const { year, month, day, hour, minute, second } = civilTimeAt(instantMs, "UTC")
  return `${year}-${twoDigits(month)}-${twoDigits(day)}T${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(second)}Z`
}
