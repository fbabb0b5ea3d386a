import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { Money, PriceType } from "../values/money.ts"
import { formatPrice, type PriceFormat } from "../values/price-format.ts"

/**
 * An amount with the word that says that tax is left out: a gross shop writes the bare price, a net shop "netto" after it.
 *
 * Spec: 5.80, 6.7.
 *
 * @example amountWords(money("1.00"), "net", polishPrices, polish) // => "1,00 zł netto"
 */
export function amountWords(amount: Money, priceType: PriceType, format: PriceFormat, catalogue: TextCatalogue<"price.net">): string {
  const price = formatPrice(amount, format)
  return priceType === "net" ? formatText(catalogue, "price.net", { price }) : price
}
