import type { Command } from "commander"
import type { Language } from "../../core/values/language.ts"
import type { CivilDay } from "../../core/values/civil-day.ts"
import type { Weekday } from "../../core/values/day-arithmetic.ts"
import { printAnswer } from "../output/print.ts"
import { shippingTimeAnswer } from "../output/shipping-answer.ts"
import { nowFromOption } from "../input/now-option.ts"
import { parseCount, parseDay, parseInstant, parseWeekday, withClock, withLanguage } from "../input/options.ts"
import type { JsonForm } from "../json-form.ts"

interface ShippingTimeOptions {
  readonly deadline?: string
  readonly today: boolean
  readonly unknown: boolean
  readonly disabled: boolean
  readonly days?: number
  readonly hours?: number
  readonly minutes?: number
  readonly weekDay?: Weekday
  readonly weekAmount: number
  readonly date?: CivilDay
  readonly delivery: boolean
  readonly now?: number
  readonly told?: number
  readonly zone: string
  readonly lang: Language
  readonly json: JsonForm
}

/** `witryna shipping-time`: what a product page says about shipping. */
export function defineShippingTime(command: Command): void {
  withClock(withLanguage(command))
    .option("--deadline <time>", "orders until then ship the same day: 12:00 or 2026-11-21 12:00 of the shop's clock, or an instant")
    .option("--today", "the shop says that it ships today", false)
    .option("--unknown", "the shop does not know when it ships", false)
    .option("--disabled", "the size cannot be bought", false)
    .option("--days <number>", "days until it ships", parseCount)
    .option("--hours <number>", "hours on top of the days", parseCount)
    .option("--minutes <number>", "minutes on top of the hours", parseCount)
    .option("--week-day <number>", "the weekday it ships on, 1 Monday to 7 Sunday", parseWeekday)
    .option("--week-amount <number>", "weeks until that weekday's week", parseCount, 0)
    .option("--date <date>", "the day that the shop names", parseDay)
    .option("--delivery", "the time of delivery by the same numbers, in place of the time of shipping", false)
    .option("--told <instant>", "when the shop said all this; by default now", parseInstant)
    .addHelpText(
      "after",
      `
Examples:
  $ witryna shipping-time --deadline 12:00 --today --now 2026-11-20T08:00:00+01:00
  $ witryna shipping-time --today --told 2026-11-20T23:00+01:00 --now 2026-11-21T01:00+01:00
  $ witryna shipping-time --days 35 --lang en
  $ witryna shipping-time --days 5 --week-day 3 --week-amount 1 --delivery --json`,
    )
    .action(async ({ days, hours, minutes, deadline, weekDay, weekAmount, date, now, told, ...rest }: ShippingTimeOptions) => {
      const isTold = days !== undefined || hours !== undefined || minutes !== undefined
      const nowMs = await nowFromOption(now)
      const answer = shippingTimeAnswer({
        ...rest,
        deadline: deadline ?? null,
        after: isTold ? { days: days ?? 0, hours: hours ?? 0, minutes: minutes ?? 0 } : null,
        weekday: weekDay === undefined ? null : { day: weekDay, weeksAhead: weekAmount },
        date: date ?? null,
        nowMs,
        asOfMs: told ?? nowMs,
      })
      printAnswer(answer, rest.json)
    })
}
