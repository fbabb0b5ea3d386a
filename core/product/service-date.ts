import { type CivilDay, parseCivilDay } from "../values/civil-day.ts"

/** When a service takes place, by the shop's clock. */
export interface ServiceTime {
  readonly day: CivilDay
  /** "HH:MM"; empty = the whole day */
  readonly hour: string
}

/** A date for which places can be bought. */
export interface ServiceDate {
  /** `YYYY-MM-DDTHH:MM`, or the day alone; it names the date in forms, calls and rows */
  readonly id: string
  /** free places */
  readonly places: number
}

/**
 * The time that the id of a date names; `null` when it names none.
 *
 * Spec: 17.34.
 *
 * @example serviceTime("2026-12-05T10:00")?.hour // => "10:00"
 * @example serviceTime("2026-02-30T10:00") // => null
 */
export function serviceTime(id: string): ServiceTime | null {
  const [, dayText = "", hour = ""] = /^(\d{4}-\d{2}-\d{2})(?:T((?:[01]\d|2[0-3]):[0-5]\d))?$/.exec(id) ?? []
  const day = parseCivilDay(dayText)
  return day === null ? null : { day, hour }
}

/** Why no place is sold for a date. */
export type DateRefusal = { readonly _tag: "DateMissing" } | { readonly _tag: "DateUnknown" } | { readonly _tag: "DateFull" }

/**
 * The date that is meant, or why no place is sold for it.
 *
 * Spec: 17.34, 17.35.
 *
 * @param wanted id of the date; null or empty = none is chosen
 *
 * @example bookableDate([{ id: "2026-12-05T10:00", places: 3 }], "2026-12-05T10:00")
 * // => { id: "2026-12-05T10:00", places: 3 }
 * @example bookableDate([], null) // => { _tag: "DateMissing" }
 */
export function bookableDate(dates: readonly ServiceDate[], wanted: string | null): ServiceDate | DateRefusal {
  if (wanted === null || wanted === "") return { _tag: "DateMissing" }
  const date = dates.find(({ id }) => id === wanted)
  if (date === undefined) return { _tag: "DateUnknown" }
  return date.places <= 0 ? { _tag: "DateFull" } : date
}
