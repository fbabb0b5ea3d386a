import { type Command, InvalidArgumentError, Option } from "commander"
import { type Decimal, decimalToNumber } from "../../core/values/decimal.ts"
import type { Language } from "../../core/values/language.ts"
import { checkedAnswer, evaluatedAnswer, explainedAnswer, type FormulaTask } from "../output/formula-answer.ts"
import { printAnswer } from "../output/print.ts"
import { fieldValues, offeredChoices, readFields, type TypedValues, typedTexts } from "../formula/formula-fields.ts"
import { type FormulaPoint, type FormulaRange, parseRange, formulaPoints } from "../formula/formula-range.ts"
import { comparedAnswer, plotAnswer, tableAnswer } from "../formula/formula-table.ts"
import { noRange, type PricedPoint, pricedPoints } from "../formula/priced-points.ts"
import { formulaLanguageHelp } from "../help/formula-language.ts"
import { parseQuantity } from "../input/amounts.ts"
import { readFormula, readInputs, readJson, readPair } from "../input/files.ts"
import { withLanguage } from "../input/options.ts"
import { exitCodes, UserError } from "../user-error.ts"
import type { JsonForm } from "../json-form.ts"

interface ParameterOptions {
  readonly expression?: string
  /** `name=value`, as typed */
  readonly param: readonly string[]
  readonly params?: string
  readonly fields?: string
  readonly lang: Language
  readonly json: JsonForm
}

interface FormulaOptions extends ParameterOptions {
  readonly product?: string
  readonly vat: number
  readonly items: Decimal
}

const formulaOf = (command: Command): Command =>
  withLanguage(command)
    .argument("[file]", "a file with the formula, - for standard input")
    .option("--expression <formula>", "the formula itself")

const shared = (command: Command): Command => values(formulaOf(command))

const parameters = (command: Command): Command =>
  command
    .option(
      "--param <name=value>",
      "a parameter, a number where it looks like one; name='\"1200\"' is a text, as selects give it; may be repeated",
      collectPair,
      [],
    )
    .option("--params <json>", "parameters as a JSON object, or @file")
    .option(
      "--fields <json>",
      "the product's fields as the shop has them, a JSON list or @file: each --param is then what is typed or chosen, others have their defaults",
    )

const values = (command: Command): Command =>
  parameters(command)
    .option("--product <json>", "what getProductDataFromEngine() gives, as a JSON object, or @file")
    .option("--vat <percent>", "VAT in whole percent", parseVat, 23)
    .addOption(new Option("--items <number>", "number of items").argParser(parseQuantity).default({ coefficient: 1, scale: 0 }, "1"))

/** `witryna formula`: merchants' price formulas. */
export function defineFormula(formula: Command): void {
  formula.addHelpText("after", formulaLanguageHelp())
  shared(formula.command("eval"))
    .description("The result of a formula, and the price that it is.")
    .addHelpText(
      "after",
      '\nExamples:\n  $ witryna formula eval --expression "width * height * 0.012" --param width=120 --param height=80\n  $ witryna formula eval price.js --params @choice.json --vat 8 --items 2 --json',
    )
    .action((file: string | undefined, options: FormulaOptions) => printAnswer(evaluatedAnswer(questionOf(file, options)), options.json))

  parameters(formulaOf(formula.command("check")))
    .description(
      "Is a formula sound: its grammar, its names, a price on every path, keys of its tables? Without parameters those that it needs are listed.",
    )
    .addHelpText(
      "after",
      '\nExamples:\n  $ witryna formula check price.js --param width=1\n  $ witryna formula check --expression "width * heigth" --param width=1 --param height=1\n  $ witryna formula check --expression "width * drop"\n  $ witryna formula check price.js --fields @fields.json',
    )
    .action((file: string | undefined, options: ParameterOptions) => {
      const { expression, param, params, fields, lang } = options
      const isSaid = param.length > 0 || params !== undefined || fields !== undefined
      const names = isSaid ? Object.keys(parametersOf(options, {})) : null
      const known = { names, choices: fields === undefined ? {} : offeredChoices(readFields(readJson(fields))) }
      printAnswer(checkedAnswer(readFormula(file, expression), known, lang), options.json)
    })

  shared(formula.command("explain"))
    .description("Every value on the way of a formula, with its place.")
    .option("--short", "only what variables get, what conditions say, and what is returned", false)
    .addHelpText(
      "after",
      '\nExamples:\n  $ witryna formula explain --expression "Math.max(width, 50) * 2" --param width=30\n  $ witryna formula explain price.js --short --param width=1200\n  $ cat price.js | witryna formula explain - --params @choice.json',
    )
    .action((file: string | undefined, { short, ...options }: FormulaOptions & { readonly short: boolean }) =>
      printAnswer(explainedAnswer(questionOf(file, options), short), options.json),
    )

  defineRanges(formula)

  withLanguage(formula.command("test"))
    .description("Does a formula give what it should: a file of cases, each with its price.")
    .argument("<cases>", "a JSON file, - for standard input")
    .addHelpText(
      "after",
      `
The file: { "formula": "price.js", "parameters": [fields, may be left out], "vat": 23, "cases": [{ "name": "small",
"values": { "width": 120 }, "items": 1, "price": "115.20" }] }. A price is gross, of one piece; null = the formula has to refuse.

Examples:
  $ witryna formula test cases.json
  $ witryna formula test cases.json --json-lines`,
    )
    .action(async (file: string, options: Pick<FormulaOptions, "lang" | "json">) => {
      // what checks the file's shape is slow to load, and no other command of formulas needs it
      const { casesAnswer } = await import("../formula/formula-cases.ts")
      printAnswer(casesAnswer(file, options.lang), options.json)
    })
}

