import {
  calendar,
  type Calendar,
  type CalendarCommand,
  type CalendarEvent,
  type CalendarStart,
  openCalendar,
} from "../../../core/calendar/calendar.ts"
import { type CalendarSettings, calendarSettings } from "../../../core/calendar/settings.ts"
import { type CivilDay, parseCivilDay } from "../../../core/values/civil-day.ts"

export const day = (text: string): CivilDay => parseCivilDay(text) ?? { year: 0, month: 0, day: 0 }
export const november = { year: 2026, month: 11 }
export const open = (said: Partial<CalendarSettings> = {}, start: Partial<CalendarStart> = {}) =>
  openCalendar({ settings: calendarSettings({ today: day("2026-11-21"), ...said }), ...start })
export const after = (state: Calendar, ...events: readonly CalendarEvent[]): readonly [Calendar, readonly CalendarCommand[]] =>
  events.reduce<readonly [Calendar, readonly CalendarCommand[]]>(([now], event) => calendar(now, event), [state, []])
export const press = (text: string): CalendarEvent => ({ type: "DayPressed", day: day(text) })
