import { hasMoreToChoose, type ProductOffer } from "../product/offer.ts"
import { preselectedSize } from "../product/sizes.ts"
import { soldOnce } from "../subscription/subscription-choice.ts"
import type { ProductKind, SingleChoice, SizedChoice } from "./choice.ts"
import type { Obstacle } from "./obstacles.ts"
import { asksSize, blockedSizes, chooseSize, mergeSizes, sizedPrice, sizedRules, sizeObstacle, stockObstacle } from "./sized.ts"
import { productFields, sentAtOnce } from "./submit.ts"

/**
 * One product as its page opens: in the size that the address names, or in the only one there is.
 *
 * Spec: 4.45, 4.49, 10.7.
 *
 * @example openSingle(sampleOffer(), "M").sizeId // => "M"
 */
export function openSingle(offer: ProductOffer, wantedSizeId: string | null): SingleChoice {
  return { is: "single", offer, sizeId: preselectedSize(offer, wantedSizeId), subscription: soldOnce }
}

/** A product with parts, options, periods or dates that the page was not told of cannot be bought here. Spec: 5.49, 17.26. */
function unknownChoices({ offer, subscription }: SizedChoice): Obstacle | null {
  const isPeriodKnown = offer.needs === "period" && subscription.mode !== "off"
  return hasMoreToChoose(isPeriodKnown ? { ...offer, needs: null } : offer)
    ? { _tag: "ChoicesUnknown", at: { section: "options", id: null } }
    : null
}

/**
 * A product with sizes and quantity only.
 *
 * Spec: 4.39, 4.45 to 4.51, 5.49, 5.60, 17.26.
 */
export const singleKind: ProductKind<SingleChoice, never> = {
  choose: (choice, event) => (event.type === "SizeChosen" ? chooseSize(choice, event.sizeId) : choice),
  // a bundle's parts have data of their own: its size alone tells nothing new (4.51)
  asks: ({ offer }, event) => (asksSize(event) && offer.type !== "bundle" ? "now" : "no"),
  wants: () => "size",
  merge: mergeSizes,
  unanswered: (choice) => ({ choice, goTo: null }),
  corrected: () => null,
  blockedForGood: (choice) => unknownChoices(choice) ?? blockedSizes(choice, false),
  obstacle: (choice, quantity) => sizeObstacle(choice) ?? unknownChoices(choice) ?? stockObstacle(choice, quantity, false),
  fields: ({ offer, sizeId }, quantity) => productFields(offer.id, sizeId, quantity, offer.unit),
  check: sentAtOnce,
  quantityRules: sizedRules,
  price: (choice, { priceType }) => sizedPrice(choice, priceType),
  view: () => ({}),
}
