import type { Decimal } from "./decimal.ts"
import { roundedQuotient } from "./money.ts"

/** An exact fraction with a positive denominator, for calculations that round once, at the end. Results become `Money` or `Decimal`. */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** Zero. Spec: 5.7. */
export const zeroFraction: Fraction = { numerator: 0n, denominator: 1n }

/**
 * A decimal as a fraction.
 *
 * Spec: 5.7.
 *
 * @example fractionOfDecimal({ coefficient: 15, scale: 1 }) // => { numerator: 15n, denominator: 10n }
 */
export function fractionOfDecimal({ coefficient, scale }: Decimal): Fraction {
  return { numerator: BigInt(coefficient), denominator: 10n ** BigInt(scale) }
}

/**
 * The exact sum.
 *
 * Spec: 5.7.
 *
 * @example addFractions({ numerator: 1n, denominator: 2n }, { numerator: 1n, denominator: 3n })
 * // => { numerator: 5n, denominator: 6n }
 */
export function addFractions(left: Fraction, right: Fraction): Fraction {
  return {
    numerator: left.numerator * right.denominator + right.numerator * left.denominator,
    denominator: left.denominator * right.denominator,
  }
}

/**
 * The exact difference.
 *
 * Spec: 5.7.
 *
 * @example subtractFractions({ numerator: 1n, denominator: 2n }, { numerator: 1n, denominator: 3n })
 * // => { numerator: 1n, denominator: 6n }
 */
export function subtractFractions(left: Fraction, right: Fraction): Fraction {
  return addFractions(left, { ...right, numerator: -right.numerator })
}

/**
 * The exact product.
 *
 * Spec: 5.7.
 *
 * @example timesFraction({ numerator: 1n, denominator: 2n }, { numerator: 2n, denominator: 3n })
 * // => { numerator: 2n, denominator: 6n }
 */
export function timesFraction(left: Fraction, right: Fraction): Fraction {
  return { numerator: left.numerator * right.numerator, denominator: left.denominator * right.denominator }
}

/**
 * The exact quotient; `null` for a division by zero.
 *
 * Spec: 5.5, 5.7.
 *
 * @example divideFractions({ numerator: 1n, denominator: 2n }, { numerator: -2n, denominator: 3n })
 * // => { numerator: -3n, denominator: 4n }
 */
export function divideFractions(left: Fraction, right: Fraction): Fraction | null {
  if (right.numerator === 0n) return null
  const sign = right.numerator < 0n ? -1n : 1n
  return { numerator: sign * left.numerator * right.denominator, denominator: sign * left.denominator * right.numerator }
}

/**
 * A fraction in whole units of the given decimal place, rounded half away from zero.
 *
 * Spec: 5.7, 9.40.
 *
 * @example roundFraction({ numerator: 1005n, denominator: 1000n }, 2) // => 101n
 */
export function roundFraction({ numerator, denominator }: Fraction, places: number): bigint {
  return roundedQuotient(numerator * 10n ** BigInt(places), denominator)
}
