import type { CivilDay, Weekday } from "../time/civil-day.ts"
import { civilTimeAt } from "../time/zoned-time.ts"
import { formatText } from "../texts/format-text.ts"
import type { TextCatalogue } from "../texts/texts.ts"
import type { DeliveryWording } from "./delivery-wording.ts"
import type { ShipWording } from "./ship-wording.ts"

const onWeekdayKeys = {
  1: "shipping.onMonday",
  2: "shipping.onTuesday",
  3: "shipping.onWednesday",
  4: "shipping.onThursday",
  5: "shipping.onFriday",
  6: "shipping.onSaturday",
  7: "shipping.onSunday",
} as const
const weekdayKeys = {
  1: "shipping.monday",
  2: "shipping.tuesday",
  3: "shipping.wednesday",
  4: "shipping.thursday",
  5: "shipping.friday",
  6: "shipping.saturday",
  7: "shipping.sunday",
} as const

/** The texts that shipping times need. Spec: 9.51 to 9.54, 18.1, 18.5. */
export const shipTextKeys = [
  ...Object.values(onWeekdayKeys),
  ...Object.values(weekdayKeys),
  "shipping.dated",
  "shipping.inDays",
  "shipping.orderBy",
  "shipping.shipsInDays",
  "shipping.shipsOn",
  "shipping.shipsToday",
  "shipping.today",
  "shipping.withinDay",
] as const

type Catalogue = TextCatalogue<(typeof shipTextKeys)[number]>

/**
 * A shipping time in the shopper's words; "" where nothing is told. The deadline is a time of the shop's clock.
 *
 * Spec: 9.51, 9.52, 9.54, 18.1.
 */
export function shipWords(wording: ShipWording, zone: string, catalogue: Catalogue): string {
  switch (wording.is) {
    case "nothing":
      return ""
    case "orderBy":
      return formatText(catalogue, "shipping.orderBy", { time: clock(wording.deadlineMs, zone) })
    case "today":
      return formatText(catalogue, "shipping.shipsToday")
    case "withinDay":
      return formatText(catalogue, "shipping.withinDay")
    case "inDays":
      return formatText(catalogue, "shipping.shipsInDays", { days: wording.days })
    case "weekday":
      return formatText(catalogue, "shipping.shipsOn", { day: dated(onWeekdayKeys[wording.weekday], wording.date, catalogue) })
  }
}

/**
 * A delivery time in the shopper's words; "" where nothing is known.
 *
 * Spec: 18.5, 18.6, 9.54.
 */
export function deliveryWords(wording: DeliveryWording, catalogue: Catalogue): string {
  switch (wording.is) {
    case "nothing":
      return ""
    case "today":
      return formatText(catalogue, "shipping.today")
    case "inDays":
      return formatText(catalogue, "shipping.inDays", { days: wording.days })
    case "weekday":
      return dated(weekdayKeys[wording.weekday], wording.date, catalogue)
  }
}

/**
 * The name of a weekday by itself: "Środa".
 *
 * Spec: 18.5.
 */
export function weekdayWord(weekday: Weekday, catalogue: TextCatalogue<(typeof weekdayKeys)[Weekday]>): string {
  return formatText(catalogue, weekdayKeys[weekday])
}

type DayKey = (typeof onWeekdayKeys | typeof weekdayKeys)[Weekday]

function dated(key: DayKey, date: CivilDay | null, catalogue: Catalogue): string {
  const day = formatText(catalogue, key)
  return date === null ? day : formatText(catalogue, "shipping.dated", { day, date: `${twoDigits(date.day)}.${twoDigits(date.month)}` })
}

function clock(instantMs: number, zone: string): string {
  const { hour, minute } = civilTimeAt(instantMs, zone)
  return `${twoDigits(hour)}:${twoDigits(minute)}`
}

const twoDigits = (number: number) => String(number).padStart(2, "0")
