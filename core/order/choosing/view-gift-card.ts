import { formatText, type TextCatalogue } from "../../texts/texts.ts"
import { formatPrice } from "../../values/price-format.ts"
import type { GiftCardProblem } from "../codes/gift-card.ts"
import type { ChoosingState } from "./choosing.ts"

/** The texts of a gift card. */
export const giftCardTextKeys = [
  "checkout.cardLater",
  "checkout.cardLeft",
  "checkout.cardOver",
  "checkout.cardSpent",
  "checkout.cardUnknown",
] as const

/** A gift card as it is shown. */
export interface GiftCardView {
  /** "Na karcie jest 200,00 zł."; null = none was entered */
  readonly left: string | null
  /** why the one that was entered does not pay; null = it does, or none was */
  readonly error: string | null
}

const problemKeys = {
  unknown: "checkout.cardUnknown",
  spent: "checkout.cardSpent",
  over: "checkout.cardOver",
  later: "checkout.cardLater",
} as const satisfies Readonly<Record<GiftCardProblem, (typeof giftCardTextKeys)[number]>>

/**
 * The gift card of an order: what is on it, or why it does not pay.
 *
 * Spec: 10.873.
 *
 * @example viewGiftCard(sampleChoosing(), polish) // => { left: null, error: null }
 * @example viewGiftCard(sampleChoosing({ cardProblem: "spent" }), polish).error // => "Na tej karcie nie ma już pieniędzy."
 */
export const viewGiftCard = (
  { offer: { card }, cardProblem, priceFormat }: Pick<ChoosingState, "offer" | "cardProblem" | "priceFormat">,
  texts: TextCatalogue<(typeof giftCardTextKeys)[number]>,
): GiftCardView => ({
  left: card === null ? null : formatText(texts, "checkout.cardLeft", { amount: formatPrice(card, priceFormat) }),
  error: cardProblem === null ? null : formatText(texts, problemKeys[cardProblem]),
})
