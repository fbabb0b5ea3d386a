import { twoDigits } from "../values/civil-day.ts"

/** A time of day; the clock decides how it is written. */
export interface ClockTime {
  /** 0 to 23 */
  readonly hour: number
  /** 0 to 59 */
  readonly minute: number
}

/** A 12-hour or a 24-hour clock. */
export type Clock = 12 | 24

const halfDay = 12

/**
 * The hour as a clock shows it.
 *
 * Spec: 4.16, 5.46, 5.47.
 *
 * @example shownHour({ hour: 0, minute: 30 }, 12) // => 12
 * @example shownHour({ hour: 15, minute: 0 }, 12) // => 3
 */
export function shownHour({ hour }: ClockTime, clock: Clock): number {
  return clock === 24 ? hour : hour % halfDay || halfDay
}

/**
 * The half of the day; noon is PM, midnight is AM.
 *
 * Spec: 4.15, 4.16.
 *
 * @example halfOfDay({ hour: 12, minute: 0 }) // => "PM"
 */
export function halfOfDay({ hour }: ClockTime): "AM" | "PM" {
  return hour >= halfDay ? "PM" : "AM"
}

/**
 * A time as a clock writes it.
 *
 * Spec: 3.18, 13.12.
 *
 * @example clockText({ hour: 15, minute: 5 }, 12) // => "03:05 PM"
 * @example clockText({ hour: 9, minute: 7 }, 24) // => "09:07"
 */
export function clockText(time: ClockTime, clock: Clock): string {
  const text = `${twoDigits(shownHour(time, clock))}:${twoDigits(time.minute)}`
  return clock === 24 ? text : `${text} ${halfOfDay(time)}`
}

/**
 * Reads a time; null for anything that is not a time on that clock. On the 12-hour clock a time without AM or PM is AM, and only such
 * a one has an hour 0.
 *
 * Spec: 5.46, 5.47, 13.12, 13.20.
 *
 * @example parseClockText("3:05 PM", 12) // => { hour: 15, minute: 5 }
 * @example parseClockText("0:05 PM", 12) // => null
 */
export function parseClockText(text: string, clock: Clock): ClockTime | null {
  const parts = /^\s*(\d{1,2}):([0-5]\d)\s*(AM|PM)?\s*$/i.exec(text)
  if (parts === null) return null
  const [hour, minute, half] = [Number(parts[1]), Number(parts[2]), parts[3]?.toUpperCase()]
  if (clock === 24) return hour <= 23 && half === undefined ? { hour, minute } : null
  if (hour > halfDay || (hour === 0 && half !== undefined)) return null
  return { hour: (hour % halfDay) + (half === "PM" ? halfDay : 0), minute }
}

/**
 * The time after an hour was typed; the old time when it is not an hour. On the 12-hour clock 1 to 11 keep the half of the day, 12 is
 * noon, 13 to 23 become the matching PM hour, and 0 is midnight.
 *
 * Spec: 4.16, 5.46 to 5.48, 13.20.
 *
 * @example withTypedHour({ hour: 9, minute: 30 }, "12", 12) // => { hour: 12, minute: 30 }
 * @example withTypedHour({ hour: 9, minute: 30 }, "15", 12) // => { hour: 15, minute: 30 }
 * @example withTypedHour({ hour: 9, minute: 30 }, "30", 12) // => { hour: 9, minute: 30 }
 */
export function withTypedHour(time: ClockTime, typed: string, clock: Clock): ClockTime {
  const hour = twoDigitNumber(typed)
  if (hour === null || hour > 23) return time
  if (clock === 24 || hour === 0 || hour >= halfDay) return { ...time, hour }
  return { ...time, hour: hour + (halfOfDay(time) === "PM" ? halfDay : 0) }
}

/**
 * The time after minutes were typed; the old time when they are not minutes.
 *
 * Spec: 5.46, 5.48.
 *
 * @example withTypedMinute({ hour: 9, minute: 30 }, "60") // => { hour: 9, minute: 30 }
 */
export function withTypedMinute(time: ClockTime, typed: string): ClockTime {
  const minute = twoDigitNumber(typed)
  return minute === null || minute > 59 ? time : { ...time, minute }
}

function twoDigitNumber(typed: string): number | null {
  return /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : null
}

/**
 * The same time in the other half of the day.
 *
 * Spec: 4.15.
 *
 * @example otherHalf({ hour: 0, minute: 30 }) // => { hour: 12, minute: 30 }
 */
export function otherHalf(time: ClockTime): ClockTime {
  return { ...time, hour: (time.hour + halfDay) % 24 }
}

/**
 * A slider's value moved to its steps: the nearest multiple below, within the slider's bounds.
 *
 * Spec: 3.18, 13.13.
 *
 * @example snapToStep(47, 15, 59) // => 45
 * @example snapToStep(99, 1, 23) // => 23
 */
export function snapToStep(number: number, step: number, max: number): number {
  const bounded = Math.min(Math.max(Number.isFinite(number) ? number : 0, 0), max)
  return Math.floor(bounded / step) * step
}
