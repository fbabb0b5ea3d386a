import {
  addFractions,
  divideFractions,
  type Fraction,
  roundFraction,
  subtractFractions,
  timesFraction,
  zeroFraction,
} from "../values/fraction.ts"
import { type Money, type Price, zeroMoney } from "../values/money.ts"
import { moneyText, readWireAmount, type WireAmount } from "../values/money-text.ts"
import { formatPrice, type PriceFormat } from "../values/price-format.ts"

/** What a subscription price is made of, as the page data have it: numbers, or texts with a dot. Spec: 3.1. */
export interface SubscriptionTerms {
  /** gross price before the subscription's saving */
  readonly max?: WireAmount
  readonly maxNet?: WireAmount
  /** what is taken off whatever the rebate */
  readonly save?: WireAmount
  /** the price that a percentage is taken of */
  readonly before?: WireAmount
  readonly rebateValue?: WireAmount
  /** `percentage` when left out; anything else is a quota */
  readonly rebateType?: string | null
}

/** The amounts of the terms. */
export type SubscriptionAmount = Exclude<keyof SubscriptionTerms, "rebateType">

export type SubscriptionPrice =
  | { readonly _tag: "Computed"; readonly price: Price; /** whole percent taken off */ readonly percent: number }
  /** neither a price nor a rebate is given */
  | { readonly _tag: "NotComputed" }
  | { readonly _tag: "NotAnAmount"; readonly of: SubscriptionAmount; readonly given: string }

const hundred: Fraction = { numerator: 100n, denominator: 1n }
const amounts = ["max", "maxNet", "save", "before", "rebateValue"] as const

/**
 * What a subscription costs. Everything is exact until the one rounding at the end.
 *
 * Spec: 5.1 to 5.8, 3.1, 3.2, 15.10, 15.11.
 *
 * @example subscriptionPrice({ max: 100, maxNet: 80, save: 10, before: 100, rebateValue: 5 })
 * // => { _tag: "Computed", price: { gross: { minor: 8500 }, net: { minor: 6800 } }, percent: 15 }
 * @example subscriptionPrice({ save: 10 }) // => { _tag: "NotComputed" }
 */
export function subscriptionPrice(terms: SubscriptionTerms): SubscriptionPrice {
  const read = new Map<SubscriptionAmount, Fraction>()
  for (const of of amounts) {
    const amount = readWireAmount(terms[of])
    if (amount._tag === "NotAnAmount") return { _tag: "NotAnAmount", of, given: amount.given }
    if (amount._tag === "Amount") read.set(of, amount.amount)
  }
  const given = (of: SubscriptionAmount) => read.get(of) ?? zeroFraction
  const [max, rebate] = [given("max"), given("rebateValue")]
  if (max.numerator === 0n && rebate.numerator === 0n) return { _tag: "NotComputed" }
  const isPercentage = (terms.rebateType ?? "percentage") === "percentage"
  const reduction = addFractions(isPercentage ? hundredths(given("before"), rebate) : rebate, given("save"))
  const gross = atLeastZero(subtractFractions(max, reduction))
  const left = divideFractions(gross, max)
  // no part of a price of 0 is left or taken off
  if (left === null) return { _tag: "Computed", price: { gross: zeroMoney, net: zeroMoney }, percent: 0 }
  const net = atLeastZero(timesFraction(given("maxNet"), left))
  const percent = subtractFractions(hundred, timesFraction(hundred, left))
  return { _tag: "Computed", price: { gross: toMoney(gross), net: toMoney(net) }, percent: Number(roundFraction(percent, 0)) }
}

/** So many hundredths of an amount. */
const hundredths = (amount: Fraction, percent: Fraction): Fraction =>
  timesFraction(amount, { numerator: percent.numerator, denominator: percent.denominator * 100n })

const atLeastZero = (amount: Fraction): Fraction => (amount.numerator < 0n ? zeroFraction : amount)

const toMoney = (amount: Fraction): Money => ({ minor: Number(roundFraction(amount, 2)) })

/** An amount as page scripts want it. */
export interface WrittenAmount {
  /** two decimals with a dot */
  readonly value: string
  /** as the shop writes prices */
  readonly formatted: string
}

export interface WrittenSubscriptionPrice {
  readonly gross: WrittenAmount
  readonly net: WrittenAmount
  readonly percent: number
}

/** What a page may say about its currency; what it leaves out is the shop's. Spec: 3.3. */
export type OwnFormat = { readonly [Part in keyof PriceFormat]?: PriceFormat[Part] | null | undefined }

/**
 * The shop's format with what the page sets differently. An empty symbol and a false flag are settings like any other.
 *
 * Spec: 3.3, 15.12.
 *
 * @example priceFormatWith(polishPrices, { space: false, symbol: null }) // => { ...polishPrices, space: false }
 */
export function priceFormatWith(shop: PriceFormat, own: OwnFormat): PriceFormat {
  return {
    mask: own.mask ?? shop.mask,
    groupSeparator: own.groupSeparator ?? shop.groupSeparator,
    decimalSeparator: own.decimalSeparator ?? shop.decimalSeparator,
    symbol: own.symbol ?? shop.symbol,
    symbolBefore: own.symbolBefore ?? shop.symbolBefore,
    space: own.space ?? shop.space,
  }
}

/**
 * A computed subscription price in writing.
 *
 * Spec: 3.4, 3.5.
 *
 * @example
 * const computed = { _tag: "Computed", price: price("85.00", "68.00"), percent: 15 } as const
 * describeSubscriptionPrice(computed, polishPrices)
 * // => {
 * //   gross: { value: "85.00", formatted: "85,00 zł" },
 * //   net: { value: "68.00", formatted: "68,00 zł" },
 * //   percent: 15,
 * // }
 */
export function describeSubscriptionPrice(
  { price, percent }: Extract<SubscriptionPrice, { readonly _tag: "Computed" }>,
  format: PriceFormat,
): WrittenSubscriptionPrice {
  const written = (amount: Money): WrittenAmount => ({ value: moneyText(amount), formatted: formatPrice(amount, format) })
  return { gross: written(price.gross), net: written(price.net), percent }
}
