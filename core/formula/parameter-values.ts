import { boundedInput, correctedInput } from "./bounded-input.ts"
import { decimalToNumber, parseTypedDecimal } from "../values/decimal.ts"
import type { FormulaInput } from "./formula-result.ts"
import { checkedId, type FormulaParameter, type ParameterChoices } from "./parameters.ts"

/**
 * The choices that a page opens with: those of its address where they exist, otherwise the merchant's defaults.
 *
 * Spec: 5.59, 12.25.
 *
 * @param query the decoded pairs of the address's query; a group of checkboxes may occur several times
 *
 * @example openingChoices([lengthParameter], [["length", "2.5"]]).get("length")
 * // => "2.5"
 */
export function openingChoices(parameters: readonly FormulaParameter[], query: readonly (readonly [string, string])[]): ParameterChoices {
  return new Map(
    parameters.map((parameter) => {
      const inQuery = query.filter(([name]) => name === parameter.id).map(([, value]) => value)
      return [parameter.id, inQuery.length === 0 ? parameter.initial : chosen(parameter, inQuery)] as const
    }),
  )
}

function chosen(parameter: FormulaParameter, inQuery: readonly string[]): string | readonly string[] {
  const last = inQuery.at(-1) ?? ""
  switch (parameter.is) {
    case "number":
    case "text":
      return last
    case "select":
    case "radio":
      return parameter.options.some(({ id }) => id === last) ? last : parameter.initial
    case "checkbox":
      if (parameter.options.length === 0) return last === checkedId || last === "true" || last === "on" ? [checkedId] : []
      return parameter.options.map(({ id }) => id).filter((id) => inQuery.includes(id))
  }
}

/**
 * The values that the formula reads: a number for a number input, a text for text inputs, selects and radio groups, true, false or the
 * chosen ids for checkboxes. A number input without a number counts as 0; a value out of range, this 0 included, counts as the bound.
 *
 * Spec: 12.12, 5.57, 5.58, 12.28.
 *
 * @example parameterValues([lengthParameter], new Map([["length", "4"]]))
 * // => { length: 3 }
 */
export function parameterValues(
  parameters: readonly FormulaParameter[],
  choices: ParameterChoices,
): Readonly<Record<string, FormulaInput>> {
  return Object.fromEntries(parameters.map((parameter) => [parameter.id, inputOf(parameter, choices.get(parameter.id))]))
}

function inputOf(parameter: FormulaParameter, choice: string | readonly string[] | undefined): FormulaInput {
  const text = typeof choice === "string" ? choice : ""
  switch (parameter.is) {
    case "number":
      return Number(boundedInput(parameter, text) || boundedInput(parameter, "0"))
    case "text":
      return boundedInput({ is: "text", min: parameter.min, max: parameter.max }, text)
    case "select":
    case "radio":
      return text
    case "checkbox": {
      const ids = typeof choice === "string" ? [choice] : (choice ?? [])
      return parameter.options.length === 0 ? ids.includes(checkedId) : [...ids]
    }
  }
}

/**
 * What keeps a product from being bought, in order: required parameters that nothing is chosen for, number inputs that hold something
 * else, and texts that are shorter than they may be.
 *
 * Spec: 5.56, 5.57, 12.26.
 *
 * @example missingParameters([engravingParameter], new Map()).map(({ name }) => name)
 * // => ["Engraving"]
 */
export function missingParameters(parameters: readonly FormulaParameter[], choices: ParameterChoices): readonly FormulaParameter[] {
  return parameters.filter((parameter) => {
    const choice = choices.get(parameter.id) ?? ""
    const isEmpty = typeof choice === "string" ? choice.trim() === "" : choice.length === 0
    if (isEmpty) return parameter.required
    if (parameter.is === "number") return typeof choice !== "string" || parseTypedDecimal(choice) === null
    return parameter.is === "text" && parameter.min !== null && Array.from(choice).length < parameter.min
  })
}

/** A chosen parameter as an order keeps it. */
export interface OrderParameter {
  readonly parameterId: string
  readonly parameterName: string
  readonly parameterValues: readonly { readonly valueId: string; readonly valueName: string }[]
}

/**
 * The choices as an order keeps them: the id and name of what was chosen; for an input an empty id and the typed text, or the bound that
 * it counts as. Parameters without a choice are left out.
 *
 * Spec: 12.4, 12.5, 12.28.
 *
 * @example orderParameters([engravingParameter], new Map([["text", "Ola"]]))[0]?.parameterValues
 * // => [{ valueId: "", valueName: "Ola" }]
 */
export function orderParameters(parameters: readonly FormulaParameter[], choices: ParameterChoices): readonly OrderParameter[] {
  return parameters
    .map((parameter) => ({ parameterId: parameter.id, parameterName: parameter.name, parameterValues: orderValues(parameter, choices) }))
    .filter((parameter) => parameter.parameterValues.length > 0)
}

function orderValues(parameter: FormulaParameter, choices: ParameterChoices): OrderParameter["parameterValues"] {
  const input = inputOf(parameter, choices.get(parameter.id))
  switch (parameter.is) {
    case "number":
    case "text": {
      const typed = choices.get(parameter.id)
      const corrected = correctedInput(parameter, typeof typed === "string" ? typed.trim() : "")
      return corrected === "" ? [] : [{ valueId: "", valueName: corrected }]
    }
    case "select":
    case "radio":
      return parameter.options.filter(({ id }) => id === input).map(({ id, name }) => ({ valueId: id, valueName: name }))
    case "checkbox": {
      if (parameter.options.length === 0) return input === true ? [{ valueId: checkedId, valueName: parameter.name }] : []
      const ids: readonly unknown[] = Array.isArray(input) ? input : []
      return parameter.options.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ valueId: id, valueName: name }))
    }
  }
}

/**
 * The product data that a formula reads with `getProductDataFromEngine()`.
 *
 * Spec: 12.3, 12.7. Units: major units of the currency, pieces.
 *
 * @example productData({ minor: 6799 }, { coefficient: 2, scale: 0 })
 * // => { "iai:product_max_price_gross": 67.99, "iai:number_of_items": 2 }
 */
export function productData(
  maxPriceGross: { readonly minor: number },
  items: { readonly coefficient: number; readonly scale: number },
): Readonly<Record<string, number>> {
  return {
    "iai:product_max_price_gross": maxPriceGross.minor / 100,
    "iai:number_of_items": decimalToNumber(items),
  }
}
