import type { Stock, Unit } from "../quantity/unit.ts"
import { numberWords } from "../quantity/quantity-text.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"

/**
 * The stock status of a subscription, "(5 szt. w magazynie)"; `null` when there is nothing to count.
 *
 * Spec: 9.44, 17.23.
 */
export function subscriptionStockText(
  stock: Stock,
  unit: Pick<Unit, "name">,
  catalogue: TextCatalogue<"subscription.stock">,
): string | null {
  if (stock.is !== "limited" || stock.amount.coefficient <= 0) return null
  return formatText(catalogue, "subscription.stock", { amount: numberWords(stock.amount, catalogue.language), unit: unit.name })
}
