import { compileFormula } from "../formula/formula.ts"
import { configuredPrice, parameterNames, type ProductFormula } from "../formula/configured-price.ts"
import { openingChoices } from "../formula/parameter-values.ts"
import { openQuantityField } from "../quantity/quantity-field.ts"
import type { ConfiguredChoice } from "./choice.ts"
import { configuratorOf, itemChoices } from "./configurator.ts"
import { configuredKind, ownFormula } from "./configured-kind.ts"

/**
 * A configured product as its page opens, with the price of what it opens with, so that it stands there without a script as well. It
 * stands alone because it brings the interpreter along, which a page's script loads when it needs it.
 *
 * Spec: 5.59, 16.32.
 *
 * @param wanted names and values that may be of its parameters
 *
 * @example openConfigured({ ...configured(), formula: { parameters: [], program: "12" } }, []).prices.own?.gross // => money("12.00")
 */
export function openConfigured(
  sold: Pick<ConfiguredChoice, "offer" | "subscription" | "sizeId"> & { readonly formula: ProductFormula },
  wanted: readonly (readonly [string, string])[],
): ConfiguredChoice {
  const { offer, subscription, sizeId, formula } = sold
  const choices = itemChoices(openingChoices(formula.parameters, wanted))
  const configurator = configuratorOf(formula.parameters)
  const prices = { shop: null, own: null }
  const choice: ConfiguredChoice = { is: "configured", offer, subscription, sizeId, configurator, choices, formula, prices }
  const question = ownFormula(choice, openQuantityField(configuredKind.quantityRules(choice)).accepted)
  if (question === null) return choice
  const price = configuredPrice(compileFormula(question.formula.program, parameterNames(question.formula)), question)
  return price._tag === "FormulaError" ? choice : { ...choice, prices: { shop: null, own: price.unit } }
}
