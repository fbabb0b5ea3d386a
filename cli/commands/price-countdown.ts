import { type Command, InvalidArgumentError } from "commander"
import { countdownEnd, endInstant } from "../../core/pricing/countdown.ts"
import { promotionEnd, viewPromotionEnd } from "../../core/pricing/promotion-end.ts"
import type { EndDate } from "../../core/product/price-ends.ts"
import { formatText, type TextCatalogue } from "../../core/texts/texts.ts"
import type { Language } from "../../core/values/language.ts"
import { nowFromOption } from "../input/now-option.ts"
import { withClock, withLanguage } from "../input/options.ts"
import type { Answer } from "../output/print.ts"
import { answerPrice } from "../output/price-answer.ts"

interface CountdownOptions {
  readonly promotion: EndDate
  readonly discount: EndDate
  readonly distinguished: EndDate
  readonly special: EndDate
  readonly now?: number
  readonly zone: string
  readonly lang: Language
  readonly json: boolean
}

const noEnd: EndDate = { date: null, hour: null }

/** `witryna price countdown`: which end of a reduction a product's page counts down to, and what is left until then. */
export function registerCountdown(price: Command): void {
  withClock(
    withLanguage(price.command("countdown"))
      .description("Until when a promotion runs, of up to four ends, and how much time is left.")
      .option("--promotion <end>", "end of the promotion: a day, or a day and an hour", parseEnd, noEnd)
      .option("--discount <end>", "end of the discount, considered second", parseEnd, noEnd)
      .option("--distinguished <end>", "end of being distinguished, considered third", parseEnd, noEnd)
      .option("--special <end>", "end of the special price, considered last", parseEnd, noEnd),
  )
    .addHelpText(
      "after",
      `
Examples:
  $ witryna price countdown --promotion "2026-11-24 20:00" --now 2026-11-21T12:00:00+01:00
  $ witryna price countdown --discount 2026-11-20 --special 2026-12-01 --now 2026-11-21T12:00:00+01:00 --lang en --json`,
    )
    .action(async (options: CountdownOptions) => {
      const nowMs = await nowFromOption(options.now)
      answerPrice(options, (catalogue) => countdownAnswer(options, nowMs, catalogue))
    })
}

function countdownAnswer({ zone, ...ends }: CountdownOptions, nowMs: number, catalogue: TextCatalogue): Answer {
  const endMs = countdownEnd(ends, nowMs, zone)
  const [state] = endMs === null ? [null] : promotionEnd({ endMs, zone, countdown: null }, { type: "Woken", nowMs })
  const view = state === null ? null : viewPromotionEnd(state, catalogue)
  if (view === null || view.is === "over") return { words: formatText(catalogue, "price.nothingToShow"), data: null, ok: true }
  const left = view.left?.parts.map(({ number, word }) => `${number} ${word}`).join(" ") ?? ""
  return { words: `${view.moment}\n${view.left?.label ?? ""} ${left}`, data: view, ok: true }
}

/** Whether a day exists does not hang on the zone. */
function parseEnd(typed: string): EndDate {
  const [date = "", hour = null] = typed.trim().split(/[ T]/, 2)
  if (endInstant({ date, hour }, "UTC") === null)
    throw new InvalidArgumentError("It is a day such as 2026-11-24, or a day and an hour such as 2026-11-24T20:00.")
  return { date, hour }
}
