import { type CivilDay, civilDay, compareDays, dayNumber, weekday } from "../time/civil-day.ts"
import type { CalendarSettings } from "./calendar-settings.ts"
import { isSelectable, selectableBy } from "./is-selectable.ts"

/** The selected days. */
export interface DaySelection {
  /** in the order in which they were selected, a range from the first click to the second */
  readonly days: readonly CivilDay[]
  /** the first end of a range whose second is still to come */
  readonly opened: CivilDay | null
}

/** Nothing selected. Spec: 4.11. */
export const noDays: DaySelection = { days: [], opened: null }

const same = (one: CivilDay) => (other: CivilDay) => compareDays(one, other) === 0

/**
 * The selection after a click on a day. A day that cannot be selected changes nothing.
 *
 * Spec: 4.11 (single), 4.12 (multiple), 4.13, 4.14 (ranged: two clicks, the third starts again, twice the same day is a range of one).
 */
export function selectDay(selection: DaySelection, day: CivilDay, settings: CalendarSettings): DaySelection {
  if (!isSelectable(day, settings)) return selection
  const isSelected = selection.days.some(same(day))
  switch (settings.dayMode) {
    case "single":
      return isSelected ? noDays : { days: [day], opened: null }
    case "multiple":
      return { days: isSelected ? selection.days.filter((one) => !same(day)(one)) : [...selection.days, day], opened: null }
    case "ranged":
      return selection.opened === null ? { days: [day], opened: day } : { days: daysBetween(selection.opened, day, settings), opened: null }
    case "off":
      return selection
  }
}

/** Every selectable day from one end to the other, in the direction of the clicks. */
function daysBetween(from: CivilDay, to: CivilDay, settings: CalendarSettings): readonly CivilDay[] {
  const [start, distance] = [dayNumber(from), compareDays(to, from)]
  const selectable = selectableBy(settings)
  return Array.from({ length: Math.abs(distance) + 1 }, (_, at) => civilDay(start + Math.sign(distance) * at)).filter((day) =>
    selectable(dayNumber(day), weekday(day)),
  )
}
