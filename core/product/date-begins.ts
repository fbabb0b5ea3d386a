import { instantOf } from "../values/zoned-time.ts"
import { serviceTime } from "./service-date.ts"

// It stands apart because no page's script needs the clock of a zone to let a date be chosen.

/**
 * When a date begins, in milliseconds since 1970 UTC; `null` for an id that names none. A date without an hour begins with its day.
 *
 * Spec: 17.34.
 *
 * @param zone the shop's zone, an IANA name
 *
 * @example dateBegins("2026-12-05T10:00", "Europe/Warsaw") // => 1796461200000
 */
export function dateBegins(id: string, zone: string): number | null {
  const time = serviceTime(id)
  if (time === null) return null
  const [hour = 0, minute = 0] = time.hour.split(":").map(Number)
  return instantOf({ ...time.day, hour, minute, second: 0 }, zone)
}
