import { compareDecimals, type Decimal, decimalOf } from "../../core/values/decimal.ts"
import { compileFormula } from "../../core/formula/formula.ts"
import type { FormulaInput, FormulaResult } from "../../core/formula/formula-result.ts"
import { type FormulaError, linesOf } from "../../core/formula/formula-error.ts"
import { formulaHints, type ChoicesByName, tableKeyNames } from "../../core/formula/formula-hints.ts"
import { formulaWords } from "../../core/formula/formula-words.ts"
import { formulaPrice } from "../../core/formula/formula-price.ts"
import { locateNoPrice, traceFormula } from "../../core/formula/explain.ts"
import { unsupportedReason } from "../../core/formula/unsupported.ts"
import { printValue } from "../../core/formula/print-formula.ts"
import type { Language } from "../../core/values/language.ts"
import type { Money, Price } from "../../core/values/money.ts"
import { moneyText } from "../../core/values/money-text.ts"
import { formatPrice, zlotyPrices } from "../../core/values/price-format.ts"
import type { WrittenAmount } from "../../core/pricing/subscription-price.ts"
import { numberWords } from "../../core/quantity/quantity-text.ts"
import { formatText, type TextCatalogue } from "../../core/texts/texts.ts"
import { textCatalogue } from "../../core/texts/text-catalogue.ts"
import { type Answer, plainText } from "./print.ts"

/** A formula and what it is given. */
export interface FormulaTask {
  readonly source: string
  readonly parameters: Readonly<Record<string, FormulaInput>>
  readonly product: Readonly<Record<string, FormulaInput>>
  readonly vatPercent: number
  readonly items: Decimal
  readonly language: Language
}

/** The result of a formula and the price that it is. */
export function evaluatedAnswer(question: FormulaTask): Answer {
  const { source, parameters, product, language } = question
  const formula = compileFormula(source, Object.keys(parameters))
  if (formula._tag === "FormulaError") return refused(source, formula, language)
  const result = formula.evaluate(parameters, product)
  // what stopped the formula is told as that
  const isOther = ({ line, column }: FormulaError) => result._tag === "Value" || line !== result.line || column !== result.column
  return withWarnings(pricedAnswer(question, result), source, formula.warnings.filter(isOther), language)
}

function writtenPrice({ gross, net }: Price, language: Language) {
  const written = (amount: Money): WrittenAmount => ({ value: moneyText(amount), formatted: formatPrice(amount, zlotyPrices[language]) })
  return { gross: written(gross), net: written(net) }
}

function pricedAnswer(question: FormulaTask, result: FormulaResult): Answer {
  const { source, vatPercent, items, language } = question
  const catalogue = textCatalogue(language, {})
  const price = formulaPrice(result, vatPercent, items)
  if (result._tag === "FormulaError") return refused(source, result, language)
  if (price._tag === "FormulaError") return noPrice(question, price)
  const value = printValue(result.value)
  const [unit, lineTotal] = [writtenPrice(price.unit, language), writtenPrice(price.lineTotal, language)]
  const shown = ({ gross, net }: typeof unit) => ({ gross: gross.formatted, net: net.formatted })
  const isOne = compareDecimals(items, decimalOf(1)) === 0
  return {
    words: [
      formatText(catalogue, "formula.value", { value }),
      formatText(catalogue, "formula.unitPrice", shown(unit)),
      ...(isOne ? [] : [formatText(catalogue, "formula.worth", { items: numberWords(items, language), ...shown(lineTotal) })]),
    ].join("\n"),
    data: { value, unit, lineTotal },
    ok: true,
  }
}

/** A result that is no price, with its place, and where it stopped to be a number. */
function noPrice({ source, parameters, product, language }: FormulaTask, price: FormulaError): Answer {
  const { error, firstNaN, missing } = locateNoPrice(source, Object.keys(parameters), parameters, product, price)
  const answer = refused(source, error, language)
  if (firstNaN === null) return answer
  const { line, column, source: text } = firstNaN
  const catalogue = textCatalogue(language, {})
  const words = [answer.words, formatText(catalogue, "formula.firstNaN", { line, column, what: plainText(text) })]
  if (missing !== null) {
    const what = plainText(missing.source)
    const { key } = missing
    words.push(
      key === null
        ? formatText(catalogue, "formula.missing", { what })
        : formatText(catalogue, "formula.missingFor", { what, key: plainText(key) }),
    )
  }
  return { ...answer, words: words.join("\n") }
}

