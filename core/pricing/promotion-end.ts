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
  /** it has come while the page was open; absent = it has not */
  readonly isOver?: true
}

/** What it asks of the browser. */
export type PromotionEndCommand =
  | CountdownCommand
  /** what the page shows was the price of the promotion */
  | { readonly type: "TellOutdated" }

type Stepped = readonly [PromotionEnd, readonly PromotionEndCommand[]]

/**
 * One step: the first moment that is told starts the countdown, which goes on by itself and is gone at the end. Then the prices that the
 * page shows are old, which is told once. All moments are of the shop's clock.
 *
 * Spec: 4.70, 4.76, 4.77, 9.48.
 *
 * @example promotionEnd({ endMs: 500, zone: "UTC", countdown: null }, { type: "Woken", nowMs: 500 })
 * // => [{ endMs: 500, zone: "UTC", countdown: { is: "gone" }, isOver: true }, [{ type: "TellOutdated" }]]
 */
export function promotionEnd(state: PromotionEnd, event: CountdownEvent): Stepped {
  if (state.countdown === null && event.type === "Ticked") return [state, []]
  const [counted, commands] =
    state.countdown === null
      ? startCountdown(event.type === "EndChanged" ? event.endMs : state.endMs, event.nowMs)
      : countdown(state.countdown, event)
  if (counted === state.countdown) return [state, commands]
  const { zone } = state
  if (counted.is === "running") return [{ endMs: counted.endMs, zone, countdown: counted }, commands]
  const gone = { endMs: state.endMs, zone, countdown: counted }
  // nothing has ended where there is no end any more
  const isNone = event.type === "EndChanged" && event.endMs === null
  return isNone ? [gone, commands] : [{ ...gone, isOver: true }, [...commands, { type: "TellOutdated" }]]
}

/** Keys of the texts of a promotion's end. */
export const promotionEndTextKeys = [...countdownTextKeys, "shipping.promotionEnds", "shipping.promotionOver"] as const

/** The key of any of them. */
export type PromotionEndTextKey = (typeof promotionEndTextKeys)[number]

/** The end in the shopper's words. */
export type PromotionEndView =
  | {
      readonly is: "ahead"
      readonly moment: string
      /** the moment as machines read it */
      readonly instant: string
      /** what is left until it; null = nothing counts */
      readonly left: CountdownWords | null
    }
  | { readonly is: "over"; readonly words: string }

/**
 * The end of a promotion as it is shown: the moment as it is named, and that it has come; `null` = there is none any more.
 *
 * Spec: 4.70, 4.76, 4.77, 9.48.
 *
 * @example viewPromotionEnd({ endMs: 500, zone: "UTC", countdown: { is: "gone" } }, polish) // => null
 * @example viewPromotionEnd({ endMs: 500, zone: "UTC", countdown: { is: "gone" }, isOver: true }, polish)
 * // => { is: "over", words: "Promocja się skończyła." }
 */
export function viewPromotionEnd(
  { endMs, zone, countdown: counted, isOver }: PromotionEnd,
  catalogue: TextCatalogue<PromotionEndTextKey>,
): PromotionEndView | null {
  if (isOver === true) return { is: "over", words: formatText(catalogue, "shipping.promotionOver") }
  if (counted?.is === "gone") return null
  const clock = civilTimeAt(endMs, zone)
  const time = `${twoDigits(clock.hour)}:${twoDigits(clock.minute)}`
  return {
    is: "ahead",
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
