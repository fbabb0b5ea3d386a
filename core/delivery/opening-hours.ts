import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { type CivilDay, twoDigits } from "../values/civil-day.ts"
import { addDays, type Weekday, weekday } from "../values/day-arithmetic.ts"
import { civilTimeAt, instantOf } from "../values/zoned-time.ts"

/** A time of day in the shop's zone; 24:00 is the end of the day. */
export interface HourMinute {
  /** 0 to 24 */
  readonly hour: number
  readonly minute: number
}

/** When a place is open on one weekday. */
export type DayHours =
  | { readonly is: "closed" }
  | { readonly is: "allDay" }
  /** a `till` at or before `from` is on the next day */
  | { readonly is: "hours"; readonly from: HourMinute; readonly till: HourMinute }

/** The hours of a week, from Monday to Sunday. */
export type OpeningHours = readonly [DayHours, DayHours, DayHours, DayHours, DayHours, DayHours, DayHours]

/** Consecutive days with the same hours. */
export interface HoursGroup {
  readonly first: Weekday
  readonly last: Weekday
  readonly hours: DayHours
}

/** The hours of a weekday as the shop sends them: flags as text or booleans, times as `HH:MM`. */
export interface WireHours {
  readonly open: unknown
  readonly allDay: unknown
  readonly from: unknown
  readonly till: unknown
}

const isTrue = (flag: unknown) => flag === true || flag === "true" || flag === 1 || flag === "1" || flag === "y"

/**
 * Reads the hours of a weekday. Anything unreadable counts as closed, so that nobody is sent to a locked door.
 *
 * Spec: 3.69, 18.12.
 *
 * @example readDayHours({ open: "true", allDay: "false", from: "9:00", till: "17:30" })
 * // => { is: "hours", from: { hour: 9, minute: 0 }, till: { hour: 17, minute: 30 } }
 */
export function readDayHours({ open, allDay, from, till }: WireHours): DayHours {
  if (!isTrue(open)) return { is: "closed" }
  if (isTrue(allDay)) return { is: "allDay" }
  const [begin, end] = [readTime(from), readTime(till)]
  return begin === null || end === null ? { is: "closed" } : { is: "hours", from: begin, till: end }
}

function readTime(sent: unknown): HourMinute | null {
  const parts = typeof sent === "string" ? /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(sent.trim()) : null
  if (parts === null) return null
  const [hour, minute] = [Number(parts[1]), Number(parts[2])]
  return hour < 24 && minute < 60 ? { hour, minute } : hour === 24 && minute === 0 ? { hour, minute } : null
}

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

/**
 * The week in groups: days that follow each other and have the same hours stand together.
 *
 * Spec: 18.13.
 *
 * @example hoursGroups(sampleWeek).map(({ first, last }) => [first, last]) // => [[1, 4], [5, 5], [6, 6], [7, 7]]
 */
export function hoursGroups(hours: OpeningHours): readonly HoursGroup[] {
  const groups: HoursGroup[] = []
  for (const day of weekdays) {
    const ofDay = hours[day - 1] ?? closed
    const last = groups.at(-1)
    if (last !== undefined && sameHours(last.hours, ofDay)) groups[groups.length - 1] = { ...last, last: day }
    else groups.push({ first: day, last: day, hours: ofDay })
  }
  return groups
}

const closed: DayHours = { is: "closed" }

function sameHours(left: DayHours, right: DayHours): boolean {
  if (left.is !== "hours" || right.is !== "hours") return left.is === right.is
  return minuteOfDay(left.from) === minuteOfDay(right.from) && minuteOfDay(left.till) === minuteOfDay(right.till)
}

const minuteOfDay = ({ hour, minute }: HourMinute) => hour * 60 + minute

/**
 * Is the place open at an instant? Hours after midnight belong to the day on which they began.
 *
 * Spec: 18.14. Units: milliseconds since 1970 UTC; the zone is an IANA name.
 *
 * @example isOpenAt(sampleWeek, Date.UTC(2026, 10, 21, 12), "Europe/Warsaw") // => true
 */
export function isOpenAt(hours: OpeningHours, instantMs: number, zone: string): boolean {
  const today = civilTimeAt(instantMs, zone)
  return [addDays(today, -1), today].some((day) => isOpenOn(hours[weekday(day) - 1] ?? closed, day, instantMs, zone))
}

function isOpenOn(hours: DayHours, day: CivilDay, instantMs: number, zone: string): boolean {
  if (hours.is === "closed") return false
  const span = hours.is === "allDay" ? { from: midnight, till: endOfDay } : hours
  const end = minuteOfDay(span.till) > minuteOfDay(span.from) ? day : addDays(day, 1)
  return instantMs >= clockInstant(day, span.from, zone) && instantMs < clockInstant(end, span.till, zone)
}

const midnight: HourMinute = { hour: 0, minute: 0 }
const endOfDay: HourMinute = { hour: 24, minute: 0 }

function clockInstant({ year, month, day }: CivilDay, { hour, minute }: HourMinute, zone: string): number {
  const on = hour === 24 ? addDays({ year, month, day }, 1) : { year, month, day }
  return instantOf({ ...on, hour: hour % 24, minute, second: 0 }, zone)
}

const shortDayKeys = {
  1: "shipping.mondayShort",
  2: "shipping.tuesdayShort",
  3: "shipping.wednesdayShort",
  4: "shipping.thursdayShort",
  5: "shipping.fridayShort",
  6: "shipping.saturdayShort",
  7: "shipping.sundayShort",
} as const

/** Keys of the texts about opening hours. Spec: 18.13. */
export const openingTextKeys = [
  ...Object.values(shortDayKeys),
  "shipping.allDay",
  "shipping.closed",
  "shipping.closedNow",
  "shipping.hours",
  "shipping.openNow",
] as const

type Catalogue = TextCatalogue<(typeof openingTextKeys)[number]>

/**
 * The opening hours of a week, one line for each group of days, such as "pon.–pt." with "9:00–17:00".
 *
 * Spec: 18.13.
 *
 * @example openingLines(sampleWeek, polish)[0] // => { days: "pon.–czw.", hours: "9:00–17:00" }
 */
export function openingLines(hours: OpeningHours, catalogue: Catalogue): readonly { readonly days: string; readonly hours: string }[] {
  return hoursGroups(hours).map((group) => ({ days: daysText(group, catalogue), hours: hoursText(group, catalogue) }))
}

/**
 * Whether a place is open now, in the shopper's words.
 *
 * Spec: 18.14.
 *
 * @example openNowWords(true, polish) // => "teraz otwarte"
 */
export function openNowWords(isOpen: boolean, catalogue: Catalogue): string {
  return formatText(catalogue, isOpen ? "shipping.openNow" : "shipping.closedNow")
}

function daysText({ first, last }: HoursGroup, catalogue: Catalogue): string {
  const name = (day: Weekday) => formatText(catalogue, shortDayKeys[day])
  return first === last ? name(first) : `${name(first)}–${name(last)}`
}

function hoursText({ hours }: HoursGroup, catalogue: Catalogue): string {
  switch (hours.is) {
    case "closed":
      return formatText(catalogue, "shipping.closed")
    case "allDay":
      return formatText(catalogue, "shipping.allDay")
    case "hours":
      return formatText(catalogue, "shipping.hours", { from: timeText(hours.from), till: timeText(hours.till) })
  }
}

const timeText = ({ hour, minute }: HourMinute) => `${hour}:${twoDigits(minute)}`
