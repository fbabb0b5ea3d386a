import type { ConfiguredChoice, ProductChoice } from "../choice.ts"
import { compileFormula } from "../../formula/formula.ts"
import { configuredPrice, parameterNames } from "../../formula/configured-price.ts"
import { openingChoices } from "../../formula/parameter-values.ts"
import { configuratorOf, itemChoices } from "../configurator.ts"
import { configuredKind, ownFormula } from "../configured-kind.ts"
import { openDated } from "../dated-kind.ts"
import { openSingle } from "../single.ts"
import { openPurchase } from "../subscription-kind.ts"
import { openRows, wantedParts } from "../wanted-parts.ts"
import { openVersions } from "../versions-kind.ts"
import { preselectedSize } from "../../product/sizes.ts"
import { openQuantityField } from "../../quantity/quantity-field.ts"
import { soldOnce } from "../../subscription/subscription-choice.ts"
import type { PageModelOf } from "../../pages/page.ts"

/**
 * What is chosen as the page of a product opens, by the kind that the shop tells. A shop that tells none sells what has a size and a
 * quantity, and nothing else can be bought there.
 *
 * Spec: 4.41, 4.49, 5.49, 10.7, 10.8.
 *
 * @example openChoice({ offer: sampleOffer(), choices: null, selectedSizeId: "M" }).is // => "single"
 */
export function openChoice({
  offer,
  choices,
  selectedSizeId,
}: Pick<PageModelOf<"product">, "offer" | "choices" | "selectedSizeId">): ProductChoice {
  if (choices === null) return openSingle(offer, selectedSizeId)
  const { kind, wanted } = choices
  const sizeId = preselectedSize(offer, selectedSizeId)
  const subscription = openPurchase({ offer, sizeId }, wanted.days)
  switch (kind.is) {
    case "single":
      return { ...openSingle(offer, selectedSizeId), subscription }
    case "versions":
      return openVersions({ offer, subscription, table: kind.table, way: kind.way, wantedSizeId: selectedSizeId })
    case "set": {
      const parts = wanted.parts === null ? kind.parts : wantedParts(kind.parts, wanted.parts)
      const price = { is: "listed" } as const
      return kind.boughtAs === "bundle"
        ? { is: "set", boughtAs: "bundle", offer, subscription, sizeId, parts, price }
        : { is: "set", boughtAs: "collection", offer, subscription, parts }
    }
    case "rows":
      return { is: "rows", offer, subscription: soldOnce, rows: openRows(kind.rows, wanted.rows ?? []) }
    case "dated":
      return openDated(offer, kind.dates, wanted.date)
    case "configured": {
      const { formula } = kind
      const { parameters } = formula
      const choices = itemChoices(openingChoices(parameters, wanted.parameters ?? []))
      return withOwnPrice({
        is: "configured",
        offer,
        subscription,
        sizeId,
        configurator: configuratorOf(parameters),
        choices,
        formula,
        prices: { shop: null, own: null },
      })
    }
  }
}

/** The price of what the page opens with, so that it stands there without a script as well. */
function withOwnPrice(choice: ConfiguredChoice): ConfiguredChoice {
  const question = ownFormula(choice, openQuantityField(configuredKind.quantityRules(choice)).accepted)
  if (question === null) return choice
  const { formula } = question
  const price = configuredPrice(compileFormula(formula.program, parameterNames(formula)), question)
  return price._tag === "FormulaError" ? choice : { ...choice, prices: { shop: null, own: price.unit } }
}
