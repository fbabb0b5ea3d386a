import { defaultStrongPassword } from "../../core/form/field.ts"
import { Argument, type Command, InvalidArgumentError, Option } from "commander"
import { strongPasswordSettings } from "../../core/shell/shell.ts"
import { type CivilDay, parseCivilDay } from "../../core/values/civil-day.ts"
import type { Weekday } from "../../core/values/day-arithmetic.ts"
import type { Language } from "../../core/values/language.ts"
import { isTimeZone } from "../../core/values/zoned-time.ts"
import { answersAsJson } from "../json-form.ts"
import { meantSentence } from "../user-error.ts"

const languages: readonly Language[] = ["pl", "en"]

/** An option that takes one of a few words; whoever misspells one is told the nearest. */
export const choiceOption = (flags: string, description: string, choices: readonly string[]): Option =>
  new Option(flags, description).choices(choices).argParser((typed: string) => parseChoice(typed, choices))

/** An argument that is one of a few words, likewise. */
export const choiceArgument = (name: string, description: string, choices: readonly string[]): Argument =>
  new Argument(name, description).choices(choices).argParser((typed: string) => parseChoice(typed, choices))

function parseChoice(typed: string, choices: readonly string[]): string {
  if (choices.includes(typed)) return typed
  throw new InvalidArgumentError(meantSentence(typed, choices, `Allowed choices are ${choices.join(", ")}.`))
}

/** `--lang`, as everywhere. */
export const languageOption = (): Option => choiceOption("--lang <language>", "language of the words", languages)

/** `--json`, as everywhere; `--json-lines` and `--pick` come with it (cli/help/terminal-command.ts). */
export const jsonOption = (): Option => new Option("--json", answersAsJson).default(false)

/** The options of every command that answers in words: their language, and JSON in their place. */
export const withLanguage = (command: Command): Command => command.addOption(languageOption().default("pl")).addOption(jsonOption())

/** The zone of the shop where none is said. */
const defaultZone = "Europe/Warsaw"

/** `--zone`, as everywhere. */
export const zoneOption = (): Option => new Option("--zone <name>", "the shop's time zone").argParser(parseZone).default(defaultZone)

/** `--now`, as everywhere. */
export const nowOption = (): Option => new Option("--now <instant>", "the time that it is, instead of the clock's").argParser(parseInstant)

/** `--now` in place of the clock, and `--zone`. */
export const withClock = (command: Command): Command => command.addOption(nowOption()).addOption(zoneOption())

/** `--setting`, of fields and passwords. */
export const strongPasswordOption = (): Option =>
  choiceOption("--setting <when>", "when the shop wants strong passwords", strongPasswordSettings).default(defaultStrongPassword)

/** `--data`, as everywhere. */
export const dataOption = (): Option => new Option("--data <folder>", "folder of the shop's data (setting SHOP_DATA, default .witryna)")

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

/**
 * The number of a product. Fails with commander's own error for wrong usage.
 *
 * @example parseProductId("501") // => 501
 */
export function parseProductId(typed: string): number {
  if (/^[1-9]\d{0,8}$/.test(typed)) return Number(typed)
  throw new InvalidArgumentError("It is the number of a product.")
}
