import { choiceLink } from "../addresses/product-links.ts"
import type { ProductOffer } from "../product/offer.ts"
import { hasMultipack } from "../product/sizes.ts"
import { isOff, type QuantityRules } from "../quantity/check-quantity.ts"
import { effectiveRange } from "../quantity/order-limits.ts"
import { numberWords, quantityText } from "../quantity/quantity-text.ts"
import type { TextKey } from "../texts/texts.ts"
import { addDecimals, compareDecimals, type Decimal } from "../values/decimal.ts"
import type { Language } from "../values/language.ts"
import type { ProductKind, SingleChoice } from "./choice.ts"
import type { QuantityListView, QuantityOption } from "./sections.ts"
import { sizedRules } from "./sized.ts"

/** Quantities that can be chosen at a press, and the first one beyond them. */
export interface FirstQuantities {
  /** rising, one after the other as they are sold */
  readonly quantities: readonly Decimal[]
  /** null = no more can be ordered */
  readonly beyond: Decimal | null
}

/** So many quantities stand in a list. Spec: 10.255. */
const listed = 5

/**
 * The first quantities that can be ordered, five at most; none when there is nothing to choose, because the size is off or because one quantity
 * is all that can be ordered.
 *
 * Spec: 10.255, 5.63 to 5.66.
 *
 * @example firstQuantities({ ...byTheMetre, stock: limited("1.2") })
 * // => { quantities: [decimal("0.5"), decimal("1")], beyond: null }
 */
export function firstQuantities(rules: QuantityRules): FirstQuantities {
  const { min, max } = effectiveRange(rules)
  const steps = Array.from({ length: listed }).reduce<readonly Decimal[]>(
    (all) => [...all, addDecimals(all.at(-1) ?? min, rules.unit.sellBy)],
    [min],
  )
  const ordered = isOff(rules) ? [] : steps.filter((quantity) => max === null || compareDecimals(quantity, max) <= 0)
  if (ordered.length < 2) return { quantities: [], beyond: null }
  return { quantities: ordered.slice(0, listed), beyond: ordered[listed] ?? null }
}

/** The texts that a list of quantities can show. */
export const quantityListTextKeys = ["product.moreQuantities"] as const

type QuantityListTexts = (typeof quantityListTextKeys)[number]

/**
 * Are the first quantities of the product chosen from a list? Prices by quantity have a list of their own.
 *
 * Spec: 10.255.
 *
 * @example listsQuantities({ ...sampleOffer(), listsQuantities: true }) // => true
 */
export function listsQuantities({ listsQuantities: isWanted, sizes }: Pick<ProductOffer, "listsQuantities" | "sizes">): boolean {
  return isWanted === true && !hasMultipack({ sizes })
}

/**
 * A kind of product whose first quantities are chosen at a press, laid over the kind that it is otherwise. The quantity's field stays the one
 * that is taken and posted.
 *
 * Spec: 10.255, 10.256.
 *
 * @example withQuantityList(singleKind).obstacle(openSingle(sampleOffer(), null), decimal("1"))?._tag // => "SizeMissing"
 */
export function withQuantityList<Key extends TextKey>(
  kind: ProductKind<SingleChoice, Key>,
): ProductKind<SingleChoice, Key | QuantityListTexts> {
  return {
    ...kind,
    view: (choice, context, catalogue) => {
      const sections = kind.view(choice, context, catalogue)
      if (choice.subscription.mode !== "off" || !listsQuantities(choice.offer)) return sections
      const quantities = viewList(choice, catalogue.language)
      return quantities === null ? sections : { ...sections, quantities }
    },
  }
}

function viewList(choice: SingleChoice, language: Language): QuantityListView | null {
  const { offer, sizeId } = choice
  const { quantities, beyond } = firstQuantities(sizedRules(choice))
  if (quantities.length === 0) return null
  const option = (quantity: Decimal): QuantityOption => {
    const text = quantityText(quantity, offer.unit)
    const query = new URLSearchParams(choiceLink({ sizeId, days: null }))
    query.set("number", text)
    return { quantity: text, name: numberWords(quantity, language), link: `?${query.toString()}` }
  }
  return { options: quantities.map(option), more: beyond === null ? null : option(beyond) }
}
