import type { Decimal } from "./decimal.ts"
import { roundedQuotient } from "./money.ts"

/** An exact fraction with a positive denominator, for calculations that round once, at the end. Results become `Money` or `Decimal`. */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** Zero. Spec: 5.7. */
export const zeroFraction: Fraction = { numerator: 0n, denominator: 1n }

/** No shop deals in larger amounts. */
const maxWholeDigits = 13

/**
 * Reads exact decimal text with a dot, with an exponent too, as JavaScript prints numbers; `null` for anything else and from 10^13 on.
 *
 * Spec: 5.7, 9.40 (on the decimal text), 15.1.
 *
 * @example parseFraction("12.5") // => { numerator: 125n, denominator: 10n }
 * @example parseFraction("12,5") // => null
 */
export function parseFraction(text: string): Fraction | null {
  const parts = /^(-?)(\d{1,40})(?:\.(\d{1,40}))?(?:e([+-]?\d{1,3}))?$/.exec(text.trim())
  if (parts === null) return null
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = parts
  const digits = BigInt(sign + whole + fraction)
  const places = fraction.length - Number(exponent)
  const read =
    places > 0 ? { numerator: digits, denominator: 10n ** BigInt(places) } : { numerator: digits * 10n ** BigInt(-places), denominator: 1n }
  const size = read.numerator < 0n ? -read.numerator : read.numerator
  return size < 10n ** BigInt(maxWholeDigits) * read.denominator ? read : null
}

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
