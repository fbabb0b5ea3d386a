import { type Command, InvalidArgumentError } from "commander"
import type { ProductChoice } from "../../core/product-page/choice.ts"
import { type CivilDay, parseCivilDay } from "../../core/values/civil-day.ts"
import type { Weekday } from "../../core/values/day-arithmetic.ts"
import type { Language } from "../../core/values/language.ts"
import { isTimeZone } from "../../core/values/zoned-time.ts"

/** The options of every command that answers in words: their language, and JSON in their place. */
export const withLanguage = (command: Command): Command =>
  command.option("--lang <language>", "pl or en", parseLanguage, "pl").option("--json", "as JSON", false)

/** A language as typed in the terminal. Fails with commander's own error for wrong usage. */
export function parseLanguage(typed: string): Language {
  if (typed === "pl" || typed === "en") return typed
  throw new InvalidArgumentError("It is pl or en.")
}

/** The zone of the shop where none is said. */
export const defaultZone = "Europe/Warsaw"

/**
 * `--now`: an instant in ISO 8601 with its offset, in milliseconds since 1970 UTC. Fails with commander's own error for wrong usage.
 *
 * @example parseInstant("2026-11-21T12:00:00+01:00") // => 1795258800000
 */
export function parseInstant(typed: string): number {
  const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/.test(typed)
    ? Date.parse(typed)
    : Number.NaN
  if (Number.isNaN(instant)) throw new InvalidArgumentError("It is an instant such as 2026-11-21T12:00:00+01:00 or 2026-11-21T11:00Z.")
  return instant
}

/**
 * `--zone`: a time zone by its IANA name. Fails with commander's own error for wrong usage.
 *
 * @example parseZone("Europe/Warsaw") // => "Europe/Warsaw"
 */
export function parseZone(typed: string): string {
  if (isTimeZone(typed)) return typed
  throw new InvalidArgumentError("It is a time zone such as Europe/Warsaw or UTC.")
}

/**
 * A day. Fails with commander's own error for wrong usage.
 *
 * @example parseDay("2026-11-21") // => { year: 2026, month: 11, day: 21 }
 */
export function parseDay(typed: string): CivilDay {
  const day = parseCivilDay(typed)
  if (day === null) throw new InvalidArgumentError("It is a day such as 2026-11-21.")
  return day
}

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

/**
 * A weekday by its number, from 1 for Monday. Fails with commander's own error for wrong usage.
 *
 * @example parseWeekday("7") // => 7
 */
export function parseWeekday(typed: string): Weekday {
  const weekday = weekdays.find((number) => String(number) === typed)
  if (weekday === undefined) throw new InvalidArgumentError("It is a number from 1 (Monday) to 7 (Sunday).")
  return weekday
}

/**
 * A whole number from 0. Fails with commander's own error for wrong usage.
 *
 * @example parseCount("35") // => 35
 */
export function parseCount(typed: string): number {
  if (!/^\d{1,6}$/.test(typed)) throw new InvalidArgumentError("It is a whole number from 0.")
  return Number(typed)
}

/**
 * A percent such as 20 or 0,4. Fails with commander's own error for wrong usage.
 *
 * @example parsePercent("0,4") // => 0.4
 */
export function parsePercent(typed: string): number {
  if (/^\d{1,3}([.,]\d{1,6})?$/.test(typed)) return Number(typed.replace(",", "."))
  throw new InvalidArgumentError("It is a number such as 20 or 0.4.")
}

/** Every kind of product page, as files and options name it. */
export const productKinds: readonly ProductChoice["is"][] = ["single", "versions", "set", "configured", "dated", "rows"]
