import type { Decimal } from "../values/decimal.ts"
import { addPrices, type Price, type PriceType, shownAmount, timesPrice, zeroMoney } from "../values/money.ts"
import { type PriceChange, priceChange } from "./price-change.ts"

/** A part of a bundle: so many of it, each at a price of its own; null = its price is unknown. */
export interface PricedPart {
  readonly price: Price | null
  readonly quantity: Decimal
}

export interface BundleDifference {
  /** what the parts would cost one by one */
  readonly apart: Price
  /** what the bundle costs against that; null when it is the same */
  readonly change: PriceChange | null
}

/**
 * A bundle against its parts bought one by one; `null` when the price of a part is unknown.
 *
 * Spec: 9.42, 16.36, 15.16. The change is of the amount that the shop shows.
 *
 * @example bundleDifference({ bundle: { gross: { minor: 9000 }, net: { minor: 8000 } }, parts: [{ price: { gross: { minor: 5000 }, net: { minor: 4000 } }, quantity: { coefficient: 2, scale: 0 } }], priceType: "gross" })
 * // => { apart: { gross: { minor: 10000 }, net: { minor: 8000 } }, change: { is: "cheaper", amount: { minor: 1000 }, percent: 10 } }
 */
export function bundleDifference(question: {
  readonly bundle: Price
  readonly parts: readonly PricedPart[]
  readonly priceType: PriceType
}): BundleDifference | null {
  const { bundle, parts, priceType } = question
  let apart: Price = { gross: zeroMoney, net: zeroMoney }
  for (const { price, quantity } of parts) {
    if (price === null) return null
    apart = addPrices(apart, timesPrice(price, quantity))
  }
  return { apart, change: priceChange(shownAmount(bundle, priceType), shownAmount(apart, priceType)) }
}
