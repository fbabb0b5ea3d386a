import { addDays, type CivilDay, daysInMonth, weekday } from "../time/civil-day.ts"
import type { CalendarKey } from "./calendar-state.ts"

/**
 * The day that a key leads to: days and weeks by arrows, the ends of the week by Home and End, months and years by pages. A month that
 * is shorter gives its last day.
 *
 * Spec: 13.10.
 *
 * @example movedFocus({ year: 2026, month: 1, day: 31 }, "PageDown") // => { year: 2026, month: 2, day: 28 }
 * @example movedFocus({ year: 2026, month: 11, day: 21 }, "Home") // => { year: 2026, month: 11, day: 16 }
 */
export function movedFocus(day: CivilDay, key: CalendarKey): CivilDay {
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1)
    case "ArrowRight":
      return addDays(day, 1)
    case "ArrowUp":
      return addDays(day, -7)
    case "ArrowDown":
      return addDays(day, 7)
    case "Home":
      return addDays(day, 1 - weekday(day))
    case "End":
      return addDays(day, 7 - weekday(day))
    case "PageUp":
      return addMonths(day, -1)
    case "PageDown":
      return addMonths(day, 1)
    case "YearUp":
      return addMonths(day, -12)
    case "YearDown":
      return addMonths(day, 12)
  }
}

function addMonths({ year, month, day }: CivilDay, months: number): CivilDay {
  const number = year * 12 + (month - 1) + months
  const target = { year: Math.floor(number / 12), month: (number % 12) + 1 }
  return { ...target, day: Math.min(day, daysInMonth(target.year, target.month)) }
}