/** What is hardly meant, though it runs: told beside every answer. */
function withWarnings(answer: Answer, source: string, warnings: readonly FormulaError[], language: Language): Answer {
  if (warnings.length === 0) return answer
  const catalogue = textCatalogue(language, {})
  const lines = warnings.map((warning) => formatText(catalogue, "formula.warning", { words: refused(source, warning, language).words }))
  const data = typeof answer.data === "object" && answer.data !== null ? { ...answer.data, warnings } : answer.data
  return { ...answer, words: [answer.words, ...lines].join("\n"), data }
}

/** What is said of a product's parameters. */
interface CheckedParameters {
  /** null = nothing is said: then names that are none of JavaScript's are taken for them, and listed */
  readonly names: readonly string[] | null
  /** what can be chosen for some of them */
  readonly choices: ChoicesByName
}

/**
 * What is wrong with a formula before anybody runs it: its grammar, names that nothing declares, paths without a price, keys that a table has not.
 */
export function checkedAnswer(source: string, { names, choices }: CheckedParameters, language: Language): Answer {
  const catalogue = textCatalogue(language, {})
  const formula = compileFormula(source, names ?? [])
  if (formula._tag === "FormulaError") return refused(source, formula, language)
  const keyNames = tableKeyNames(source)
  const isSlip = ({ what, near }: FormulaError) => near !== undefined && !keyNames.some(({ table, key }) => key === what && table === near)
  const isParameter = (name: FormulaError) => names === null && !isSlip(name) && unsupportedReason(name.what) === null
  const parameters = formula.unknownNames.filter(isParameter).map(({ what }) => what)
  const unknownNames = formula.unknownNames.filter((name) => !isParameter(name))
  const changedConstants = formula.warnings.filter(({ fault }) => fault === "ConstantChanged")
  const faults = [...unknownNames, ...changedConstants]
  const fine = faults.length === 0
  const wrong = faults.map((error) => refused(source, error, language).words)
  const right = parameters.length === 0 ? formatText(catalogue, "formula.fine") : fineWith(parameters, catalogue)
  const words = fine ? right : wrong.join("\n")
  return withWarnings(
    { words, data: { fine, unknownNames, changedConstants, parameters }, ok: fine },
    source,
    [...formula.warnings.filter((warning) => !changedConstants.includes(warning)), ...formulaHints(source, choices)],
    language,
  )
}

const fineWith = (parameters: readonly string[], catalogue: TextCatalogue<"formula.fineWith">) =>
  formatText(catalogue, "formula.fineWith", { names: parameters.map(plainText).join(", ") })

/**
 * The values on the way of a formula.
 *
 * @param isShort only those that decide something: of variables, of conditions, and what is returned
 */
export function explainedAnswer(question: FormulaTask, isShort: boolean): Answer {
  const { source, parameters, product, language } = question
  const trace = traceFormula(source, Object.keys(parameters), parameters, product)
  const { result } = trace
  const steps = isShort ? trace.steps.filter(({ turn }) => turn !== null) : trace.steps
  const lines = steps.map(
    ({ line, column, source: text, value }) => `${`${line}:${column}`.padEnd(7)} ${plainText(text)} = ${plainText(value)}`,
  )
  const end = result._tag === "FormulaError" ? refused(source, result, language) : evaluatedAnswer(question)
  return { words: [...lines, end.words].join("\n"), data: { steps, result: end.data }, ok: end.ok }
}

/** The merchant's message, with the line of the formula and a caret under the place. */
function refused(source: string, error: FormulaError, language: Language): Answer {
  const { merchant, shopper } = formulaWords(error, textCatalogue(language, {}))
  const line = linesOf(source)[error.line - 1] ?? ""
  const caret = `${" ".repeat(Math.max(0, error.column - 1))}^`
  return {
    words: [plainText(merchant), plainText(line), caret].join("\n"),
    data: { error, priceformula_calculation_error: shopper, priceformula_calculation_error_msg: merchant },
    ok: false,
  }
}
