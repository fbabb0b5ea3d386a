import { type Command, InvalidArgumentError, Option } from "commander"
import { type Decimal, decimalToNumber, parseDecimal } from "../../core/values/decimal.ts"
import type { FormulaInput } from "../../core/formula/formula-result.ts"
import type { Language } from "../../core/values/language.ts"
import { checkedAnswer, evaluatedAnswer, explainedAnswer, type FormulaQuestion } from "../output/formula-answer.ts"
import { printAnswer } from "../output/print.ts"
import { readFormula, readInputs, readPair } from "../input/files.ts"
import { withLanguage } from "../input/options.ts"

type Inputs = Readonly<Record<string, FormulaInput>>

interface FormulaOptions {
  readonly expression?: string
  readonly param: Inputs
  readonly params?: string
  readonly product?: string
  readonly vat: number
  readonly items: Decimal
  readonly lang: Language
  readonly json: boolean
}

const shared = (command: Command): Command =>
  withLanguage(command)
    .argument("[file]", "a file with the formula, - for standard input")
    .option("--expression <formula>", "the formula itself")
    .option(
      "--param <name=value>",
      "a parameter, a number where it looks like one; name='\"1200\"' is a text, as selects give it; may be repeated",
      collectPair,
      {},
    )
    .option("--params <json>", "parameters as a JSON object, or @file")
    .option("--product <json>", "what getProductDataFromEngine() gives, as a JSON object, or @file")
    .option("--vat <percent>", "VAT in whole percent", parseVat, 23)
    .addOption(new Option("--items <number>", "number of items").argParser(parseItems).default({ coefficient: 1, scale: 0 }, "1"))

/** `witryna formula`: merchants' price formulas. */
export function defineFormula(formula: Command): void {
  shared(formula.command("eval"))
    .description("The result of a formula, and the price that it is.")
    .addHelpText(
      "after",
      '\nExamples:\n  $ witryna formula eval --expression "width * height * 0.012" --param width=120 --param height=80\n  $ witryna formula eval price.js --params @choice.json --vat 8 --items 2 --json',
    )
    .action((file: string | undefined, options: FormulaOptions) => printAnswer(evaluatedAnswer(questionOf(file, options)), options.json))

  shared(formula.command("check"))
    .description("Is a formula sound: its grammar, and the names that it uses?")
    .addHelpText(
      "after",
      '\nExamples:\n  $ witryna formula check price.js --param width=1\n  $ witryna formula check --expression "width * heigth" --param width=1 --param height=1',
    )
    .action((file: string | undefined, options: FormulaOptions) => {
      const { source, parameters, language } = questionOf(file, options)
      printAnswer(checkedAnswer(source, Object.keys(parameters), language), options.json)
    })

  shared(formula.command("explain"))
    .description("Every value on the way of a formula, with its place.")
    .addHelpText(
      "after",
      '\nExamples:\n  $ witryna formula explain --expression "Math.max(width, 50) * 2" --param width=30\n  $ cat price.js | witryna formula explain - --params @choice.json',
    )
    .action((file: string | undefined, options: FormulaOptions) => printAnswer(explainedAnswer(questionOf(file, options)), options.json))
}

/** Files are read here; single parameters win over those of a file. The number of items is part of the product's data. */
function questionOf(file: string | undefined, { expression, param, params, product, vat, items, lang }: FormulaOptions): FormulaQuestion {
  const count = { "iai:number_of_items": decimalToNumber(items) }
  return {
    source: readFormula(file, expression),
    parameters: { ...(params === undefined ? {} : readInputs(params)), ...param },
    product: { ...count, ...(product === undefined ? {} : readInputs(product)) },
    vatPercent: vat,
    items,
    language: lang,
  }
}

function collectPair(typed: string, before: Inputs): Inputs {
  const pair = readPair(typed)
  if (pair === null) throw new InvalidArgumentError("It is a name and a value, such as width=120.")
  return { ...before, [pair[0]]: pair[1] }
}

function parseVat(typed: string): number {
  if (!/^\d{1,2}$/.test(typed)) throw new InvalidArgumentError("It is a whole percent, such as 23.")
  return Number(typed)
}

function parseItems(typed: string): Decimal {
  const items = parseDecimal(typed)
  if (items === null || items.coefficient <= 0) throw new InvalidArgumentError("It is a number above 0, with a dot.")
  return items
}
