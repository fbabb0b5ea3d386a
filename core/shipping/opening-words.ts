import { formatText } from "../texts/format-text.ts"
import type { TextCatalogue } from "../texts/texts.ts"
import type { Weekday } from "../time/civil-day.ts"
import { hoursGroups, type HourMinute, type HoursGroup, type OpeningHours } from "./opening-hours.ts"

const shortDayKeys = [
  "shipping.mondayShort",
  "shipping.tuesdayShort",
  "shipping.wednesdayShort",
  "shipping.thursdayShort",
  "shipping.fridayShort",
  "shipping.saturdayShort",
  "shipping.sundayShort",
] as const

/** The texts that opening hours need. Spec: 18.13. */
export const openingTextKeys = [...shortDayKeys, "shipping.allDay", "shipping.closed", "shipping.hours"] as const

type Catalogue = TextCatalogue<(typeof openingTextKeys)[number]>

/**
 * The opening hours of a week, a line for each group of days: "pon.–pt." with "9:00–17:00".
 *
 * Spec: 18.13.
 */
export function openingLines(hours: OpeningHours, catalogue: Catalogue): readonly { readonly days: string; readonly hours: string }[] {
  return hoursGroups(hours).map((group) => ({ days: daysText(group, catalogue), hours: hoursText(group, catalogue) }))
}

function daysText({ first, last }: HoursGroup, catalogue: Catalogue): string {
  const name = (day: Weekday) => {
    const key = shortDayKeys[day - 1]
    return key === undefined ? "" : formatText(catalogue, key)
  }
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

const timeText = ({ hour, minute }: HourMinute) => `${hour}:${String(minute).padStart(2, "0")}`
