import { formatText, type TextCatalogue } from "../../texts/texts.ts"
import { type CivilDay, compareDays, twoDigits } from "../../values/civil-day.ts"
import type { Weekday } from "../../values/day-arithmetic.ts"

/** A day of the shop, and how far it is from the day on which it was told. */
export interface ToldDay {
  readonly date: CivilDay
  /** 0 = the same day */
  readonly days: number
  readonly weekday: Weekday
}

/** Something of a basket with the day on which it leaves the shop; null = the shop does not know it. */
export interface DispatchedGoods {
  readonly name: string
  readonly day: CivilDay | null
}

/** What of a basket leaves the shop on one day. */
export interface OrderPart<Day> {
  readonly day: Day | null
  readonly names: readonly string[]
}

/** A basket whose goods leave on different days. */
export interface OrderDivision {
  /** what is ready is not to wait for the rest */
  readonly isDivided: boolean
  /** two at least, the earliest first; what leaves on a day that is not known comes last */
  readonly parts: readonly OrderPart<ToldDay>[]
}

/**
 * A basket by the days on which its goods leave the shop, the earliest first and unknown days last. With fewer than two parts there is
 * nothing to divide.
 *
 * Spec: 3.59, 18.80.
 *
 * @example
 * const monday = { year: 2026, month: 11, day: 30 }
 * const goods = [{ name: "Lampa", day: null }, { name: "Kubek", day: monday }, { name: "Miska", day: monday }]
 * orderParts(goods).map(({ names }) => names)
 * // => [["Kubek", "Miska"], ["Lampa"]]
 */
export function orderParts(goods: readonly DispatchedGoods[]): readonly OrderPart<CivilDay>[] {
  const parts: { readonly day: CivilDay | null; readonly names: string[] }[] = []
  for (const { name, day } of goods) {
    const same = parts.find((part) => isSameDay(part.day, day))
    if (same === undefined) parts.push({ day, names: [name] })
    else if (!same.names.includes(name)) same.names.push(name)
  }
  return parts.toSorted(({ day: one }, { day: other }) =>
    one === null || other === null ? Number(one === null) - Number(other === null) : compareDays(one, other),
  )
}

const isSameDay = (one: CivilDay | null, other: CivilDay | null): boolean =>
  one === null || other === null ? one === other : compareDays(one, other) === 0

/** How far ahead a day is told by its name; from then on by weeks. */
const daysOfWeek = 7

/** From Monday on. The module of times of delivery has them too, and would come along with the scripts of the cart. */
export const onWeekdayKeys = [
  "shipping.onMonday",
  "shipping.onTuesday",
  "shipping.onWednesday",
  "shipping.onThursday",
  "shipping.onFriday",
  "shipping.onSaturday",
  "shipping.onSunday",
] as const

/** Keys of the texts about the parts of an order. */
export const divisionTextKeys = [
  ...onWeekdayKeys,
  "shipping.dated",
  "shipping.inWeeks",
  "shipping.partToday",
  "shipping.partUnknown",
] as const

/**
 * When a part of an order leaves the shop: today, on a weekday, or from a week on in whole weeks, each later one with its date. It is never
 * empty.
 *
 * Spec: 18.6, 18.81.
 *
 * @example partWords({ date: { year: 2026, month: 12, day: 2 }, days: 4, weekday: 3 }, polish) // => "w środę (02.12)"
 * @example partWords({ date: { year: 2026, month: 12, day: 14 }, days: 16, weekday: 1 }, polish) // => "za 2 tygodnie (14.12)"
 */
export function partWords(day: ToldDay | null, catalogue: TextCatalogue<(typeof divisionTextKeys)[number]>): string {
  if (day === null) return formatText(catalogue, "shipping.partUnknown")
  const { date, days, weekday } = day
  if (days <= 0) return formatText(catalogue, "shipping.partToday")
  const named = onWeekdayKeys[weekday - 1]
  const words =
    days < daysOfWeek && named !== undefined
      ? formatText(catalogue, named)
      : formatText(catalogue, "shipping.inWeeks", { weeks: Math.max(1, Math.round(days / daysOfWeek)) })
  return formatText(catalogue, "shipping.dated", { day: words, date: `${twoDigits(date.day)}.${twoDigits(date.month)}` })
}
