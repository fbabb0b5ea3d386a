import { type Command, InvalidArgumentError, Option } from "commander"
import { type Decimal, parseDecimal } from "../../core/values/decimal.ts"
import { exchanged } from "../../core/values/exchange.ts"
import type { Language } from "../../core/values/language.ts"
import { moneyText } from "../../core/values/money-text.ts"
import { formatPrice } from "../../core/values/price-format.ts"
import { typedAmount } from "../input/amounts.ts"
import { pricesIn, type WrittenCurrency, writtenCurrencies } from "../input/currency.ts"
import { choiceOption, withLanguage } from "../input/options.ts"
import { answerPrice } from "../output/price-answer.ts"
import type { JsonForm } from "../json-form.ts"

interface ConvertOptions {
  readonly rate: Decimal
  readonly to: WrittenCurrency
  readonly lang: Language
  readonly json: JsonForm
}

/** `witryna price convert`: what an own amount is in another currency. */
export function registerConvert(price: Command): void {
  withLanguage(price.command("convert"))
    .description("An amount of the shop's own currency in another one: divided by the rate, rounded once, half away from zero.")
    .argument("<amount>", "in the shop's own currency")
    .addOption(
      new Option("--rate <number>", "what one unit of the other currency costs in the own one").argParser(parseRate).makeOptionMandatory(),
    )
    .addOption(choiceOption("--to <id>", "how it is written", writtenCurrencies).default("EUR"))
    .addHelpText(
      "after",
      "\nExamples:\n  $ witryna price convert 129 --rate 4.2350\n  $ witryna price convert 129 --rate 3.6480 --to USD --lang en --json",
    )
    .action((typed: string, options: ConvertOptions) =>
      answerPrice(options, () => {
        const { rate, to, lang } = options
        const amount = exchanged(typedAmount("amount", typed, lang), { rate, places: 2 })
        const text = formatPrice(amount, pricesIn(lang, to))
        return { words: text, data: { value: moneyText(amount), text, currency: to }, ok: true }
      }),
    )
}

function parseRate(typed: string): Decimal {
  const rate = parseDecimal(typed.replace(",", "."))
  if (rate !== null && rate.coefficient > 0) return rate
  throw new InvalidArgumentError("It is a number above zero such as 4.2350.")
}
