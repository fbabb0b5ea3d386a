import { pointsOf } from "../pricing/points.ts"
import { numberWords } from "../quantity/quantity-text.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { type Decimal, decimalOf, decimalToNumber } from "../values/decimal.ts"
import type { courierTextKeys } from "./courier-words.ts"

// what lists of couriers say and the pages of an order do not

type Catalogue = TextCatalogue<(typeof courierTextKeys)[number]>

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
