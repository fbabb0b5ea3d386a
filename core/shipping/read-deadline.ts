import { parseCivilDay } from "../time/civil-day.ts"
import { civilDayAt, instantOf } from "../time/zoned-time.ts"

/**
 * The deadline of same-day shipping as the shop writes it: a time of today (`HH:MM` or `HH:MM:SS`), or a whole day and time. Null for
 * anything else.
 *
 * Spec: 18.2. Units: milliseconds since 1970 UTC; an IANA name of a zone.
 *
 * @example readDeadline("12:00:00", 1_795_244_400_000, "Europe/Warsaw") // => 1795258800000
 * @example readDeadline("25:00", 1_795_244_400_000, "Europe/Warsaw") // => null
 */
export function readDeadline(text: string, nowMs: number, zone: string): number | null {
  const parts = /^(?:(\d{4}-\d{2}-\d{2})[T ])?(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(text.trim())
  if (parts === null) return null
  const day = parts[1] === undefined ? civilDayAt(nowMs, zone) : parseCivilDay(parts[1])
  const [hour, minute, second] = [Number(parts[2]), Number(parts[3]), Number(parts[4] ?? "0")]
  if (day === null || hour > 23 || minute > 59 || second > 59) return null
  return instantOf({ ...day, hour, minute, second }, zone)
}
