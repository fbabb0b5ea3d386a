import { type Command, InvalidArgumentError, Option } from "commander"
import { type Decimal, decimalOf } from "../../core/values/decimal.ts"
import type { Language } from "../../core/values/language.ts"
import { compareMoney, type Money } from "../../core/values/money.ts"
import { lowestPriceBlock, lowestPriceWords } from "../../core/pricing/lowest-price.ts"
import { lowestOfPeriod } from "../../core/pricing/price-history.ts"
import type { OmnibusPrice } from "../../core/product/offer.ts"
import { formatText, type TextCatalogue } from "../../core/texts/texts.ts"
import { type CivilDay, civilDayText } from "../../core/values/civil-day.ts"
import { civilTimeAt } from "../../core/values/zoned-time.ts"
import type { Answer } from "../output/print.ts"
import { typedAmount, typedAmountOrNull, bothWays, parseQuantity } from "../input/amounts.ts"
import { pricesIn, withPrices, type WrittenCurrency } from "../input/currency.ts"
import { answerPrice } from "../output/price-answer.ts"
import { nowOption, parseDay, parsePercent, zoneOption } from "../input/options.ts"
import type { JsonForm } from "../json-form.ts"

interface OmnibusOptions {
  readonly price: string
  readonly max?: string
  readonly lowest?: string
  readonly percent?: number
  readonly higher: boolean
  readonly until?: CivilDay
  readonly beforeCode?: string
  readonly codeActive: boolean
  readonly per: Decimal
  readonly unit: string
  readonly byPhone: boolean
  readonly history: readonly DatedAmount[]
  readonly reducedOn?: CivilDay
  readonly now?: number
  readonly zone: string
  readonly currency: WrittenCurrency
  readonly lang: Language
  readonly json: JsonForm
}

interface DatedAmount {
  readonly from: CivilDay
  readonly price: string
}

/** `witryna price omnibus`: what is said beside a reduced price. */
export function registerOmnibus(price: Command): void {
  withPrices(price.command("omnibus"))
    .description("What is said beside a reduced price: the lowest price of 30 days, the price without a code, until when it holds.")
    .requiredOption("--price <amount>", "what one unit costs now")
    .option("--max <amount>", "the regular price")
    .option("--lowest <amount>", "the lowest price of the 30 days, as the shop names it")
    .option("--history <day=amount>", "or a price and the day from which it held; may be repeated", parseDatedAmount, [])
    .option("--reduced-on <day>", "the day of the reduction, for --history (the day of --now when left out)", parseDay)
    .option("--percent <number>", "the shop's own percent against the lowest price", parsePercent)
    .option("--higher", "the lowest price is higher than the price, says the shop", false)
    .option("--until <day>", "the price holds until then", parseDay)
    .option("--before-code <amount>", "the price before the rebate code")
    .option("--code-active", "a rebate code is active", false)
    .addOption(
      new Option("--per <number>", "the quantity that all amounts are told for").argParser(parseQuantity).default(decimalOf(1), "1"),
    )
    .option("--unit <name>", "short name of the unit", "szt.")
    .option("--by-phone", "the price is told by phone", false)
    .addOption(nowOption())
    .addOption(zoneOption())
    .addHelpText(
      "after",
      `
Examples:
  $ witryna price omnibus --price 80 --max 100 --lowest 75 --until 2026-12-05
  $ witryna price omnibus --price 80 --max 100 --history 2026-10-01=90 --history 2026-11-01=100 --reduced-on 2026-11-21 --json`,
    )
    .action((options: OmnibusOptions) => answerPrice(options, (catalogue) => omnibusAnswer(options, catalogue)))
}

function omnibusAnswer(options: OmnibusOptions, catalogue: TextCatalogue): Answer {
  const { lang, codeActive, per, byPhone, unit } = options
  const now = typedAmount("--price", options.price, lang)
  const today = options.now === undefined ? null : civilTimeAt(options.now, options.zone)
  const lowest = typedAmountOrNull("--lowest", options.lowest, lang) ?? lowestOfHistory(options, today)
  const [max, before] = [typedAmountOrNull("--max", options.max, lang), typedAmountOrNull("--before-code", options.beforeCode, lang)]
  const block = lowestPriceBlock({
    price: {
      price: bothWays(now),
      max: max === null ? null : bothWays(max),
      omnibus: lowest === null ? null : omnibusPrice(lowest, now, options),
      beforeRebate: before === null ? null : bothWays(before),
    },
    priceType: "gross",
    phonePrice: byPhone,
    rebateCodeActive: codeActive,
    per,
    today,
  })
  const lines = lowestPriceWords(block, { name: unit }, pricesIn(lang, options.currency), catalogue)
  const words = lines.map(({ text, percent }) => (percent === null ? text : `${text} (${percent})`)).join("\n")
  return { words: words === "" ? formatText(catalogue, "price.nothingToShow") : words, data: { lines }, ok: true }
}

const omnibusPrice = (lowest: Money, now: Money, { higher, percent, until }: OmnibusOptions): OmnibusPrice => ({
  price: bothWays(lowest),
  higherThanSelling: higher || compareMoney(lowest, now) > 0,
  percent: percent ?? null,
  validUntil: until === undefined ? null : civilDayText(until),
})

function lowestOfHistory({ history, reducedOn, lang }: OmnibusOptions, today: CivilDay | null): Money | null {
  const day = reducedOn ?? today
  const known = history.map(({ from, price }) => ({ from, price: typedAmount("--history", price, lang) }))
  return day === null ? null : lowestOfPeriod(known, day)
}

function parseDatedAmount(typed: string, before: readonly DatedAmount[]): readonly DatedAmount[] {
  const [day = "", price] = typed.split("=")
  if (price === undefined) throw new InvalidArgumentError("It is a day and an amount such as 2026-11-21=80.")
  return [...before, { from: parseDay(day), price }]
}
