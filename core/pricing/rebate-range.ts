import { compareDecimals, type Decimal, subtractDecimals } from "../values/decimal.ts"
import { type Fraction, fractionOfDecimal, roundFraction, subtractFractions, timesFraction } from "../values/fraction.ts"
import type { Money } from "../values/money.ts"

/** Quantities from one to another, both ends inclusive; `to: null` = no upper end. */
export interface QuantitySpan {
  readonly from: Decimal
  readonly to: Decimal | null
}

/** A percent off for the quantities of a range. */
export interface RebateRange extends QuantitySpan {
  readonly percent: Decimal
}

export interface RebateAt<Range extends QuantitySpan = RebateRange> {
  /** the range that the quantity is in; null below all, and in a gap between two */
  readonly active: Range | null
  /** the range that begins next, and how much more is needed for it */
  readonly next: { readonly range: Range; readonly more: Decimal } | null
}

/**
 * Which rebate a quantity has, and which comes next.
 *
 * Spec: 15.20.
 *
 * @example
 * const fromFive = { from: decimal("5"), to: null, percent: decimal("10") }
 * rebateAt([fromFive], decimal("3")).next?.more // => decimal("2")
 */
export function rebateAt<Range extends QuantitySpan>(ranges: readonly Range[], quantity: Decimal): RebateAt<Range> {
  const byStart = ranges.toSorted((a, b) => compareDecimals(a.from, b.from))
  const holds = ({ from, to }: QuantitySpan) => compareDecimals(from, quantity) <= 0 && (to === null || compareDecimals(quantity, to) <= 0)
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
 * @example lessPercent(money("100.00"), decimal("12.5")) // => money("87.50")
 */
export function lessPercent({ minor }: Money, percent: Decimal): Money {
  const whole: Fraction = { numerator: BigInt(minor), denominator: 1n }
  const share = fractionOfDecimal(percent)
  const taken = timesFraction(whole, { ...share, denominator: share.denominator * 100n })
  return { minor: Math.max(0, Number(roundFraction(subtractFractions(whole, taken), 0))) }
}
