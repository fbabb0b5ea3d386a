import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { type Decimal, decimalOf, decimalToNumber } from "../values/decimal.ts"
import { compareMoney, type Money, subtractMoney } from "../values/money.ts"
import { formatPrice, type PriceFormat } from "../values/price-format.ts"
import { pointsOf } from "../pricing/points.ts"
import { numberWords } from "../quantity/quantity-text.ts"

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
 * The cost of delivery in points, shown beside its cost in money; "" when it cannot be paid for in points.
 *
 * Spec: 3.62, 18.18, 9.43.
 *
 * @example deliveryPointsWords(decimal("250"), polish) // => "lub 250 punktów"
 */
export function deliveryPointsWords(points: Decimal | null, catalogue: Catalogue): string {
  if (points === null || points.coefficient <= 0) return ""
  // the plural follows the number as it is shown
  const shown = pointsOf(points, decimalOf(1))
  return formatText(catalogue, "shipping.costInPoints", {
    points: numberWords(shown, catalogue.language),
    count: decimalToNumber(shown),
  })
}

/**
 * The words in place of an empty list: without couriers the costs are set by hand; without pickup points another address may help.
 *
 * Spec: 8.75, 8.69.
 *
 * @example emptyListWords("pickupPoints", polish) // => "Brak punktów odbioru. Sprawdź inny adres."
 */
export function emptyListWords(list: "couriers" | "pickupPoints", catalogue: Catalogue): string {
  return formatText(catalogue, list === "couriers" ? "shipping.noStandardCost" : "shipping.noPickupPoints")
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
