import type { Decimal } from "../values/decimal.ts"
import { formatPrice, type PriceFormat } from "../values/price-format.ts"
import { type PriceType, shownAmount } from "../values/money.ts"
import type { Unit } from "../quantity/unit.ts"
import { numberWords } from "../quantity/quantity-text.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { MultipackPrice } from "./multipack-price.ts"

/** A multipack price in the shopper's words. */
export interface MultipackWords {
  readonly unitPrice: string
  readonly total: string
  /** what the next step asks for; null when there is none */
  readonly next: string | null
}

/** How the shop writes prices and quantities. */
export interface MultipackWording {
  readonly priceType: PriceType
  readonly format: PriceFormat
  readonly unit: Pick<Unit, "name">
  readonly catalogue: TextCatalogue<"price.multipackNext">
}

/**
 * A multipack price in the shopper's words. Amounts are written with the short name of the unit.
 *
 * Spec: 9.41, 15.18.
 *
 * @example multipackWords({ unitPrice: { gross: { minor: 900 } }, total: { gross: { minor: 1800 } }, next: null }, { priceType: "gross", format: { mask: "0.00", decimalSeparator: ",", symbol: "" }, catalogue: {} })
 * // => { unitPrice: "9,00", total: "18,00", next: null }
 */
export function multipackWords({ unitPrice, total, next }: MultipackPrice, wording: MultipackWording): MultipackWords {
  const { priceType, format, unit, catalogue } = wording
  const amount = (quantity: Decimal) => `${numberWords(quantity, catalogue.language)} ${unit.name}`
  return {
    unitPrice: formatPrice(shownAmount(unitPrice, priceType), format),
    total: formatPrice(shownAmount(total, priceType), format),
    next:
      next === null
        ? null
        : formatText(catalogue, "price.multipackNext", {
            threshold: amount(next.step.threshold),
            price: formatPrice(shownAmount(next.step.price, priceType), format),
            more: amount(next.more),
          }),
  }
}
