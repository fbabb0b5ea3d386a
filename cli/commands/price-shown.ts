import { type Command, Option } from "commander"
import { type Decimal, decimalOf } from "../../core/values/decimal.ts"
import type { Language } from "../../core/values/language.ts"
import { compareMoney, type Money } from "../../core/values/money.ts"
import { type PriceView, viewPrice } from "../../core/pricing/price-words.ts"
import type { OmnibusPrice } from "../../core/product/offer.ts"
import type { TextCatalogue } from "../../core/texts/texts.ts"
import type { Answer } from "../output/print.ts"
import { typedAmount, typedAmountOrNull, bothWays, parseQuantity } from "../input/amounts.ts"
import { pricesIn, withPrices, type WrittenCurrency } from "../input/currency.ts"
import { answerPrice } from "../output/price-answer.ts"
import { parsePercent } from "../input/options.ts"
import type { JsonForm } from "../json-form.ts"

interface ShownOptions {
  readonly price?: string
  readonly max?: string
  readonly percent?: number
  readonly lowest?: string
  readonly points?: Decimal
  readonly holds?: Decimal
  readonly of: string
  readonly byPhone: boolean
  readonly quantity: Decimal
  readonly unit: string
  readonly currency: WrittenCurrency
  readonly lang: Language
  readonly json: JsonForm
}

/** `witryna price shown`: what product page and tiles show as the price. */
export function registerShown(price: Command): void {
  withPrices(price.command("shown"))
    .description("What product pages and tiles show as a price: now, before the reduction, the percent saved, the lowest of 30 days.")
    .option("--price <amount>", "what one unit costs now; left out = the shop knows no price")
    .option("--max <amount>", "the price before the reduction")
    .option("--percent <number>", "the shop's own percent of the saving", parsePercent)
    .option("--lowest <amount>", "the lowest price of the 30 days before the reduction")
    .option("--points <number>", "what one unit costs in points", parseQuantity)
    .option("--holds <number>", "how much one unit holds of what prices are compared by, such as 0.25 of a kilogram", parseQuantity)
    .option("--of <amount>", "what prices are compared by: kg, 100 g, l, 100 ml", "kg")
    .option("--by-phone", "the price is given by phone", false)
    .addOption(new Option("--quantity <number>", "how much is bought").argParser(parseQuantity).default(decimalOf(1), "1"))
    .option("--unit <name>", "short name of the unit", "szt.")
    .addHelpText(
      "after",
      '\nExamples:\n  $ witryna price shown --price 80 --max 100 --lowest 75\n  $ witryna price shown --price 996 --max 1000 --percent 0.4 --json\n  $ witryna price shown --price 28 --holds 1.1 --of "100 g"\n  $ witryna price shown --price 30.35 --max 35.10 --currency EUR --lang en',
    )
    .action((options: ShownOptions) => answerPrice(options, (catalogue) => shownAnswer(options, catalogue)))
}

function shownAnswer(options: ShownOptions, catalogue: TextCatalogue): Answer {
  const { lang, percent = null, points = null, byPhone, quantity, unit, holds, of } = options
  const [now, max] = [typedAmountOrNull("--price", options.price, lang), typedAmountOrNull("--max", options.max, lang)]
  const lowest = now === null || options.lowest === undefined ? null : lowestOf(typedAmount("--lowest", options.lowest, lang), now)
  const price =
    now === null ? null : { price: bothWays(now), max: max === null ? null : bothWays(max), youSavePercent: percent, omnibus: lowest }
  const measure = holds === undefined ? undefined : { amount: holds, of }
  const question = { price, pointsPrice: points, phonePrice: byPhone, priceType: "gross", quantity, unit: { name: unit }, measure } as const
  const view = viewPrice(question, pricesIn(lang, options.currency), catalogue)
  return { words: viewLines(view).join("\n"), data: view, ok: true }
}

const lowestOf = (lowest: Money, now: Money): OmnibusPrice => ({
  price: bothWays(lowest),
  higherThanSelling: compareMoney(lowest, now) > 0,
  percent: null,
  validUntil: null,
})

function viewLines(view: PriceView): readonly string[] {
  const { price, regular, saving, lowestPrice, measure } = view
  const [first, ...beside] = [price, regular, saving].filter((part) => part !== null)
  const lines = lowestPrice.map(({ text, percent }) => (percent === null ? text : `${text} (${percent})`))
  return [beside.length === 0 ? (first ?? "") : `${first} (${beside.join(", ")})`, ...(measure === null ? [] : [measure]), ...lines]
}
