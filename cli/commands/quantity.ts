import { type Command, InvalidArgumentError, Option } from "commander"
import { type Decimal, decimalToNumber, parseDecimal } from "../../core/values/decimal.ts"
import type { Language } from "../../core/values/language.ts"
import type { Unit } from "../../core/quantity/order-limits.ts"
import { orderLimits, stockOf } from "../../core/quantity/wire-limits.ts"
import { checkQuantity, type QuantityQuestion } from "../../core/quantity/check-quantity.ts"
import { describeQuantity } from "../../core/quantity/quantity-text.ts"
import { formatText } from "../../core/texts/texts.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import { answerEach } from "../output/answer-each.ts"
import type { Answer } from "../output/print.ts"
import { parseQuantity } from "../input/amounts.ts"
import { withLanguage } from "../input/options.ts"
import type { JsonForm } from "../json-form.ts"

interface QuantityOptions {
  readonly step: Decimal
  readonly precision?: number
  readonly minOrder?: number
  readonly minSize?: number
  readonly minSubscription?: number
  readonly maxOrder?: number
  readonly maxSize?: number
  readonly stock?: number
  readonly unit: string
  readonly singular?: string
  readonly few?: string
  readonly plural?: string
  readonly fraction?: string
  readonly disabled: boolean
  readonly lang: Language
  readonly json: JsonForm
}

/** `witryna quantity`: what becomes of a typed quantity. */
export function defineQuantity(command: Command): void {
  withLanguage(command)
    .argument("<typed>", "the quantity field as typed, with comma or dot; - reads quantities from standard input, one a line")
    .addOption(
      new Option("--step <amount>", "the smallest amount sold, and the multiple of every amount")
        .argParser(parseQuantity)
        .default({ coefficient: 1, scale: 0 }, "1"),
    )
    .option("--precision <places>", "places of the field, 0 to 6 (those of the step when left out)", parsePlaces)
    .option("--min-order <amount>", "least per order; -1 is no limit, here and below", parseAmount)
    .option("--min-size <amount>", "least per size", parseAmount)
    .option("--min-subscription <amount>", "least per subscription", parseAmount)
    .option("--max-order <amount>", "most per order", parseAmount)
    .option("--max-size <amount>", "most per size", parseAmount)
    .option("--stock <amount>", "what is in stock; -1 is unlimited", parseAmount)
    .option("--unit <name>", "name of the unit, and its word where none is given below", "szt.")
    .option("--singular <word>", "the unit's word after 1")
    .option("--few <word>", "after 2 (Polish)")
    .option("--plural <word>", "after 5 (Polish), after 2 (English)")
    .option("--fraction <word>", "after 0.5 (Polish)")
    .option("--disabled", "the size cannot be bought", false)
    .addHelpText(
      "after",
      `
Examples:
  $ witryna quantity 1,2 --step 0.5 --unit m --singular metr --few metry --plural metrów --fraction metra
  $ witryna quantity 12 --stock 10 --lang en --unit pcs. --json`,
    )
    .action((typed: string, options: QuantityOptions) => answerEach(typed, options.json, (value) => quantityAnswer(value, options)))
}

function quantityAnswer(typed: string, options: QuantityOptions): Answer {
  const question = questionOf(typed, options)
  const catalogue = textCatalogue(options.lang, {})
  const { words, refusal, ...described } = describeQuantity(question, catalogue)
  const answer = checkQuantity(question)
  // a quantity that was rounded to the step is told with why, and is no refusal
  const ok = answer.refusal === null && answer.buyable
  const becomes = words === null || !answer.buyable ? null : formatText(catalogue, "quantity.said", { amount: words })
  const told = ok ? [words, refusal] : [refusal, described.obstacle, becomes]
  return { words: told.filter((text) => text !== null).join("\n"), data: { typed, ...described, words, refusal }, ok }
}

function questionOf(typed: string, options: QuantityOptions): QuantityQuestion {
  return {
    typed,
    unit: unitOf(options),
    limits: orderLimits({
      min_quantity_per_order: options.minOrder ?? null,
      min_size_quantity_per_order: options.minSize ?? null,
      subscription_min_quantity: options.minSubscription ?? null,
      max_quantity_per_order: options.maxOrder ?? null,
      max_size_quantity_per_order: options.maxSize ?? null,
    }),
    stock: stockOf(options.stock),
    status: options.disabled ? "disable" : "enable",
  }
}

function unitOf({ unit, singular, few, plural, fraction, step, precision }: QuantityOptions): Unit {
  const many = plural ?? unit
  return {
    name: unit,
    singular: singular ?? unit,
    few: few ?? many,
    plural: many,
    fraction: fraction ?? many,
    sellBy: step,
    precision: precision ?? step.scale,
  }
}

function parseAmount(typed: string): number {
  const amount = parseDecimal(typed.replace(",", "."))
  if (amount !== null) return decimalToNumber(amount)
  throw new InvalidArgumentError("It is an amount such as 10 or 0.5, or -1 for no limit.")
}

function parsePlaces(typed: string): number {
  if (/^[0-6]$/.test(typed)) return Number(typed)
  throw new InvalidArgumentError("It is a number from 0 to 6.")
}
