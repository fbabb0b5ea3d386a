import { type Command, Option } from "commander"
import { type Decimal, decimalOf } from "../../core/values/decimal.ts"
import type { Language } from "../../core/values/language.ts"
import { type PriceFormat, readMask, zlotyPrices } from "../../core/values/price-format.ts"
import { formatWirePrice, readWireAmount } from "../../core/values/money-text.ts"
import { describeSubscriptionPrice, priceFormatWith, subscriptionPrice } from "../../core/pricing/subscription-price.ts"
import { multipackPrice, multipackWords } from "../../core/pricing/multipack.ts"
import { signedPercent } from "../../core/pricing/price-change.ts"
import { numberWords } from "../../core/quantity/quantity-text.ts"
import { formatText, type TextCatalogue } from "../../core/texts/texts.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import { answerEach } from "../output/answer-each.ts"
import type { Answer } from "../output/print.ts"
import { wrongValue } from "../user-error.ts"
import { notAnAmount, typedAmount, bothWays, type OfferAt, parseOfferAt, parseQuantity } from "../input/amounts.ts"
import { pricesIn, withPrices, type WrittenCurrency } from "../input/currency.ts"
import { answerPrice } from "../output/price-answer.ts"
import { registerCode } from "./price-code.ts"
import { registerConvert } from "./price-convert.ts"
import { registerCountdown } from "./price-countdown.ts"
import { registerInstalment } from "./price-instalment.ts"
import { registerOmnibus } from "./price-omnibus.ts"
import { registerShown } from "./price-shown.ts"
import { choiceOption, withLanguage } from "../input/options.ts"
import type { JsonForm } from "../json-form.ts"

/** `witryna price`: what prices become, and how they are written. */
export function definePrice(price: Command): void {
  registerSubscription(price)
  registerFormat(price)
  registerMultipack(price)
  registerShown(price)
  registerOmnibus(price)
  registerCode(price)
  registerConvert(price)
  registerInstalment(price)
  registerCountdown(price)
}

interface SubscriptionOptions {
  readonly max?: string
  readonly maxNet?: string
  readonly save?: string
  readonly before?: string
  readonly rebate?: string
  readonly type: string
  readonly symbol?: string
  readonly symbolBefore?: boolean
  readonly space?: boolean
  readonly currency: WrittenCurrency
  readonly lang: Language
  readonly json: JsonForm
}

function registerSubscription(price: Command): void {
  withPrices(price.command("subscription"))
    .description("What a subscription costs, gross and net, and the percent it saves.")
    .option("--max <amount>", "gross price before the saving")
    .option("--max-net <amount>", "its net price")
    .option("--save <amount>", "what is taken off in any case")
    .option("--before <amount>", "the price that a percentage is taken of")
    .option("--rebate <number>", "the rebate: a percentage, or an amount with --type quota")
    .addOption(choiceOption("--type <type>", "what the rebate is", ["percentage", "quota"]).default("percentage"))
    .option("--symbol <symbol>", "the page's own currency symbol; an empty one counts, too (that of --currency when left out)")
    .option("--symbol-before", "the page has it before the number")
    .option("--no-symbol-before", "the page has it behind the number")
    .option("--space", "the page has a blank between both")
    .option("--no-space", "the page has none")
    .addHelpText(
      "after",
      "\nExamples:\n  $ witryna price subscription --max 100 --max-net 81.30 --rebate 10 --save 0 --before 100\n  $ witryna price subscription --max 100 --max-net 80 --save 5 --rebate 20 --type quota --json",
    )
    .action((options: SubscriptionOptions) => answerPrice(options, (catalogue) => subscriptionAnswer(options, catalogue)))
}

function subscriptionAnswer(options: SubscriptionOptions, catalogue: TextCatalogue): Answer {
  const { lang, maxNet, type } = options
  const found = subscriptionPrice({
    max: wireAmount("--max", options.max, lang),
    maxNet: wireAmount("--max-net", maxNet, lang),
    save: wireAmount("--save", options.save, lang, "any"),
    before: wireAmount("--before", options.before, lang),
    rebateValue: wireAmount("--rebate", options.rebate, lang),
    rebateType: type,
  })
  if (found._tag !== "Computed") return { words: formatText(catalogue, "price.notComputed"), data: null, ok: false }
  const { gross, net, percent } = describeSubscriptionPrice(found, priceFormatWith(pricesIn(lang, options.currency), options))
  const saving = signedPercent({ is: percent < 0 ? "dearer" : "cheaper", percent: Math.abs(percent) })
  const lines = [
    formatText(catalogue, "price.gross", { price: gross.formatted }),
    // a net price that nobody named is not known
    ...(maxNet === undefined ? [] : [formatText(catalogue, "price.net", { price: net.formatted })]),
    ...(saving === null ? [] : [saving]),
  ]
  return { words: lines.join("\n"), data: { gross, net: maxNet === undefined ? null : net, percent }, ok: true }
}

