import type { Decimal } from "./decimal.ts"
import type { Fraction } from "./fraction.ts"
import { type Money, roundedQuotient } from "./money.ts"

/** How amounts of the shop's own currency become amounts of another one. Spec: 15.80. */
export interface MoneyExchange {
  /** what one unit of the other currency costs in the shop's own; above zero */
  readonly rate: Decimal
  /** decimals that the other currency is written with: 0, 1 or 2 */
  readonly places: number
}

/** The least step of a currency, in hundredths. */
const stepOf = ({ places }: Pick<MoneyExchange, "places">): bigint => 10n ** BigInt(2 - places)

/**
 * An amount of the shop's own currency in another one: divided by the rate, rounded once, half away from zero.
 *
 * Spec: 9.40, 15.80.
 *
 * @param exchange null = it is the shop's own currency, which no rate changes
 *
 * @example exchanged(money("129.00"), { rate: decimal("4.2350"), places: 2 }) // => money("30.46")
 * @example exchanged(money("129.00"), { rate: decimal("0.1745"), places: 0 }) // => money("739.00")
 * @example exchanged(money("129.00"), null) // => money("129.00")
 */
export function exchanged(amount: Money, exchange: MoneyExchange | null): Money {
  return exchange === null ? amount : exchangedFraction({ numerator: BigInt(amount.minor), denominator: 100n }, exchange)
}

/**
 * The smallest amount of the shop's own currency that comes to an amount of another one, or to more: what costs at least so much there
 * costs at least this here.
 *
 * Spec: 15.82. Never below nothing.
 *
 * @example leastExchanged(money("30.46"), { rate: decimal("4.2350"), places: 2 }) // => money("128.98")
 * @example leastExchanged(money("30.46"), null) // => money("30.46")
 */
export function leastExchanged(amount: Money, exchange: MoneyExchange | null): Money {
  if (exchange === null) return amount
  const step = stepOf(exchange)
  const steps = (BigInt(amount.minor) + step - 1n) / step
  return { minor: steps <= 0n ? 0 : Number(firstOf(steps, exchange)) }
}

/**
 * The largest amount of the shop's own currency that comes to no more than an amount of another one.
 *
 * Spec: 15.82. Of an amount that is not below nothing.
 *
 * @example mostExchanged(money("30.46"), { rate: decimal("4.2350"), places: 2 }) // => money("129.01")
 * @example mostExchanged(money("30.46"), null) // => money("30.46")
 */
export function mostExchanged(amount: Money, exchange: MoneyExchange | null): Money {
  if (exchange === null) return amount
  return { minor: Number(firstOf(BigInt(amount.minor) / stepOf(exchange) + 1n, exchange) - 1n) }
}

/** The first own amount that is rounded to so many steps: it is the first that is not below half a step less. */
function firstOf(steps: bigint, exchange: MoneyExchange): bigint {
  const { coefficient, scale } = exchange.rate
  const divisor = 2n * 10n ** BigInt(scale)
  return ((2n * steps - 1n) * BigInt(coefficient) * stepOf(exchange) + divisor - 1n) / divisor
}

/**
 * An exact amount of the shop's own currency, such as a formula comes to, in another one or in its own: rounded once.
 *
 * Spec: 9.40, 15.83. Units: major units in the fraction.
 *
 * @example exchangedFraction({ numerator: 1n, denominator: 3n }, { rate: decimal("0.5"), places: 2 }) // => money("0.67")
 * @example exchangedFraction({ numerator: 1n, denominator: 3n }, null) // => money("0.33")
 */
export function exchangedFraction({ numerator, denominator }: Fraction, exchange: MoneyExchange | null): Money {
  const { coefficient, scale } = exchange?.rate ?? one
  const step = stepOf(exchange ?? { places: 2 })
  const steps = roundedQuotient(numerator * 100n * 10n ** BigInt(scale), denominator * BigInt(coefficient) * step)
  return { minor: Number(steps * step) }
}

const one: Decimal = { coefficient: 1, scale: 0 }
