import type { CivilDay } from "./civil-day.ts"
import { civilDay, dayNumber } from "./day-arithmetic.ts"

/** What a clock on the wall shows, without a time zone. */
export interface CivilTime extends CivilDay {
  /** 0 to 23 */
  readonly hour: number
  /** 0 to 59 */
  readonly minute: number
  /** 0 to 59 */
  readonly second: number
}

const msOfDay = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a formatter costs far more than using it, so each is kept. */
function formatFor(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  })
  formats.set(zone, made)
  return made
}

/**
 * Is this the name of a time zone that the runtime knows?
 *
 * Spec: 9.50 (the shop's zone).
 *
 * @example isTimeZone("Europe/Warsaw") // => true
 * @example isTimeZone("Europe/Atlantis") // => false
 */
export function isTimeZone(zone: string): boolean {
  try {
    formatFor(zone)
    return true
  } catch {
    return false
  }
}

/** What was asked, by zone and second: a page asks for the same few instants again and again, and asking the runtime costs. */
const times = new Map<string, CivilTime>()
const timesKept = 300

/**
 * What the clock in a zone shows at an instant.
 *
 * Spec: 9.50 (the shop's zone), 9.51 (the same civil day). Units: milliseconds since 1970 UTC; the zone is an IANA name
 * for which `isTimeZone` holds.
 *
 * @example civilTimeAt(1_774_746_000_000, "Europe/Warsaw")
 * // => { year: 2026, month: 3, day: 29, hour: 3, minute: 0, second: 0 }
 */
export function civilTimeAt(instantMs: number, zone: string): CivilTime {
  const key = `${zone} ${Math.floor(instantMs / 1000)}`
  const known = times.get(key)
  if (known !== undefined) return known
  if (times.size === timesKept) times.clear()
  // the runtime writes "3/29/2026, 03:00:00"
  const numbers = formatFor(zone).format(instantMs).split(/\D+/)
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = numbers.map(Number)
  const time = { year, month, day, hour, minute, second }
  times.set(key, time)
  return time
}

/** The clock's reading as if it were UTC. */
const readingMs = ({ hour, minute, second, ...day }: CivilTime) => dayNumber(day) * msOfDay + ((hour * 60 + minute) * 60 + second) * 1000

const offsetMs = (instantMs: number, zone: string) => readingMs(civilTimeAt(instantMs, zone)) - Math.floor(instantMs / 1000) * 1000

/**
 * The instant at which the clock in a zone shows a time. An hour that occurs twice means its first
 * occurrence; a skipped time moves on by the length of the gap: on 29 March 2026, 02:30 in Warsaw means 03:30.
 *
 * Spec: 9.50 (the shop's zone). Units: milliseconds since 1970 UTC.
 *
 * @example instantOf({ year: 2026, month: 3, day: 29, hour: 2, minute: 30, second: 0 }, "Europe/Warsaw")
 * // => 1774747800000
 * @example instantOf({ year: 2026, month: 10, day: 25, hour: 2, minute: 30, second: 0 }, "Europe/Warsaw")
 * // => 1792888200000
 */
export function instantOf(time: CivilTime, zone: string): number {
  const reading = readingMs(time)
  const before = reading - offsetMs(reading - msOfDay, zone)
  const after = reading - offsetMs(reading + msOfDay, zone)
  const matches = [before, after].filter((instant) => readingMs(civilTimeAt(instant, zone)) === reading)
  return matches.length === 0 ? before : Math.min(...matches)
}

/**
 * The calendar day in a zone at an instant.
 *
 * Spec: 9.51. Units: milliseconds since 1970 UTC.
 *
 * @example civilDayAt(1_774_738_800_000, "Europe/Warsaw") // => { year: 2026, month: 3, day: 29 }
 */
export function civilDayAt(instantMs: number, zone: string): CivilDay {
  const { year, month, day } = civilTimeAt(instantMs, zone)
  return { year, month, day }
}

/**
 * The midnight at which a day begins in a zone, or the first instant after it where midnight is skipped.
 *
 * Spec: 9.51. Units: milliseconds since 1970 UTC.
 *
 * @example startOfDay({ year: 2026, month: 3, day: 29 }, "Europe/Warsaw") // => 1774738800000
 */
export function startOfDay(day: CivilDay, zone: string): number {
  const { year, month, day: dayOfMonth } = civilDay(dayNumber(day))
  return instantOf({ year, month, day: dayOfMonth, hour: 0, minute: 0, second: 0 }, zone)
}