/** An amount as the page's data have it, a decimal comma turned into a dot. Fails with a UserError for what is none, or below zero. */
function wireAmount(option: string, typed: string | undefined, lang: Language, sign: "any" | "positive" = "positive"): string | undefined {
  if (typed === undefined) return undefined
  const value = withDot(typed)
  const read = readWireAmount(value)
  if (read._tag !== "Amount") throw notAnAmount(option, typed, lang)
  if (sign === "positive" && read.amount.numerator < 0n) throw wrongValue(option, typed, "It is an amount from 0.")
  return value
}

interface FormatOptions {
  readonly mask: string
  readonly group?: string
  readonly decimal?: string
  readonly symbol: string
  readonly before: boolean
  readonly space: boolean
  readonly lang: Language
  readonly json: JsonForm
}

function registerFormat(price: Command): void {
  withLanguage(price.command("format"))
    .description("A number as a shop with this mask writes it.")
    .argument("<value>", "the number, with comma or dot; - reads numbers from standard input, one a line")
    .option("--mask <mask>", "as the shop spells it: ###,##0.00 or with marks of its own", "###,##0.00")
    .option("--group <separator>", "between thousands (that of the language or the mask when left out)")
    .option("--decimal <separator>", "before the decimals (likewise)")
    .option("--symbol <symbol>", "currency symbol", "zł")
    .option("--before", "the symbol stands before the number", false)
    .option("--no-space", "no blank between number and symbol")
    .addHelpText(
      "after",
      `\nExamples:\n  $ witryna price format 1234.5 --mask "###,##0.00" --symbol zł\n  $ witryna price format 1234.5 --symbol $ --before --no-space --group , --decimal . --json`,
    )
    .action((value: string, options: FormatOptions) =>
      answerEach(value, options.json, (typed) => formatAnswer(typed, options, textCatalogue(options.lang, {}))),
    )
}

function formatAnswer(typed: string, options: FormatOptions, catalogue: TextCatalogue): Answer {
  const { mask, symbol, before, space, lang } = options
  const read = readMask({ mask, symbol, symbolBefore: before, space })
  if (read._tag === "MaskUnreadable") {
    return { words: formatText(catalogue, "price.maskUnreadable", { mask, example: zlotyPrices[lang].mask }), data: read, ok: false }
  }
  // marks of the canonical form stand for the separators of the language, marks of the shop's own for themselves
  const isCanonical = /^,?$/.test(read.format.groupSeparator) && read.format.decimalSeparator === "."
  const own = isCanonical ? zlotyPrices[lang] : read.format
  const format: PriceFormat = {
    ...read.format,
    groupSeparator: options.group ?? own.groupSeparator,
    decimalSeparator: options.decimal ?? own.decimalSeparator,
  }
  const value = withDot(typed)
  if (readWireAmount(value)._tag !== "Amount") throw notAnAmount("value", typed, lang)
  const text = formatWirePrice(value, format)
  return { words: text, data: { value, text, format }, ok: true }
}

interface MultipackOptions {
  readonly base: string
  readonly step: readonly OfferAt[]
  readonly quantity: Decimal
  readonly sellBy: Decimal
  readonly unit: string
  readonly currency: WrittenCurrency
  readonly lang: Language
  readonly json: JsonForm
}

function registerMultipack(price: Command): void {
  withPrices(price.command("multipack"))
    .description("What a quantity costs with prices that fall from some quantities on, and what the next such price asks for.")
    .requiredOption("--base <amount>", "price of one unit below all steps")
    .option("--step <quantity=amount>", "from that quantity on one unit costs that much; may be repeated", parseOfferAt, [])
    .addOption(new Option("--quantity <number>", "how much is bought").argParser(parseQuantity).default(decimalOf(1), "1"))
    .addOption(new Option("--sell-by <number>", "the smallest amount sold").argParser(parseQuantity).default(decimalOf(1), "1"))
    .option("--unit <name>", "short name of the unit", "szt.")
    .addHelpText(
      "after",
      "\nExamples:\n  $ witryna price multipack --base 10 --step 2=9 --step 5=8 --quantity 4\n  $ witryna price multipack --base 10 --step 3=9,50 --quantity 0.5 --sell-by 0.5 --unit m --json",
    )
    .action((options: MultipackOptions) => answerPrice(options, (catalogue) => multipackAnswer(options, catalogue)))
}

function multipackAnswer({ base, step, quantity, sellBy, unit, currency, lang }: MultipackOptions, catalogue: TextCatalogue): Answer {
  const steps = step.map(({ left, price }) => ({ left, threshold: left, price: bothWays(typedAmount("--step", price, lang)) }))
  const found = multipackPrice({ base: bothWays(typedAmount("--base", base, lang)), steps }, quantity, sellBy)
  const words = multipackWords(found, { priceType: "gross", format: pricesIn(lang, currency), unit: { name: unit }, catalogue })
  const sum = `${words.unitPrice} × ${numberWords(quantity, lang)} ${unit} = ${words.total}`
  return { words: words.next === null ? sum : `${sum}\n${words.next}`, data: words, ok: true }
}

/** A decimal comma is as good as a dot. */
const withDot = (typed: string): string => typed.replace(/^(-?\d+),(\d+)$/, "$1.$2")
