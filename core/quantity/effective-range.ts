import { compareDecimals, type Decimal } from "../values/decimal.ts"
import type { Stock, Unit } from "./unit.ts"
import type { OrderLimits } from "./order-limits.ts"
import { roundDownToStep, roundUpToStep } from "./step.ts"

/** The quantities a shopper may order: inclusive bounds, both multiples of the sell-by step; `max: null` = no limit. */
export interface QuantityRange {
  readonly min: Decimal
  readonly max: Decimal | null
}

/**
 * The range that all limits of a product leave together. The minimum may lie above the maximum: then nothing can be ordered.
 *
 * Spec: 5.63 (largest of step and minimums), 5.64 (smallest of stock and maximums), 5.66 (minimum up, maximum down to the step).
 */
export function effectiveRange(input: { readonly unit: Unit; readonly limits: OrderLimits; readonly stock: Stock }): QuantityRange {
  const { unit, limits, stock } = input
  const minimums = [limits.minPerOrder, limits.minPerSize, limits.subscriptionMin].filter((bound) => bound !== null)
  const maximums = [stock.is === "limited" ? stock.amount : null, limits.maxPerOrder, limits.maxPerSize].filter((bound) => bound !== null)
  const min = minimums.reduce((most, bound) => (compareDecimals(bound, most) > 0 ? bound : most), unit.sellBy)
  const [first, ...others] = maximums
  const max = first === undefined ? null : others.reduce((least, bound) => (compareDecimals(bound, least) < 0 ? bound : least), first)
  return { min: roundUpToStep(min, unit.sellBy), max: max === null ? null : roundDownToStep(max, unit.sellBy) }
}
