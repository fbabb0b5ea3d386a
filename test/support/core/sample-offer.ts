import { type Decimal, parseDecimal } from "../../../core/values/decimal.ts"
import type { Money, Price } from "../../../core/values/money.ts"
import { parseMoney } from "../../../core/values/money-text.ts"
import type { PriceFormat } from "../../../core/values/price-format.ts"
import type { ProductOffer, ProductSize } from "../../../core/product/offer.ts"
import type { ToldOffer, ToldSize } from "../../../core/product/told/told-offer.ts"
import type { OrderLimits, Stock, Unit } from "../../../core/quantity/order-limits.ts"
import type { QuantityRules } from "../../../core/quantity/check-quantity.ts"

/** A decimal literal of a test; a misspelt one is a fault of the test. */
export function decimal(text: string): Decimal {
  const parsed = parseDecimal(text)
  if (parsed === null) throw new Error(`not a decimal: ${text}`)
  return parsed
}

export function money(text: string): Money {
  const parsed = parseMoney(text)
  if (parsed === null) throw new Error(`not an amount: ${text}`)
  return parsed
}

export const price = (gross: string, net: string): Price => ({ gross: money(gross), net: money(net) })

export const polishPrices: PriceFormat = {
  mask: "###,##0.00",
  groupSeparator: " ",
  decimalSeparator: ",",
  symbol: "zł",
  symbolBefore: false,
  space: true,
}

export const pieces: Unit = {
  name: "szt.",
  singular: "sztuka",
  few: "sztuki",
  plural: "sztuk",
  fraction: "sztuki",
  sellBy: decimal("1"),
  precision: 0,
}

export const metres: Unit = {
  name: "m",
  singular: "metr",
  few: "metry",
  plural: "metrów",
  fraction: "metra",
  sellBy: decimal("0.5"),
  precision: 1,
}

export const noLimits: OrderLimits = { minPerOrder: null, minPerSize: null, subscriptionMin: null, maxPerOrder: null, maxPerSize: null }

/** Cloth that is sold by half a metre, as much as anybody wants. */
export const byTheMetre: QuantityRules = { unit: metres, limits: noLimits, stock: { is: "unlimited" }, status: "enable" }

export const limited = (amount: string): Stock => ({ is: "limited", amount: decimal(amount) })

export function sampleSize(id: string, stock: Stock = limited("10"), more: Partial<ProductSize> = {}): ProductSize {
  return {
    id,
    name: id,
    stock,
    availability: { status: "enable", description: "Produkt dostępny" },
    phonePrice: false,
    price: {
      price: price("129.00", "104.88"),
      max: null,
      youSavePercent: null,
      omnibus: null,
      beforeRebate: null,
      suggested: null,
      pointsEarned: null,
    },
    ...more,
  }
}

export function sampleOffer(more: Partial<ProductOffer> = {}): ProductOffer {
  return {
    id: 501,
    type: "item",
    name: "Koszula lniana",
    versionName: null,
    sizes: [sampleSize("S"), sampleSize("M"), sampleSize("L", limited("0"))],
    unit: pieces,
    limits: noLimits,
    pointsPrice: null,
    vatPercent: 23,
    reductionEndsAtMs: null,
    needs: null,
    advance: null,
    ...more,
  }
}

/** The same as a shop's API tells it that lacks nothing. */
export function sampleToldOffer(more: Partial<ToldOffer> = {}): ToldOffer {
  const { sizes, ...offer } = sampleOffer()
  const told = sizes.map(({ availability, ...size }): ToldSize => ({ ...size, ...availability }))
  return { ...offer, sizes: told, unit: { name: "szt." }, ...more }
}
