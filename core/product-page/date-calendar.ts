import { type Calendar, openCalendar } from "../calendar/calendar.ts"
import { calendarSettings, type DayPopup } from "../calendar/settings.ts"
import { type CivilDay, compareDays, parseCivilDay } from "../values/civil-day.ts"

/** A date of a service as its page shows it. */
export interface ShownDate {
  readonly id: string
  /** its free places in words */
  readonly places: string
  readonly isFree: boolean
}

interface DatedDay extends ShownDate {
  readonly day: CivilDay
  readonly hour: string
}

const daysOf = (dates: readonly ShownDate[]): readonly DatedDay[] =>
  dates.flatMap((date) => {
    // an id as its page has it is a day, and behind it the hour
    const [text = "", hour = ""] = date.id.split("T")
    const day = parseCivilDay(text)
    return day === null ? [] : [{ ...date, day, hour }]
  })

/**
 * The dates of a service as a calendar: days with a free place can be chosen, and every day with a date says how many there are.
 *
 * Spec: 13.25.
 *
 * @param chosen id of the date that is chosen; null = none is
 *
 * @example openDateCalendar([{ id: "2026-12-05T10:00", places: "3 miejsca", isFree: true }], null).settings.popups
 * // => [{ day: { year: 2026, month: 12, day: 5 }, text: "10:00, 3 miejsca" }]
 */
export function openDateCalendar(dates: readonly ShownDate[], chosen: string | null): Calendar {
  const days = daysOf(dates)
  const free = days.filter(({ isFree }) => isFree).map(({ day }) => ({ first: day, last: day }))
  const [first] = free.map((range) => range.first).toSorted(compareDays)
  const selected = days.filter(({ id }) => id === chosen).map(({ day }) => day)
  const settings = calendarSettings({ enabled: free, popups: popupsOf(days) })
  const opened = openCalendar({ settings, selected, ...(selected[0] === undefined && first !== undefined ? { shown: first } : {}) })
  return selected[0] === undefined && first !== undefined ? { ...opened, focus: first } : opened
}

/** Of several dates on a day each is told. */
function popupsOf(days: readonly DatedDay[]): readonly DayPopup[] {
  const texts = new Map<string, DayPopup>()
  for (const { day, hour, places } of days) {
    const key = `${day.year}-${day.month}-${day.day}`
    const text = hour === "" ? places : `${hour}, ${places}`
    // of a day with nothing to tell nothing pops up
    if (text === "") continue
    const before = texts.get(key)
    texts.set(key, { day, text: before === undefined ? text : `${before.text}; ${text}` })
  }
  return [...texts.values()]
}

/**
 * The date that a chosen day stands for: the first one on it with a free place; null = there is none.
 *
 * Spec: 13.25.
 *
 * @example
 * const [full, free] = ["2026-12-05T10:00", "2026-12-05T15:00"].map((id, at) => ({ id, places: "", isFree: at === 1 }))
 * full && free && dateOnDay([full, free], { year: 2026, month: 12, day: 5 }) // => "2026-12-05T15:00"
 */
export const dateOnDay = (dates: readonly ShownDate[], wanted: CivilDay): string | null =>
  daysOf(dates).find(({ day, isFree }) => isFree && compareDays(day, wanted) === 0)?.id ?? null
