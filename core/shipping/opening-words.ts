import { formatText } from "../texts/format-text.ts"
import type { TextCatalogue } from "../texts/texts.ts"
import type { Weekday } from "../time/civil-day.ts"
import { hoursGroups, type HourMinute, type HoursGroup, type OpeningHours } from "./opening-hours.ts"

const shortDayKeys = {
  1: "shipping.mondayShort",
  2: "shipping.tuesdayShort",
  3: "shipping.wednesdayShort",
  4: "shipping.thursdayShort",
  5: "shipping.fridayShort",
  6: "shipping.saturdayShort",
  7: "shipping.sundayShort",
} as const

/** The texts that opening hours need. Spec: 18.13. */
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
 * The opening hours of a week, a line for each group of days: "pon.–pt." with "9:00–17:00".
 *
 * Spec: 18.13.
 */
export function openingLines(hours: OpeningHours, catalogue: Catalogue): readonly { readonly days: string; readonly hours: string }[] {
  return hoursGroups(hours).map((group) => ({ days: daysText(group, catalogue), hours: hoursText(group, catalogue) }))
}

/**
 * Whether a place is open at this moment, in the shopper's words.
 *
 * Spec: 18.14.
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

const timeText = ({ hour, minute }: HourMinute) => `${hour}:${String(minute).padStart(2, "0")}`
