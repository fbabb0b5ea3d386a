import { dateField } from "../product/date-words.ts"
import { subscriptionFieldNames } from "../subscription/subscription.ts"
import type { Decimal } from "../values/decimal.ts"
import type { MoneyExchange } from "../values/exchange.ts"
import type { Money, Price } from "../values/money.ts"
import type { FormulaError } from "./formula-error.ts"
import { type FormulaPrice, formulaPrice } from "./formula-price.ts"
import type { Formula } from "./formula-result.ts"
import { parameterValues, productData } from "./parameter-values.ts"
import type { FormulaParameter, ParameterChoices } from "./parameters.ts"

/** What a merchant gives a product whose price is calculated: the fields that are asked for, and the program that reads them. */
export interface ProductFormula {
  readonly parameters: readonly FormulaParameter[]
  /** source text */
  readonly program: string
  /** absent = prices are shown in the shop's own currency, which programs calculate in */
  readonly exchange?: FormulaExchange
}

/** What a formula calculates with where prices are shown in another currency than its own. Spec: 15.83. */
export interface FormulaExchange extends MoneyExchange {
  /** what sizes cost before all reductions, gross, in the shop's own currency */
  readonly listed: readonly { readonly sizeId: string; readonly gross: Money }[]
}

/** Everything that the price of one configured product depends on. */
export interface FormulaQuestion {
  readonly formula: ProductFormula
  /** the fields that count, as a form sends them; others are left alone */
  readonly fields: readonly { readonly name: string; readonly value: string }[]
  /** before all reductions, in the currency that the formula calculates in */
  readonly listed: Pick<Price, "gross">
  /** whole percent */
  readonly vatPercent: number
  readonly quantity: Decimal
}

/**
 * The choices that the fields of a form stand for: one text for each parameter, a list for checkboxes. Nothing is chosen of a parameter
 * without a field, as of one that is hidden.
 *
 * Spec: 7.77, 12.12.
 *
 * @example choicesOfFields([lengthParameter], [{ name: "length", value: "2" }]).get("length") // => "2"
 */
export function choicesOfFields(parameters: readonly FormulaParameter[], fields: FormulaQuestion["fields"]): ParameterChoices {
  return new Map(
    parameters.map((parameter) => {
      const values = fields.filter(({ name }) => name === parameter.id).map(({ value }) => value)
      return [parameter.id, parameter.is === "checkbox" ? values : (values.at(-1) ?? "")] as const
    }),
  )
}

/**
 * The price of a configured product by its compiled formula: the same in the shop, on the page and in the terminal.
 *
 * Spec: 5.58, 12.3, 12.6, 12.7, 12.9. Fails with the formula's own error.
 *
 * @example
 * const formula = { parameters: [lengthParameter], program: "length * 10" }
 * const question = {
 *   formula,
 *   fields: [{ name: "length", value: "2" }],
 *   listed: price("9.00", "8.00"),
 *   vatPercent: 8,
 *   quantity: decimal("1"),
 * }
 * const answer = configuredPrice(compileFormula(formula.program, ["length"]), question)
 * answer._tag === "FormulaPrice" ? answer.unit : answer // => price("20.00", "18.52")
 */
export function configuredPrice(
  compiled: Formula | FormulaError,
  { formula: { parameters, exchange }, fields, listed, vatPercent, quantity }: FormulaQuestion,
): FormulaPrice | FormulaError {
  if (compiled._tag === "FormulaError") return compiled
  const values = parameterValues(parameters, choicesOfFields(parameters, fields))
  return formulaPrice(compiled.evaluate(values, productData(listed.gross, quantity)), vatPercent, quantity, exchange ?? null)
}

/**
 * The names by which a formula's program knows its parameters.
 *
 * Spec: 12.11.
 *
 * @example parameterNames({ parameters: [lengthParameter], program: "length" }) // => ["length"]
 */
export const parameterNames = ({ parameters }: ProductFormula): readonly string[] => parameters.map(({ id }) => id)

/** Fields that the form of a product has whatever its kind is. */
const formFields = new Set<string>([
  dateField,
  "product",
  "mode",
  "size",
  "number",
  "change",
  "additional",
  "type",
  "getAjax",
  "remove",
  "step",
  "projector_sizes",
  "for_points",
  "quick_payment",
])

/**
 * Is a name one of the form's own? A parameter of a formula cannot have it.
 *
 * Spec: 7.77, 10.78, 10.80.
 *
 * @example isFormField("number") // => true
 * @example isFormField("width") // => false
 */
export const isFormField = (name: string): boolean => formFields.has(name) || Object.values<string>(subscriptionFieldNames).includes(name)
