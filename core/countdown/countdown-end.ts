import { parseCivilDay } from "../time/civil-day.ts"
import { instantOf } from "../time/zoned-time.ts"

/** Until when a price holds, as the shop writes it. */
export interface TillDate {
  /** `YYYY-MM-DD`; null or "" = no end */
  readonly date: string | null
  /** `HH`, `HH:MM` or `HH:MM:SS`; null, "" or 24 = the end of the day */
  readonly hour: string | null
}

/** The four ends that a price can have, in the order in which they are looked at. */
export interface PriceEnds {
  readonly promotion: TillDate
  readonly discount: TillDate
  readonly distinguished: TillDate
  readonly special: TillDate
}

const order = ["promotion", "discount", "distinguished", "special"] as const

/**
 * The instant at which the countdown ends: the first of promotion, discount, distinguished and special that ends in the future, or null.
 *
 * Spec: 9.49, 9.50, 3.41. Units: milliseconds since 1970 UTC; an IANA name of the shop's zone.
 */
export function countdownEnd(ends: PriceEnds, nowMs: number, zone: string): number | null {
  for (const name of order) {
    const end = tillInstant(ends[name], zone)
    if (end !== null && end > nowMs) return end
  }
  return null
}

/**
 * The instant that a till-date and its hour mean; null when there is none or it cannot be read.
 *
 * Spec: 9.50 (without an hour, and at hour 24, 23:59:59; HH, HH:MM or HH:MM:SS; the shop's zone). Units: milliseconds since 1970 UTC.
 *
 * @example tillInstant({ date: "2026-11-21", hour: "12" }, "UTC") // => 1795262400000
 * @example tillInstant({ date: "2026-11-21", hour: null }, "UTC") // => 1795305599000
 */
export function tillInstant({ date, hour: typed }: TillDate, zone: string): number | null {
  const day = parseCivilDay((date ?? "").trim())
  const time = readHour((typed ?? "").trim())
  return day === null || time === null ? null : instantOf({ ...day, ...time }, zone)
}

function readHour(text: string): { readonly hour: number; readonly minute: number; readonly second: number } | null {
  if (text === "" || /^24(?::00){0,2}$/.test(text)) return { hour: 23, minute: 59, second: 59 }
  const parts = /^(\d{1,2})(?::(\d{2})(?::(\d{2}))?)?$/.exec(text)
  if (parts === null) return null
  const [hour, minute, second] = [Number(parts[1]), Number(parts[2] ?? 0), Number(parts[3] ?? 0)]
  return hour <= 23 && minute <= 59 && second <= 59 ? { hour, minute, second } : null
}
