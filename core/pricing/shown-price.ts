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
import type { KnownPrice } from "../product/offer.ts"
import { pointsOf } from "./points.ts"
import { type PriceChange, priceChange, wholePercent } from "./price-change.ts"

/** Everything a page knows about what a product costs. Amounts are of one unit. */
export interface PriceQuestion {
  /** null = the shop knows no price: never zero */
  readonly price: KnownPrice | null
  readonly pointsPrice: Decimal | null
  readonly phonePrice: boolean
  readonly priceType: PriceType
  /** one unit when left out */
  readonly quantity?: Decimal
  /** paid in advance for one unit */
  readonly advance?: Money | null
  /** for returnable packaging */
  readonly deposit?: Price | null | undefined
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

export type PriceKind = ShownPrice["is"]

/**
 * What stands in the place of a price: the price, points where no price can be shown, a word that the shop is asked by phone, or nothing.
 *
 * Spec: 15.31.
 *
 * @example priceKind({ price: null, points: null, phonePrice: true }) // => "phone"
 * @example priceKind({ price: null, points: "50", phonePrice: true }) // => "points"
 */
export function priceKind(known: { readonly price: unknown; readonly points: unknown; readonly phonePrice: boolean }): PriceKind {
  if (known.price !== null && !known.phonePrice) return "price"
  if (known.points !== null) return "points"
  return known.phonePrice ? "phone" : "unknown"
}

/**
 * What a page shows as the price of a quantity.
 *
 * Spec: 6.7, 8.68, 9.40, 9.42, 9.43, 11.11, 11.35, 15.15, 15.31 to 15.36.
 *
 * @example shownPrice({ price: null, phonePrice: true, pointsPrice: null, priceType: "gross" }) // => { is: "phone" }
 */
export function shownPrice(question: PriceQuestion): ShownPrice {
  const { price: known, quantity = decimalOf(1), priceType, pointsPrice } = question
  const points = pointsPrice !== null && compareDecimals(pointsPrice, decimalOf(0)) > 0 ? pointsOf(pointsPrice, quantity) : null
  const kind = priceKind({ price: known, points, phonePrice: question.phonePrice })
  if (kind === "points" && points !== null) return { is: kind, points }
  if (kind === "phone" || known === null) return { is: kind === "phone" ? kind : "unknown" }
  const shown = (one: Price | null | undefined) => (one ? shownAmount(timesPrice(one, quantity), priceType) : zeroMoney)
  const amount = shown(known.price)
  const suggested = aboveZero(shown(known.suggested))
  const deposit = aboveZero(shown(question.deposit))
  return {
    is: "price",
    amount,
    other: aboveZero(shownAmount(timesPrice(known.price, quantity), priceType === "net" ? "gross" : "net")),
    regular: known.max === null ? null : regularPrice(amount, shown(known.max), known.youSavePercent),
    suggested: suggested !== null && compareMoney(suggested, amount) !== 0 ? suggested : null,
    advance: question.advance ? aboveZero(timesMoney(question.advance, quantity)) : null,
    deposit,
    toPay: addMoney(amount, deposit ?? zeroMoney),
    points,
  }
}

const aboveZero = (amount: Money): Money | null => (amount.minor > 0 ? amount : null)

/** The shop's own percent goes before the one that is computed. */
function regularPrice(
  now: Money,
  before: Money,
  ownPercent: number | null,
): { readonly amount: Money; readonly change: PriceChange } | null {
  const change = priceChange(now, before)
  if (change?.is !== "cheaper") return null
  return { amount: before, change: ownPercent === null ? change : { ...change, percent: wholePercent(ownPercent) ?? 0 } }
}
