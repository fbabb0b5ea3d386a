import { choiceLink } from "../addresses/addresses.ts"
import type { ProductOffer } from "../product/offer.ts"
import { hasMultipack } from "../product/sizes.ts"
import { firstQuantities } from "../quantity/first-quantities.ts"
import { quantityText } from "../quantity/quantity-text.ts"
import { joinKeys, type TextKey } from "../texts/texts.ts"
import type { Decimal } from "../values/decimal.ts"
import type { ProductKind, SingleChoice } from "./choice.ts"
import type { QuantityListView } from "./sections.ts"
import { sizedRules } from "./sized.ts"

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
 * @example withQuantityList(singleKind).textKeys // => ["product.moreQuantities"]
 */
export function withQuantityList<Key extends TextKey>(
  kind: ProductKind<SingleChoice, Key>,
): ProductKind<SingleChoice, Key | QuantityListTexts> {
  return {
    ...kind,
    view: (choice, context, catalogue) => {
      const sections = kind.view(choice, context, catalogue)
      if (choice.subscription.mode !== "off" || !listsQuantities(choice.offer)) return sections
      const quantities = viewList(choice)
      return quantities === null ? sections : { ...sections, quantities }
    },
    textKeys: joinKeys<Key | QuantityListTexts>(kind.textKeys, quantityListTextKeys),
  }
}

function viewList(choice: SingleChoice): QuantityListView | null {
  const { offer, sizeId } = choice
  const { quantities, beyond } = firstQuantities(sizedRules(choice))
  if (quantities.length === 0) return null
  const option = (quantity: Decimal) => {
    const text = quantityText(quantity, offer.unit)
    const query = new URLSearchParams(choiceLink({ sizeId, days: null }))
    query.set("number", text)
    return { quantity: text, link: `?${query.toString()}` }
  }
  return { options: quantities.map(option), more: beyond === null ? null : option(beyond) }
}