/** Commands that ask a formula at many points. */
function defineRanges(formula: Command): void {
  ranged(shared(formula.command("table")))
    .description("The prices of a formula while parameters go through numbers, as CSV.")
    .addHelpText(
      "after",
      '\nExamples:\n  $ witryna formula table --expression "width * 0.5" --range width=400..2000:200\n  $ witryna formula table price.js --fields @fields.json --range width=400..2000:200 --range drop=500..1500:500 > prices.csv',
    )
    .action((file: string | undefined, options: RangedOptions) => {
      printAnswer(tableAnswer(pricesOf(questionOf(file, options), options), namesOf(options)), options.json)
    })

  ranged(values(withLanguage(formula.command("compare")).argument("<before>", "a file with a formula").argument("<after>", "another one")))
    .description("Where two formulas differ while parameters go through numbers. Exit code 1 when they do.")
    .addHelpText("after", "\nExamples:\n  $ witryna formula compare old.js new.js --range width=400..2000:1 --param fabric=linen")
    .action((before: string, after: string, options: RangedOptions) => {
      const [old, now] = [before, after].map((file) => pricesOf(questionOf(file, options), options))
      printAnswer(comparedAnswer(old ?? [], now ?? [], namesOf(options)), options.json)
    })

  ranged(shared(formula.command("plot")))
    .description("The price of a formula over one parameter, as an SVG picture; where it falls there is a mark.")
    .addHelpText("after", "\nExamples:\n  $ witryna formula plot price.js --range width=400..2000:10 --param fabric=linen > price.svg")
    .action((file: string | undefined, options: RangedOptions) => {
      const [name = "", ...more] = namesOf(options)
      if (more.length > 0) throw new UserError("a picture has one --range", exitCodes.wrongUsage)
      printAnswer(plotAnswer(pricesOf(questionOf(file, options), options), name), options.json)
    })
}

interface RangedOptions extends FormulaOptions {
  readonly range: readonly FormulaRange[]
}

const ranged = (command: Command): Command =>
  command.option("--range <name=from..to:step>", "a parameter that goes through numbers; may be repeated", parseRange, [])

const namesOf = ({ range }: RangedOptions): readonly string[] => range.map(({ name }) => name)

function pricesOf(question: FormulaTask, options: RangedOptions): readonly PricedPoint[] {
  if (options.range.length === 0) throw noRange()
  return pricedPoints(question, formulaPoints(options.range), (point) => parametersOf(options, point))
}

/** Files are read here. The number of items is part of the product's data. */
function questionOf(file: string | undefined, options: FormulaOptions): FormulaTask {
  const { expression, product, vat, items, lang } = options
  const count = { "iai:number_of_items": decimalToNumber(items) }
  return {
    source: readFormula(file, expression),
    parameters: parametersOf(options, {}),
    product: { ...count, ...(product === undefined ? {} : readInputs(product)) },
    vatPercent: vat,
    items,
    language: lang,
  }
}

/** What the formula is given: single parameters win over those of a file, and a point over all. */
function parametersOf({ param, params, fields }: ParameterOptions, point: FormulaPoint): FormulaTask["parameters"] {
  const read = params === undefined ? {} : readInputs(params)
  if (fields === undefined) return { ...read, ...Object.fromEntries(param.flatMap(pairOf)), ...point }
  const typed: readonly TypedValues[] = [
    Object.entries(read).flatMap(([name, value]) => typedTexts(value).map((text) => [name, text] as const)),
    param.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)] as const),
    Object.entries(point).map(([name, value]) => [name, String(value)] as const),
  ]
  // what is said later of a field is all that counts of it
  const counting = typed.flatMap((pairs, at) =>
    pairs.filter(([name]) => !typed.slice(at + 1).some((later) => later.some(([other]) => other === name))),
  )
  return fieldValues(readFields(readJson(fields)), counting)
}

/** None for what is no pair, which is refused before. */
function pairOf(typed: string): readonly NonNullable<ReturnType<typeof readPair>>[] {
  const pair = readPair(typed)
  return pair === null ? [] : [pair]
}

function collectPair(typed: string, before: readonly string[]): readonly string[] {
  if (readPair(typed) === null) throw new InvalidArgumentError("It is a name and a value, such as width=120.")
  return [...before, typed]
}

function parseVat(typed: string): number {
  if (!/^\d{1,2}$/.test(typed)) throw new InvalidArgumentError("It is a whole percent, such as 23.")
  return Number(typed)
}
