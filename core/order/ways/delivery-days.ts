import { onWeekdayKeys } from "../../basket/summary/order-division.ts"
import { isFreeDay } from "../../calendar/free-days.ts"
import { formatText, type TextCatalogue } from "../../texts/texts.ts"
import { type CivilDay, civilDayText } from "../../values/civil-day.ts"
import { addDays, type Weekday, weekday } from "../../values/day-arithmetic.ts"

/** A day on which a delivery comes. The weekday comes along, so that no page counts days. */
export interface DeliveryDay {
  /** such as "2026-12-02" */
  readonly id: string
  /** Monday is 1 */
  readonly weekday: Weekday
}

/** On which days a courier brings, so that one of them is chosen. */
export interface DeliveryCalendar {
  readonly weekdays: readonly Weekday[]
  /** it can be chosen among so many days from the first one on which it could come */
  readonly days: number
}

/**
 * The days on which a delivery can come, the earliest first: those of the courier, and none that is free by law.
 *
 * Spec: 9.221, 10.959.
 *
 * @example
 * // the 11th of November is free
 * deliveryDays({ year: 2026, month: 11, day: 10 }, { weekdays: [2, 3], days: 8 }).map(({ id }) => id)
 * // => ["2026-11-10", "2026-11-17"]
 */
export const deliveryDays = (first: CivilDay, { weekdays, days }: DeliveryCalendar): readonly DeliveryDay[] =>
  Array.from({ length: days }, (_, at) => addDays(first, at))
    .filter((day) => weekdays.includes(weekday(day)) && !isFreeDay(day))
    .map((day) => ({ id: civilDayText(day), weekday: weekday(day) }))

/**
 * The day on which a delivery comes: the one that was chosen as long as it can be had, else the earliest; null = none is chosen for it.
 *
 * Spec: 10.959.
 *
 * @param chosen its id; null = nothing was chosen
 *
 * @example chosenDay([{ id: "2026-12-02", weekday: 3 }, { id: "2026-12-03", weekday: 4 }], "2026-12-03")?.weekday // => 4
 * @example chosenDay([{ id: "2026-12-02", weekday: 3 }], "2026-12-01")?.weekday // => 3
 */
export const chosenDay = (days: readonly DeliveryDay[], chosen: string | null): DeliveryDay | null =>
  days.find(({ id }) => id === chosen) ?? days[0] ?? null

/**
 * A day of delivery as a shopper reads it.
 *
 * Spec: 10.959.
 *
 * @example deliveryDayWords({ id: "2026-12-02", weekday: 3 }, polish) // => "w środę, 02.12"
 */
export function deliveryDayWords({ id, weekday: on }: DeliveryDay, texts: TextCatalogue<(typeof onWeekdayKeys)[number]>): string {
  const [named] = onWeekdayKeys.slice(on - 1)
  const [, month = "", day = ""] = id.split("-")
  return `${named === undefined ? "" : `${formatText(texts, named)}, `}${day}.${month}`
}
