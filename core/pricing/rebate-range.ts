import { compareDecimals, type Decimal, subtractDecimals } from "../values/decimal.ts"
import { type Fraction, fractionOfDecimal, roundFraction, subtractFractions, timesFraction } from "../values/fraction.ts"
import type { Money } from "../values/money.ts"

/** A percent off for quantities of a range, both ends inclusive; `to: null` = no upper end. */
export interface RebateRange {
  readonly from: Decimal
  readonly to: Decimal | null
  readonly percent: Decimal
}

export interface RebateAt {
  /** the range that the quantity is in; null below all, and in a gap between two */
  readonly active: RebateRange | null
  /** the range that begins next, and how much more is needed for it */
  readonly next: { readonly range: RebateRange; readonly more: Decimal } | null
}

/**
 * Which rebate a quantity has, and which comes next.
 *
 * Spec: 15.20.
 *
 * @example rebateAt([{ from: { coefficient: 5, scale: 0 }, to: null, percent: { coefficient: 10, scale: 0 } }], { coefficient: 3, scale: 0 })
 * // => { active: null, next: { range: { from: { coefficient: 5, scale: 0 }, to: null, percent: { coefficient: 10, scale: 0 } }, more: { coefficient: 2, scale: 0 } } }
 */
export function rebateAt(ranges: readonly RebateRange[], quantity: Decimal): RebateAt {
  const byStart = ranges.toSorted((a, b) => compareDecimals(a.from, b.from))
  const holds = ({ from, to }: RebateRange) => compareDecimals(from, quantity) <= 0 && (to === null || compareDecimals(quantity, to) <= 0)
  const next = byStart.find(({ from }) => compareDecimals(from, quantity) > 0) ?? null
  return {
    active: byStart.findLast(holds) ?? null,
    next: next === null ? null : { range: next, more: subtractDecimals(next.from, quantity) },
  }
}

/**
 * An amount less a percent of it, rounded once and not below 0.
 *
 * Spec: 9.40, 15.21.
 *
 * @example lessPercent({ minor: 10000 }, { coefficient: 125, scale: 1 }) // => { minor: 8750 }
 */
export function lessPercent({ minor }: Money, percent: Decimal): Money {
  const whole: Fraction = { numerator: BigInt(minor), denominator: 1n }
  const share = fractionOfDecimal(percent)
  const taken = timesFraction(whole, { ...share, denominator: share.denominator * 100n })
  return { minor: Math.max(0, Number(roundFraction(subtractFractions(whole, taken), 0))) }
}
