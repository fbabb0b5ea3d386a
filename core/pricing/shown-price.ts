import { compareDecimals, type Decimal, decimalOf } from "../values/decimal.ts"
import {
  addMoney,
  compareMoney,
  type Money,
  type Price,
  type PriceType,
  shownAmount,
  timesMoney,
  timesPrice,
  zeroMoney,
} from "../values/money.ts"
import { type PriceChange, priceChange } from "./price-change.ts"
import { priceKind } from "./price-kind.ts"
import { pointsOf } from "./points.ts"

/** Everything a page knows about what a product costs. Amounts are of one unit. */
export interface PriceQuestion {
  /** null = the shop knows no price: never zero */
  readonly price: Price | null
  readonly max: Price | null
  readonly suggested: Price | null
  /** paid in advance for one unit */
  readonly advance: Money | null
  /** for returnable packaging */
  readonly deposit: Price | null
  readonly pointsPrice: Decimal | null
  readonly phonePrice: boolean
  readonly priceType: PriceType
  readonly quantity: Decimal
}

/** Amounts of the whole quantity. */
export type ShownPrice =
  | { readonly is: "unknown" }
  /** the shop is asked by phone */
  | { readonly is: "phone" }
  /** for points only */
  | { readonly is: "points"; readonly points: Decimal }
  | {
      readonly is: "price"
      /** gross or net, as the shop shows prices */
      readonly amount: Money
      /** with the other kind of tax; null when there is none above 0 */
      readonly other: Money | null
      /** the price before the reduction, and what has become of it; null when it is not dearer */
      readonly regular: { readonly amount: Money; readonly change: PriceChange } | null
      /** null when it is not above 0 or the same as the price */
      readonly suggested: Money | null
      readonly advance: Money | null
      readonly deposit: Money | null
      /** price and deposit together */
      readonly toPay: Money
      /** what the same quantity costs in points; null when it is sold for money only */
      readonly points: Decimal | null
    }

/**
 * What a page shows as the price of a quantity.
 *
 * Spec: 6.7, 8.68, 9.40, 9.43, 11.11, 11.35, 15.31 to 15.36.
 *
 * @example shownPrice({ price: null, phonePrice: true, pointsPrice: null }) // => { is: "phone" }
 */
export function shownPrice(question: PriceQuestion): ShownPrice {
  const { price, quantity, priceType, pointsPrice } = question
  const points = pointsPrice !== null && compareDecimals(pointsPrice, decimalOf(0)) > 0 ? pointsOf(pointsPrice, quantity) : null
  const kind = priceKind({ price, points, phonePrice: question.phonePrice })
  if (kind === "points" && points !== null) return { is: kind, points }
  if (kind === "phone" || price === null) return { is: kind === "phone" ? kind : "unknown" }
  const shown = (one: Price) => shownAmount(timesPrice(one, quantity), priceType)
  const amount = shown(price)
  const suggested = question.suggested === null ? null : aboveZero(shown(question.suggested))
  const deposit = question.deposit === null ? null : aboveZero(shown(question.deposit))
  return {
    is: "price",
    amount,
    other: aboveZero(shownAmount(timesPrice(price, quantity), priceType === "net" ? "gross" : "net")),
    regular: question.max === null ? null : regularPrice(amount, shown(question.max)),
    suggested: suggested !== null && compareMoney(suggested, amount) !== 0 ? suggested : null,
    advance: question.advance === null ? null : aboveZero(timesMoney(question.advance, quantity)),
    deposit,
    toPay: addMoney(amount, deposit ?? zeroMoney),
    points,
  }
}

const aboveZero = (amount: Money): Money | null => (amount.minor > 0 ? amount : null)

function regularPrice(now: Money, before: Money): { readonly amount: Money; readonly change: PriceChange } | null {
  const change = priceChange(now, before)
  return change?.is === "cheaper" ? { amount: before, change } : null
}
