import { type CivilDay, compareDays, parseCivilDay } from "../values/civil-day.ts"
import { type Calendar, calendar, openCalendar } from "./calendar.ts"
import { calendarSettings } from "./settings.ts"

/** The earliest day on which anybody was born: that of all other calendars would leave the oldest out. Spec: 13.23. */
export const earliestBirth: CivilDay = { year: 1900, month: 1, day: 1 }

/** So far back a calendar of births opens where nothing is typed. */
const yearsBack = 30

/**
 * The calendar of a birth date: with what is typed, where that is such a day, else with the years from which one is chosen.
 *
 * Spec: 13.23.
 *
 * @example openBirthCalendar("1908-02-29", { year: 2026, month: 11, day: 21 }).selection.days // => [{ year: 1908, month: 2, day: 29 }]
 * @example openBirthCalendar("", { year: 2026, month: 11, day: 21 }).pane // => "years"
 */
export function openBirthCalendar(typed: string, today: CivilDay): Calendar {
  const settings = calendarSettings({ first: earliestBirth, last: today, today })
  const born = parseCivilDay(typed.trim())
  if (born !== null && compareDays(born, earliestBirth) >= 0 && compareDays(born, today) <= 0)
    return openCalendar({ settings, selected: [born] })
  const [opened] = calendar(openCalendar({ settings, shown: { year: today.year - yearsBack, month: 1 } }), {
    type: "HeaderPressed",
    opens: "years",
  })
  return opened
}
