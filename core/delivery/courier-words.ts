import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { compareMoney, type Money, subtractMoney } from "../values/money.ts"
import { formatPrice, type PriceFormat } from "../values/price-format.ts"

// apart from the lists of couriers, which bring the times of delivery along: the pages of an order need none of those

/**
 * The amount missing before a courier delivers a basket; null when it delivers it.
 *
 * Spec: 3.62, 18.8.
 *
 * @example missingSubtotal({ minSubtotal: { minor: 10000 } }, { minor: 9999 }) // => { minor: 1 }
 * @example missingSubtotal({ minSubtotal: { minor: 10000 } }, { minor: 10000 }) // => null
 */
export function missingSubtotal({ minSubtotal }: { readonly minSubtotal: Money | null }, subtotal: Money): Money | null {
  if (minSubtotal === null || compareMoney(subtotal, minSubtotal) >= 0) return null
  return subtractMoney(minSubtotal, subtotal)
}

/** Keys of the texts in lists of couriers. Spec: 8.69, 8.75, 9.55, 18.8, 18.9, 18.18. */
export const courierTextKeys = [
  "shipping.costInPoints",
  "shipping.costUnknown",
  "shipping.free",
  "shipping.lackingWorth",
  "shipping.noPickupPoints",
  "shipping.noStandardCost",
] as const

type Catalogue = TextCatalogue<(typeof courierTextKeys)[number]>

/**
 * The cost of delivery in the shopper's words.
 *
 * Spec: 9.55 ("Gratis!"), 18.9 (a cost that is not set).
 *
 * @example deliveryCostWords(money("14.99"), polishPrices, polish) // => "14,99 zł"
 * @example deliveryCostWords(money("0"), polishPrices, polish) // => "Gratis!"
 */
export function deliveryCostWords(cost: Money | null, format: PriceFormat, catalogue: Catalogue): string {
  if (cost === null) return formatText(catalogue, "shipping.costUnknown")
  return cost.minor > 0 ? formatPrice(cost, format) : formatText(catalogue, "shipping.free")
}

/**
 * The amount missing before a courier delivers a basket, in the shopper's words.
 *
 * Spec: 18.8.
 *
 * @example missingSubtotalWords(money("20.00"), polishPrices, polish) // => "Do tej dostawy brakuje 20,00 zł."
 */
export function missingSubtotalWords(lacking: Money, format: PriceFormat, catalogue: Catalogue): string {
  return formatText(catalogue, "shipping.lackingWorth", { amount: formatPrice(lacking, format) })
}
