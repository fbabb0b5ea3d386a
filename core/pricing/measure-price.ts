import type { Measure } from "../product/offer.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { Decimal } from "../values/decimal.ts"
import { type Money, roundedQuotient } from "../values/money.ts"
import { formatPrice, type PriceFormat } from "../values/price-format.ts"

/**
 * What goods cost by the amount that prices are compared by, rounded once; `null` when they hold nothing of it.
 *
 * Spec: 9.40, 15.43.
 *
 * @example pricePerMeasure(money("28.00"), decimal("1.1")) // => money("25.45")
 * @example pricePerMeasure(money("28.00"), decimal("0")) // => null
 */
export function pricePerMeasure({ minor }: Money, { coefficient, scale }: Decimal): Money | null {
  if (coefficient <= 0) return null
  return { minor: Number(roundedQuotient(BigInt(minor) * 10n ** BigInt(scale), BigInt(coefficient))) }
}

/**
 * The same in the shopper's words; `null` where the goods are not sold by weight or volume.
 *
 * Spec: 15.43.
 *
 * @example measureWords(money("52.00"), { amount: decimal("0.25"), of: "kg" }, polishPrices, polish) // => "208,00 zł / kg"
 */
export function measureWords(
  price: Money,
  measure: Measure | null,
  format: PriceFormat,
  catalogue: TextCatalogue<"price.amountWithUnit">,
): string | null {
  const amount = measure === null ? null : pricePerMeasure(price, measure.amount)
  if (measure === null || amount === null) return null
  return formatText(catalogue, "price.amountWithUnit", { price: formatPrice(amount, format), quantity: measure.of })
}
