import { type Command, InvalidArgumentError, Option } from "commander"
import type { DayMode, DayRange } from "../../core/calendar/settings.ts"
import type { Language } from "../../core/values/language.ts"
import { type CivilDay, parseCivilDay } from "../../core/values/civil-day.ts"
import type { Weekday } from "../../core/values/day-arithmetic.ts"
import { civilDayAt } from "../../core/values/zoned-time.ts"
import { calendarGridAnswer, calendarSelectAnswer } from "../output/calendar-answer.ts"
import { printAnswer } from "../output/print.ts"
import { defaultZone, parseDay, parseInstant, parseZone, withLanguage } from "../input/options.ts"

interface Offer {
  readonly lang: Language
  readonly now: number
  readonly zone: string
  readonly min?: CivilDay
  readonly max?: CivilDay
  readonly disable: readonly DayRange[]
  readonly enable?: readonly DayRange[]
  readonly holiday: readonly CivilDay[]
  readonly weekdaysOff: readonly Weekday[]
  readonly weekends: boolean
  readonly json: boolean
}

const offerOptions = (command: Command): Command =>
  withLanguage(command)
    .option("--min <date>", "first day on offer", parseDay)
    .option("--max <date>", "last day on offer", parseDay)
    .option("--disable <days...>", "days that cannot be selected: 2026-12-24, or 2026-12-24..2026-12-26", collectRange, [])
    .option("--enable <days...>", "the only days on offer, in place of --min and --max", collectRange)
    .option("--holiday <date...>", "days to mark as holidays", collectDay, [])
    .option("--weekdays-off <numbers>", "weekdays that cannot be selected, 1 Monday to 7 Sunday: 1,7", parseWeekdays, [])
    .option("--no-weekends", "Saturdays and Sundays cannot be selected")
    .option("--now <instant>", "the time that it is, instead of the clock's", parseInstant)
    .option("--zone <name>", "the shop's time zone", parseZone, defaultZone)

/** `witryna calendar`: months and selections by the calendar's rules. */
export function defineCalendar(calendar: Command): void {
  offerOptions(calendar.command("grid"))
    .description("The weeks of a month: [day] is today, (day) cannot be selected, *day is a holiday, +day is selected.")
    .argument("[month]", "such as 2026-11; the current month when left out", parseMonth)
    .option("--weeks", "with week numbers", false)
    .option("--selected <date...>", "days to show as selected", [])
    .addHelpText(
      "after",
      "\nExamples:\n  $ witryna calendar grid 2026-11 --weeks\n  $ witryna calendar grid --now 2026-11-21T12:00:00+01:00 --no-weekends\n  $ witryna calendar grid 2026-05 --min 2026-05-10 --holiday 2026-05-01 2026-05-03 --lang en\n  $ witryna calendar grid 2026-12 --selected 2026-12-23 --disable 2026-12-24..2026-12-26",
    )
    .action(
      (
        month: { year: number; month: number } | undefined,
        options: Offer & { readonly weeks: boolean; readonly selected: readonly string[] },
      ) => {
        const settings = { ...settingsOf(options), showsWeekNumbers: options.weeks }
        printAnswer(calendarGridAnswer(month ?? null, options.selected, settings, options.lang), options.json)
      },
    )

  offerOptions(calendar.command("select"))
    .description("What is selected after clicks on these days, one after the other.")
    .argument("<date...>", "days such as 2026-11-21")
    .addOption(new Option("--mode <mode>", "how days are selected").choices(["single", "multiple", "ranged"]).default("single"))
    .addHelpText(
      "after",
      "\nA day that cannot be selected is refused, exit code 1.\n\nExamples:\n  $ witryna calendar select 2026-11-10 2026-11-13 --mode ranged\n  $ witryna calendar select 2026-11-22 --no-weekends --json",
    )
    .action((dates: readonly string[], options: Offer & { readonly mode: DayMode }) => {
      printAnswer(calendarSelectAnswer(dates, { ...settingsOf(options), dayMode: options.mode }, options.lang), options.json)
    })
}

/** The calendar's settings as the options say them. The clock is read where no time is given. */
function settingsOf({ now, zone, min, max, disable, enable, holiday, weekdaysOff, weekends }: Offer) {
  return {
    today: civilDayAt(now ?? Date.now(), zone),
    ...(min === undefined ? {} : { first: min }),
    ...(max === undefined ? {} : { last: max }),
    ...(enable === undefined ? {} : { enabled: enable }),
    disabled: disable,
    holidays: holiday,
    disabledWeekdays: weekdaysOff,
    disablesWeekends: !weekends,
  }
}

const collectDay = (typed: string, before: readonly CivilDay[]): readonly CivilDay[] => [...before, parseDay(typed)]

function collectRange(typed: string, before: readonly DayRange[] = []): readonly DayRange[] {
  const [first = typed, last = first, ...more] = typed.split("..")
  if (more.length > 0) throw new InvalidArgumentError("They are two days such as 2026-12-24..2026-12-26.")
  return [...before, { first: parseDay(first), last: parseDay(last) }]
}

function parseMonth(typed: string): { year: number; month: number } {
  const day = parseCivilDay(`${typed}-01`)
  if (day === null) throw new InvalidArgumentError("It is a month such as 2026-11.")
  return { year: day.year, month: day.month }
}

function parseWeekdays(typed: string): readonly Weekday[] {
  const known: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]
  const numbers = typed.split(",").map(Number)
  if (numbers.some((number) => !Number.isInteger(number) || number < 1 || number > 7))
    throw new InvalidArgumentError("They are numbers from 1 to 7.")
  return known.filter((weekday) => numbers.includes(weekday))
}
