import { type Decimal, decimalOf, decimalToNumber } from "../decimal/decimal.ts"
import { formatPrice } from "../money/format-price.ts"
import type { Money } from "../money/money.ts"
import type { PriceFormat } from "../money/price-format.ts"
import { pointsOf } from "../pricing/points.ts"
import { numberWords } from "../quantity/quantity-text.ts"
import { formatText } from "../texts/format-text.ts"
import type { TextCatalogue } from "../texts/texts.ts"

/** The texts that lists of couriers need. Spec: 8.69, 8.75, 9.55, 18.8, 18.9, 18.18. */
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
 * What delivery costs, in the shopper's words.
 *
 * Spec: 9.55 ("Gratis!"), 18.9 (a cost that is not set).
 */
export function deliveryCostWords(cost: Money | null, format: PriceFormat, catalogue: Catalogue): string {
  if (cost === null) return formatText(catalogue, "shipping.costUnknown")
  return cost.minor > 0 ? formatPrice(cost, format) : formatText(catalogue, "shipping.free")
}

/**
 * What delivery costs in points, beside its cost in money; "" where points do not pay for it.
 *
 * Spec: 3.62, 18.18, 9.43.
 */
export function deliveryPointsWords(points: Decimal | null, catalogue: Catalogue): string {
  if (points === null || points.coefficient <= 0) return ""
  // the word follows the number as it is shown
  const shown = pointsOf(points, decimalOf(1))
  return formatText(catalogue, "shipping.costInPoints", {
    points: numberWords(shown, catalogue.language),
    count: decimalToNumber(shown),
  })
}

/**
 * What is said in place of an empty list: no courier means that costs are set by hand, no pickup point that another address may help.
 *
 * Spec: 8.75, 8.69.
 */
export function emptyListWords(list: "couriers" | "pickupPoints", catalogue: Catalogue): string {
  return formatText(catalogue, list === "couriers" ? "shipping.noStandardCost" : "shipping.noPickupPoints")
}

/**
 * What a basket lacks before a courier takes it, in the shopper's words.
 *
 * Spec: 18.8.
 */
export function lackingWorthWords(lacking: Money, format: PriceFormat, catalogue: Catalogue): string {
  return formatText(catalogue, "shipping.lackingWorth", { amount: formatPrice(lacking, format) })
}
