import { type Command, Option } from "commander"
import { lowestPriceBlock, lowestPriceWords } from "../../core/pricing/lowest-price.ts"
import { plainRebateCode, type RebateCode, rebateRefusal, rebateRefusalText, withRebate } from "../../core/pricing/rebate-code.ts"
import type { TextCatalogue } from "../../core/texts/texts.ts"
import { type Decimal, decimalOf } from "../../core/values/decimal.ts"
import type { Language } from "../../core/values/language.ts"
import { formatPrice } from "../../core/values/price-format.ts"
import { bothWays, parseQuantity, typedAmount } from "../input/amounts.ts"
import { nowOption, parseInstant } from "../input/options.ts"
import { pricesIn, withPrices, type WrittenCurrency } from "../input/currency.ts"
import { answerPrice } from "../output/price-answer.ts"
import type { Answer } from "../output/print.ts"
import type { JsonForm } from "../json-form.ts"

interface CodeOptions {
  readonly price: string
  readonly code: string
  readonly typed?: string
  readonly percent?: Decimal
  readonly amount?: string
  readonly ends?: number
  readonly now?: number
  readonly usedUp: boolean
  readonly otherProducts: boolean
  readonly currency: WrittenCurrency
  readonly lang: Language
  readonly json: JsonForm
}

/** `witryna price code`: what a rebate code makes of a price, or why it is not taken. */
export function registerCode(price: Command): void {
  withPrices(price.command("code"))
    .description("What a rebate code makes of a price, or why it is not taken.")
    .requiredOption("--price <amount>", "what one unit costs without the code")
    .requiredOption("--code <code>", "the code that the shop has given out")
    .option("--typed <text>", "what the shopper has typed (the code when left out)")
    .addOption(new Option("--percent <number>", "takes so many percent off each unit").argParser(parseQuantity).conflicts("amount"))
    .option("--amount <amount>", "takes an amount off each unit")
    .option("--ends <instant>", "its last moment", parseInstant)
    .addOption(nowOption())
    .option("--used-up", "all its orders have been placed", false)
    .option("--other-products", "it holds for other products", false)
    .addHelpText(
      "after",
      "\nExamples:\n  $ witryna price code --price 129 --code LATO10 --percent 10\n  $ witryna price code --price 129 --code LATO10 --amount 20 --typed lato1O --json",
    )
    .action((options: CodeOptions) => answerPrice(options, (catalogue) => codeAnswer(options, catalogue)))
}

function codeAnswer(options: CodeOptions, catalogue: TextCatalogue): Answer {
  const { lang, typed = options.code, percent, amount, ends, now, usedUp, otherProducts } = options
  const before = typedAmount("--price", options.price, lang)
  const known: RebateCode = {
    code: plainRebateCode(options.code),
    off:
      amount === undefined
        ? { is: "percentage", percent: percent ?? decimalOf(0) }
        : { is: "quota", amount: typedAmount("--amount", amount, lang) },
    products: otherProducts ? [] : null,
    endsAtMs: ends ?? null,
    usesLeft: usedUp ? 0 : null,
  }
  const code = plainRebateCode(typed) === known.code ? known : null
  const refused = rebateRefusal({ typed, code, nowMs: now ?? 0, before: [{ productId: 1, takesRebate: true }] })
  if (refused !== null) return { words: rebateRefusalText(refused, { typed }, catalogue), data: { refused }, ok: false }
  const price = withRebate(before, known.off)
  const block = lowestPriceBlock({
    price: { price: bothWays(price), max: null, omnibus: null, beforeRebate: bothWays(before) },
    priceType: "gross",
    phonePrice: false,
    rebateCodeActive: true,
    per: decimalOf(1),
    today: null,
  })
  const format = pricesIn(lang, options.currency)
  const lines = lowestPriceWords(block, { name: "" }, format, catalogue)
  const shown = formatPrice(price, format)
  const said = lines.map(({ text, percent: saved }) => (saved === null ? text : `${text} (${saved})`))
  return { words: [shown, ...said].join("\n"), data: { price: shown, lines }, ok: true }
}
