import { formatPrice } from "../money/format-price.ts"
import { shownAmount } from "../money/price.ts"
import { formatText } from "../texts/format-text.ts"
import type { TextCatalogue } from "../texts/texts.ts"
import type { MiniBasket, MiniBasketView } from "./mini-basket.ts"

/** The texts that the header's basket can show. */
export const miniBasketTextKeys = ["miniBasket.empty", "miniBasket.label"] as const

export type MiniBasketTextKey = (typeof miniBasketTextKeys)[number]

/**
 * The header's basket in the shopper's words. Rows are counted, not pieces.
 *
 * Spec: 10.32, 10.33, 10.165.
 */
export function viewMiniBasket(basket: MiniBasket, catalogue: TextCatalogue<MiniBasketTextKey>): MiniBasketView {
  if (basket.rows === 0 || basket.worth === null) return { counter: "", worth: "", label: formatText(catalogue, "miniBasket.empty") }
  const worth = formatPrice(shownAmount(basket.worth, basket.priceType), basket.priceFormat)
  return { counter: String(basket.rows), worth, label: formatText(catalogue, "miniBasket.label", { count: basket.rows, worth }) }
}
