import { Schema } from "effect"
import { type Decimal, decimalFromNumber, decimalOf } from "../../../core/values/decimal.ts"
import { compareMoney, type Money, moneyFromNumber, type Price, zeroMoney } from "../../../core/values/money.ts"
import type { OmnibusPrice, SizePrice } from "../../../core/product/offer.ts"

/** A number that money, quantities and percentages stay exact for; larger ones are not an answer of a shop. */
export const WireNumber = Schema.Finite.check(Schema.isBetween({ minimum: -1_000_000_000, maximum: 1_000_000_000 }))

/** A number within `WireNumber` as money; there always is one within those bounds. */
export const wireMoney = (value: number): Money => moneyFromNumber(value) ?? zeroMoney

/** A number within `WireNumber` as a decimal; what is finer than a millionth is no quantity of a shop. */
export const wireDecimal = (value: number): Decimal => decimalFromNumber(value) ?? decimalOf(Math.round(value))

const Amount = Schema.Struct({ value: Schema.NullOr(WireNumber) })

/** An amount with and without tax; a null value means that there is no price. */
export const PriceAmount = Schema.Struct({ gross: Amount, net: Amount })
export const priceAmount = "{ gross { value } net { value } }"

const Saving = Schema.Struct({ youSavePercent: Schema.optionalKey(Schema.NullOr(WireNumber)) })

const OmnibusDetails = Schema.Struct({
  ...Saving.fields,
  omnibusPriceIsHigherThanSellingPrice: Schema.optionalKey(Schema.NullOr(Schema.Boolean)),
  newPriceEffectiveUntil: Schema.optionalKey(Schema.NullOr(Schema.Struct({ formatted: Schema.NullOr(Schema.String) }))),
})

/** The lowest price of 30 days, as products and tiles carry it. */
export const omnibusFields = {
  omnibusPrice: Schema.optionalKey(Schema.NullOr(PriceAmount)),
  omnibusPriceDetails: Schema.optionalKey(Schema.NullOr(OmnibusDetails)),
}
export const omnibusSelection = `omnibusPrice ${priceAmount}
      omnibusPriceDetails { youSavePercent omnibusPriceIsHigherThanSellingPrice newPriceEffectiveUntil { formatted } }`

/** Everything a size or a product costs. Spec: 11.30, 11.31. */
export const ProductPrice = Schema.Struct({
  price: PriceAmount,
  max: Schema.NullOr(PriceAmount),
  youSavePercent: Schema.NullOr(WireNumber),
  ...omnibusFields,
  beforeRebate: Schema.NullOr(PriceAmount),
  suggested: Schema.NullOr(PriceAmount),
})
export const productPrice = `{
      price ${priceAmount}
      max ${priceAmount}
      youSavePercent
      ${omnibusSelection}
      beforeRebate ${priceAmount}
      suggested ${priceAmount}
    }`

/** A price of the wire as exact money; null when the shop knows none. Spec: 11.11 (no price is null, not 0). */
export function toPrice(amount: typeof PriceAmount.Type | null | undefined): Price | null {
  if (amount === null || amount === undefined) return null
  const { gross, net } = amount
  if (gross.value === null || net.value === null) return null
  return { gross: wireMoney(gross.value), net: wireMoney(net.value) }
}

const CIVIL_DATE = /^\d{4}-\d{2}-\d{2}$/

/** The lowest price before a reduction; null when there is none to show. Spec: 11.17, 11.32. */
export function toOmnibus(
  wire: {
    readonly omnibusPrice?: typeof PriceAmount.Type | null
    readonly omnibusPriceDetails?: typeof OmnibusDetails.Type | null
  },
  selling: Price,
): OmnibusPrice | null {
  const price = toPrice(wire.omnibusPrice)
  if (price === null) return null
  const details = wire.omnibusPriceDetails
  const until = details?.newPriceEffectiveUntil?.formatted ?? null
  return {
    price,
    higherThanSelling: details?.omnibusPriceIsHigherThanSellingPrice ?? compareMoney(price.gross, selling.gross) > 0,
    percent: details?.youSavePercent ?? null,
    validUntil: until !== null && CIVIL_DATE.test(until) ? until : null,
  }
}

/** What one unit of a size costs; null when the shop knows no price: never zero. Spec: 11.30. */
export function toSizePrice(wire: typeof ProductPrice.Type | null | undefined, pointsEarned: Decimal | null): SizePrice | null {
  if (wire === null || wire === undefined) return null
  const price = toPrice(wire.price)
  if (price === null) return null
  return {
    price,
    max: toPrice(wire.max),
    youSavePercent: wire.youSavePercent,
    omnibus: toOmnibus(wire, price),
    beforeRebate: toPrice(wire.beforeRebate),
    suggested: toPrice(wire.suggested),
    pointsEarned,
  }
}
