import { Schema } from "effect"
import type { MultipackStep, OmnibusPrice, SizePrice } from "../../../core/product/offer.ts"
import { readMultipack } from "../../../core/pricing/wire-multipack.ts"
import { parseCivilDay } from "../../../core/values/civil-day.ts"
import { type Decimal, decimalFromNumber, decimalOf } from "../../../core/values/decimal.ts"
import { compareMoney, type Money, type Price, zeroMoney } from "../../../core/values/money.ts"
import { moneyFromNumber } from "../../../core/values/money-text.ts"
import { nullish } from "./selection.ts"
import { said } from "../recorded-field.ts"

/** A number that money, quantities and percentages stay exact for; larger ones are not an answer of a shop. */
export const WireNumber = Schema.Finite.check(Schema.isBetween({ minimum: -1_000_000_000, maximum: 1_000_000_000 }))

/** A number within `WireNumber` as money; there always is one within those bounds. */
export const wireMoney = (value: number): Money => moneyFromNumber(value) ?? zeroMoney

/** A number within `WireNumber` as a decimal; anything finer than a millionth is not a quantity of a shop. */
export const wireDecimal = (value: number): Decimal => decimalFromNumber(value) ?? decimalOf(Math.round(value))

const Amount = Schema.Struct({ value: said(nullish(WireNumber), "code") })

/** An amount with and without tax; a null value, or one of both alone, means that there is no price. */
export const PriceAmount = Schema.Struct({ gross: said(nullish(Amount)), net: said(nullish(Amount)) })

/** What is said beside the lowest price. Spec: 11.32. */
export const OmnibusDetails = Schema.Struct({
  youSavePercent: said(nullish(WireNumber)),
  omnibusPriceIsHigherThanSellingPrice: said(nullish(Schema.Boolean)),
  newPriceEffectiveUntil: said(nullish(Schema.Struct({ formatted: said(nullish(Schema.String)) }))),
})

/** The lowest price of 30 days, as products and tiles carry it. */
export const omnibusFields = { omnibusPrice: said(nullish(PriceAmount)), omnibusPriceDetails: said(nullish(OmnibusDetails)) }

const Written = nullish(Schema.Union([WireNumber, Schema.String.check(Schema.isMaxLength(20))]))

/** A discount by quantity, in numbers or texts with a dot. Spec: 3.52, 11.51. */
export const WireRebate = Schema.Struct({
  items: said(
    nullish(
      Schema.Array(
        Schema.NullOr(
          Schema.Struct({
            left: said(Written),
            threshold: said(Written),
            threshold_end: said(Written),
            ownLeftEnd: said(Written),
            price: said(Written),
            price_net: said(Written),
          }),
        ),
      ).check(Schema.isMaxLength(50)),
    ),
  ),
  nextleft: said(Written),
  nextthreshold: said(Written),
  nextprice: said(Written),
})

/** The steps of a discount by quantity, where there are any. Spec: 15.19. */
export function toMultipack(wire: typeof WireRebate.Type | null | undefined): { readonly multipack?: readonly MultipackStep[] } {
  const steps = wire === null || wire === undefined ? [] : readMultipack(wire)
  return steps.length === 0 ? {} : { multipack: steps }
}

/** Everything a size or a product costs. Spec: 11.30, 11.31. */
export const ProductPrice = Schema.Struct({
  price: said(nullish(PriceAmount)),
  max: said(nullish(PriceAmount)),
  youSavePercent: said(nullish(WireNumber)),
  ...omnibusFields,
  beforeRebate: said(nullish(PriceAmount)),
  suggested: said(nullish(PriceAmount)),
})

/** The same with what it costs by quantity. */
export const SizedPrice = Schema.Struct({ ...ProductPrice.fields, rebateNumber: said(nullish(WireRebate)) })

/** A price of the wire as exact money; null when the shop knows none, or tells one below zero, which nothing costs. Spec: 11.11 (no price is null, not 0). */
export function toPrice(amount: typeof PriceAmount.Type | null | undefined): Price | null {
  if (amount === null || amount === undefined) return null
  const [gross, net] = [amount.gross?.value ?? null, amount.net?.value ?? null]
  return gross === null || net === null || gross < 0 || net < 0 ? null : { gross: wireMoney(gross), net: wireMoney(net) }
}

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
    validUntil: until !== null && parseCivilDay(until) !== null ? until : null,
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
    youSavePercent: wire.youSavePercent ?? null,
    omnibus: toOmnibus(wire, price),
    beforeRebate: toPrice(wire.beforeRebate),
    suggested: toPrice(wire.suggested),
    pointsEarned,
  }
}
