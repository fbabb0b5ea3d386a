import { formatPrice, type PriceFormat } from "../values/price-format.ts"
import type { Money, PriceType } from "../values/money.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"

/**
 * An amount with the word that says that tax is left out: a gross shop writes the bare price, a net shop "netto" after it.
 *
 * Spec: 5.80, 6.7.
 *
 * @example amountWords({ minor: 100 }, "net", { mask: "0.00", decimalSeparator: ",", symbol: "" }, { texts: { "price.net": "{price} netto" } }) // => "1,00 netto"
 */
export function amountWords(amount: Money, priceType: PriceType, format: PriceFormat, catalogue: TextCatalogue<"price.net">): string {
  const price = formatPrice(amount, format)
  return priceType === "net" ? formatText(catalogue, "price.net", { price }) : price
}
