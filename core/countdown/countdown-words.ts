import { formatText } from "../texts/format-text.ts"
import type { TextCatalogue } from "../texts/texts.ts"
import { type Countdown, timeLeft } from "./countdown.ts"

/** The texts of a countdown. Spec: 9.48. */
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
  /** days when there are any, hours, minutes, seconds: two digits at least, each with its word */
  readonly parts: readonly { readonly number: string; readonly word: string }[]
}

/**
 * A countdown in the shopper's words; null when nothing is shown.
 *
 * Spec: 9.48, 4.70.
 */
export function countdownWords(state: Countdown, catalogue: Catalogue): CountdownWords | null {
  if (state.is === "gone") return null
  const { days, hours, minutes, seconds } = timeLeft(state.endMs - state.nowMs)
  const part = (count: number, key: Exclude<(typeof countdownTextKeys)[number], "shipping.countdownLabel">) => ({
    number: String(count).padStart(2, "0"),
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
