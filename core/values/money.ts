import type { Decimal } from "./decimal.ts"

/** An exact amount in minor units (grosze, cents). The currency is the shop's, in `PriceFormat`. */
export interface Money {
  /** safe integer; negative for a deduction */
  readonly minor: number
}

/** No money. Spec: 9.40. */
export const zeroMoney: Money = { minor: 0 }

/**
 * A quotient of whole numbers, rounded half away from zero: the only rounding in the product.
 *
 * Spec: 9.40. The divisor is positive.
 *
 * @example Number(roundedQuotient(-5n, 2n)) // => -3
 */
export function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  const size = dividend < 0n ? -dividend : dividend
  const rounded = (2n * size + divisor) / (2n * divisor)
  return dividend < 0n ? -rounded : rounded
}

/**
 * The sum of two amounts.
 *
 * Spec: 9.40.
 *
 * @example addMoney({ minor: 10 }, { minor: 5 }) // => { minor: 15 }
 */
export function addMoney(left: Money, right: Money): Money {
  return { minor: left.minor + right.minor }
}

/**
 * The difference of two amounts; negative when the second is larger.
 *
 * Spec: 9.40.
 *
 * @example subtractMoney({ minor: 10 }, { minor: 15 }) // => { minor: -5 }
 */
export function subtractMoney(left: Money, right: Money): Money {
  return { minor: left.minor - right.minor }
}

/**
 * An amount times a quantity, rounded once.
 *
 * Spec: 9.40.
 *
 * @example timesMoney({ minor: 1999 }, { coefficient: 15, scale: 1 }) // => { minor: 2999 }
 */
export function timesMoney(amount: Money, quantity: Decimal): Money {
  const product = BigInt(amount.minor) * BigInt(quantity.coefficient)
  return { minor: Number(roundedQuotient(product, 10n ** BigInt(quantity.scale))) }
}

/**
 * What a part of a quantity costs of what the whole costs, rounded once.
 *
 * Spec: 9.40. The whole is above zero.
 *
 * @example shareOfMoney({ minor: 1000 }, { coefficient: 1, scale: 0 }, { coefficient: 3, scale: 0 }) // => { minor: 333 }
 */
export function shareOfMoney(total: Money, part: Decimal, whole: Decimal): Money {
  const dividend = BigInt(total.minor) * BigInt(part.coefficient) * 10n ** BigInt(whole.scale)
  return { minor: Number(roundedQuotient(dividend, BigInt(whole.coefficient) * 10n ** BigInt(part.scale))) }
}

/**
 * Compares two amounts: negative, zero or positive, as `sort` expects.
 *
 * Spec: 9.40.
 *
 * @example compareMoney({ minor: 1 }, { minor: 2 }) // => -1
 */
export function compareMoney(left: Money, right: Money): number {
  return Math.sign(left.minor - right.minor)
}

/** A price with and without tax. */
export interface Price {
  readonly gross: Money
  readonly net: Money
}

/** Whether the shop shows prices with or without tax. Spec: 6.7. */
export type PriceType = "gross" | "net"

/**
 * The amount of a price that is shown to this shopper.
 *
 * Spec: 6.7.
 *
 * @example shownAmount({ gross: { minor: 123 }, net: { minor: 100 } }, "net") // => { minor: 100 }
 */
export function shownAmount(price: Price, priceType: PriceType): Money {
  return priceType === "net" ? price.net : price.gross
}

/**
 * The sum of two prices, gross with gross and net with net.
 *
 * Spec: 10.166.
 *
 * @example addPrices({ gross: { minor: 2 }, net: { minor: 1 } }, { gross: { minor: 2 }, net: { minor: 1 } })
 * // => { gross: { minor: 4 }, net: { minor: 2 } }
 */
export function addPrices(left: Price, right: Price): Price {
  return { gross: addMoney(left.gross, right.gross), net: addMoney(left.net, right.net) }
}

/**
 * A unit price times a quantity, each side rounded once.
 *
 * Spec: 9.40.
 *
 * @example timesPrice({ gross: { minor: 123 }, net: { minor: 100 } }, { coefficient: 2, scale: 0 })
 * // => { gross: { minor: 246 }, net: { minor: 200 } }
 */
export function timesPrice(price: Price, quantity: Decimal): Price {
  return { gross: timesMoney(price.gross, quantity), net: timesMoney(price.net, quantity) }
}

/**
 * What one of a quantity costs, rounded half away from zero; of nothing the price itself.
 *
 * Spec: 10.310. Units: of a quantity above zero.
 *
 * @example priceOfOne(price("93.60", "76.10"), decimal("2")) // => price("46.80", "38.05")
 */
export function priceOfOne({ gross, net }: Price, { coefficient, scale }: Decimal): Price {
  const part = ({ minor }: Money): Money => ({ minor: Number(roundedQuotient(BigInt(minor) * 10n ** BigInt(scale), BigInt(coefficient))) })
  return coefficient <= 0 ? { gross, net } : { gross: part(gross), net: part(net) }
}

/**
 * The net amount contained in a gross one, rounded once.
 *
 * Spec: 12.8 (gross 67.99 at 8 % is net 62.95). Units: whole percent.
 *
 * @example netOfGross({ minor: 6799 }, 8) // => { minor: 6295 }
 */
export function netOfGross(gross: Money, vatPercent: number): Money {
  return { minor: Number(roundedQuotient(BigInt(gross.minor) * 100n, BigInt(100 + vatPercent))) }
}

/**
 * The gross amount of a net one, rounded once.
 *
 * Spec: 12.8. Units: whole percent.
 *
 * @example grossOfNet({ minor: 10000 }, 23) // => { minor: 12300 }
 */
export function grossOfNet(net: Money, vatPercent: number): Money {
  return { minor: Number(roundedQuotient(BigInt(net.minor) * BigInt(100 + vatPercent), 100n)) }
}
