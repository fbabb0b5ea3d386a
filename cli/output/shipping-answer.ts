import type { Language } from "../../core/values/language.ts"
import { deliveryWording, deliveryWords, shipWords } from "../../core/delivery/delivery-time.ts"
import { type ComingWeekday, nextShipChange, readDeadline, shipWording, type TimeSpan } from "../../core/delivery/ship-time.ts"
import { formatText } from "../../core/texts/texts.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import { type CivilDay, civilDayText, twoDigits } from "../../core/values/civil-day.ts"
import { civilTimeAt } from "../../core/values/zoned-time.ts"
import { wrongValue } from "../user-error.ts"
import type { Answer } from "./print.ts"

/** What is asked about a shipping time. */
export interface ShippingTimeQuestion {
  readonly deadline: string | null
  readonly today: boolean
  readonly unknown: boolean
  readonly disabled: boolean
  readonly after: TimeSpan | null
  readonly weekday: ComingWeekday | null
  readonly date: CivilDay | null
  readonly delivery: boolean
  readonly nowMs: number
  /** when the shop said all this */
  readonly asOfMs: number
  readonly zone: string
  readonly lang: Language
}

/** The wording of a shipping or delivery time. Fails with a UserError for a deadline that is no time. */
export function shippingTimeAnswer(question: ShippingTimeQuestion): Answer {
  const { deadline, today, after, weekday, date, nowMs, asOfMs, zone, lang } = question
  const catalogue = textCatalogue(lang, {})
  if (question.delivery) {
    const wording = deliveryWording({ asOfMs, today, after, weekday }, zone)
    return told(deliveryWords(wording, catalogue), null)
  }
  const deadlineMs = deadline === null ? null : readDeadline(deadline, asOfMs, zone)
  if (deadline !== null && deadlineMs === null) {
    throw wrongValue("--deadline", deadline, "It is a time such as 12:00, a day and a time such as 2026-11-21 12:00, or an instant.")
  }
  const shipping = {
    time: { asOfMs, today, isUnknown: question.unknown, deadlineMs, after, weekday, date },
    status: question.disabled ? ("disable" as const) : ("enable" as const),
    nowMs,
    zone,
  }
  const next = nextShipChange(shipping)
  return told(shipWords(shipWording(shipping), zone, catalogue), next === null ? null : clockOf(next, zone))

  function told(words: string, changes: string | null): Answer {
    const line = words === "" ? formatText(catalogue, "shipping.nothingTold") : words
    const change = changes === null ? [] : [formatText(catalogue, "shipping.changesAt", { time: changes })]
    return { words: [line, ...change].join("\n"), data: { words, changesAt: changes, zone }, ok: true }
  }
}

function clockOf(instantMs: number, zone: string): string {
  const time = civilTimeAt(instantMs, zone)
  return `${civilDayText(time)} ${[time.hour, time.minute, time.second].map(twoDigits).join(":")}`
}
