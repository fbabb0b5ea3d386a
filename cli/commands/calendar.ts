import { type Command, InvalidArgumentError } from "commander"
import type { DayMode, DayRange } from "../../core/calendar/settings.ts"
import type { Language } from "../../core/values/language.ts"
import { type CivilDay, parseCivilDay } from "../../core/values/civil-day.ts"
import type { Weekday } from "../../core/values/day-arithmetic.ts"
import { civilDayAt } from "../../core/values/zoned-time.ts"
import { calendarGridAnswer, calendarSelectAnswer } from "../output/calendar-answer.ts"
import { printAnswer } from "../output/print.ts"
import { nowFromOption } from "../input/now-option.ts"
import { choiceOption, parseDay, parseWeekday, withClock, withLanguage } from "../input/options.ts"
import type { JsonForm } from "../json-form.ts"

interface Offer {
  readonly lang: Language
  readonly now?: number
  readonly zone: string
  readonly min?: CivilDay
  readonly max?: CivilDay
  readonly disable: readonly DayRange[]
  readonly enable?: readonly DayRange[]
  readonly holiday: readonly CivilDay[]
  readonly weekdayOff: readonly Weekday[]
  readonly weekends: boolean
  readonly json: JsonForm
}

const offerOptions = (command: Command): Command =>
  withClock(withLanguage(command))
    .option("--min <date>", "first day on offer", parseDay)
    .option("--max <date>", "last day on offer", parseDay)
    .option("--disable <days>", "cannot be selected: 2026-12-24, or 2026-12-24..2026-12-26; may be repeated", collectRange, [])
    .option("--enable <days>", "the only days on offer, in place of --min and --max; may be repeated", collectRange)
    .option("--holiday <date>", "a day to mark as a holiday; may be repeated", collectDay, [])
    .option("--weekday-off <number>", "cannot be selected, 1 Monday to 7 Sunday; may be repeated", collectWeekday, [])
    .option("--no-weekends", "Saturdays and Sundays cannot be selected")

/** `witryna calendar`: months and selections by the calendar's rules. */
export function defineCalendar(calendar: Command): void {
  offerOptions(calendar.command("grid"))
    .description("The weeks of a month: [day] is today, (day) cannot be selected, *day is a holiday, +day is selected.")
    .argument("[month]", "such as 2026-11; the current month when left out", parseMonth)
    .option("--weeks", "with week numbers", false)
    .option("--selected <date>", "a day to show as selected; may be repeated", collectDay, [])
    .addHelpText(
      "after",
      "\nExamples:\n  $ witryna calendar grid 2026-11 --weeks\n  $ witryna calendar grid --now 2026-11-21T12:00:00+01:00 --no-weekends\n  $ witryna calendar grid 2026-05 --min 2026-05-10 --holiday 2026-05-01 --holiday 2026-05-03 --lang en\n  $ witryna calendar grid 2026-12 --selected 2026-12-23 --disable 2026-12-24..2026-12-26",
    )
    .action(
      async (
        month: { year: number; month: number } | undefined,
        options: Offer & { readonly weeks: boolean; readonly selected: readonly CivilDay[] },
      ) => {
        const settings = { ...(await settingsOf(options)), showsWeekNumbers: options.weeks }
        printAnswer(calendarGridAnswer(month ?? null, options.selected, settings, options.lang), options.json)
      },
    )

  offerOptions(calendar.command("select"))
    .description("What is selected after clicks on these days, one after the other.")
    .argument("<date...>", "days such as 2026-11-21", collectDay, [])
    .addOption(choiceOption("--mode <mode>", "how days are selected", ["single", "multiple", "ranged"]).default("single"))
    .addHelpText(
      "after",
      "\nA day that cannot be selected is refused, exit code 1.\n\nExamples:\n  $ witryna calendar select 2026-11-10 2026-11-13 --mode ranged\n  $ witryna calendar select 2026-11-22 --no-weekends --json",
    )
    .action(async (dates: readonly CivilDay[], options: Offer & { readonly mode: DayMode }) => {
      printAnswer(calendarSelectAnswer(dates, { ...(await settingsOf(options)), dayMode: options.mode }, options.lang), options.json)
    })
}

/** The calendar's settings as the options say them. The clock is read where no time is given. */
async function settingsOf({ now, zone, min, max, disable, enable, holiday, weekdayOff, weekends }: Offer) {
  return {
    today: civilDayAt(await nowFromOption(now), zone),
    ...(min === undefined ? {} : { first: min }),
    ...(max === undefined ? {} : { last: max }),
    ...(enable === undefined ? {} : { enabled: enable }),
    disabled: disable,
    holidays: holiday,
    disabledWeekdays: weekdayOff,
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

const collectWeekday = (typed: string, before: readonly Weekday[]): readonly Weekday[] => [...before, parseWeekday(typed)]
