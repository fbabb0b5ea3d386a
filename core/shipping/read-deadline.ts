import { parseCivilDay } from "../time/civil-day.ts"
import { civilDayAt, instantOf } from "../time/zoned-time.ts"

/**
 * The deadline of same-day shipping as the shop writes it: a time of today (`HH:MM` or `HH:MM:SS`), or a whole day and time, with its
 * offset from UTC where the shop gives one. Null for anything else.
 *
 * Spec: 18.2. Units: milliseconds since 1970 UTC; an IANA name of a zone.
 *
 * @example readDeadline("12:00:00", 1_795_244_400_000, "Europe/Warsaw") // => 1795258800000
 * @example readDeadline("2026-11-21T12:00+01:00", 0, "UTC") // => 1795258800000
 * @example readDeadline("25:00", 1_795_244_400_000, "Europe/Warsaw") // => null
 */
export function readDeadline(text: string, nowMs: number, zone: string): number | null {
  const parts = /^(?:(\d{4}-\d{2}-\d{2})[T ])?(\d{1,2}):(\d{2})(?::(\d{2}))?(Z|[+-]\d{2}:\d{2})?$/.exec(text.trim())
  if (parts === null) return null
  const [, date, hours, minutes, seconds, offset] = parts
  if (offset !== undefined && date === undefined) return null
  const day = date === undefined ? civilDayAt(nowMs, zone) : parseCivilDay(date)
  const time = { hour: Number(hours), minute: Number(minutes), second: Number(seconds ?? 0) }
  if (day === null || time.hour > 23 || time.minute > 59 || time.second > 59) return null
  return offset === undefined ? instantOf({ ...day, ...time }, zone) : instantOf({ ...day, ...time }, "UTC") - offsetMs(offset)
}

/** `+01:30` is an hour and a half ahead of UTC; `Z` has no digits, so it is none. */
function offsetMs(offset: string): number {
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4))
  return (offset.startsWith("-") ? -minutes : minutes) * 60_000
}
