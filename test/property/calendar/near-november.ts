import fc from "fast-check"
import { DateTime } from "luxon"
import { calendarSettings } from "../../../core/calendar/settings.ts"
import { type CivilDay, compareDays } from "../../../core/values/civil-day.ts"
import { addDays, civilDay, dayNumber, type Weekday } from "../../../core/values/day-arithmetic.ts"

/** The number of the last day that calendars offer. */
export const lastNumber = dayNumber({ year: 2470, month: 12, day: 31 })
export const anyDay = fc.integer({ min: 0, max: lastNumber }).map(civilDay)
/** November 2026 and a week around it, where settings and clicks meet often. */
export const nearDay = fc.integer({ min: -7, max: 37 }).map((shift) => addDays({ year: 2026, month: 11, day: 1 }, shift))
const ranges = fc.array(fc.record({ first: nearDay, last: nearDay }), { maxLength: 3 })
const weekdays = fc.uniqueArray(fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7), { maxLength: 3 })
export const nearSettings = fc
  .record({
    basePane: fc.constantFrom("days" as const, "months" as const, "years" as const),
    dayMode: fc.constantFrom("single" as const, "multiple" as const, "ranged" as const),
    canPickMonth: fc.boolean(),
    canPickYear: fc.boolean(),
    bounds: fc.record({ first: nearDay, last: nearDay }),
    disabled: ranges,
    enabled: fc.option(fc.array(fc.record({ first: nearDay, last: nearDay }), { minLength: 1, maxLength: 3 }), { nil: null }),
    disabledWeekdays: weekdays,
    workingDays: fc.option(weekdays, { nil: null }),
    disablesWeekends: fc.boolean(),
    clock: fc.constantFrom(12 as const, 24 as const, null),
  })
  .map(({ bounds, ...said }) => {
    const ordered = compareDays(bounds.first, bounds.last) <= 0 ? bounds : { first: bounds.last, last: bounds.first }
    return calendarSettings({ ...said, ...ordered, today: { year: 2026, month: 11, day: 21 } })
  })

export const luxonDay = ({ year, month, day }: CivilDay) => DateTime.utc(year, month, day)
export const key = ({ year, month, day }: CivilDay) => `${year}-${month}-${day}`
