import { type Decimal, timesDecimals } from "../decimal/decimal.ts"

/** How many whole steps lie in an amount, and whether something is left. Exact. */
function stepsIn(amount: Decimal, step: Decimal): { readonly whole: bigint; readonly exact: boolean } {
  const scale = Math.max(amount.scale, step.scale)
  const at = (decimal: Decimal) => BigInt(decimal.coefficient) * 10n ** BigInt(scale - decimal.scale)
  const [a, b] = [at(amount), at(step)]
  return { whole: a / b, exact: a % b === 0n }
}

const times = (step: Decimal, count: bigint): Decimal => timesDecimals(step, { coefficient: Number(count), scale: 0 })

/**
 * The least multiple of the step that is not below the amount. Amounts of zero or less give zero.
 *
 * Spec: 5.62 (rounded up to a multiple of the sell-by step, in exact decimals).
 *
 * @example roundUpToStep({ coefficient: 12, scale: 1 }, { coefficient: 5, scale: 1 }) // => { coefficient: 15, scale: 1 }
 */
export function roundUpToStep(amount: Decimal, step: Decimal): Decimal {
  if (amount.coefficient <= 0) return { coefficient: 0, scale: 0 }
  const { whole, exact } = stepsIn(amount, step)
  return times(step, exact ? whole : whole + 1n)
}

/**
 * The greatest multiple of the step that is not above the amount. Amounts of zero or less give zero.
 *
 * Spec: 5.66 (the maximum rounds down).
 *
 * @example roundDownToStep({ coefficient: 12, scale: 1 }, { coefficient: 5, scale: 1 }) // => { coefficient: 1, scale: 0 }
 */
export function roundDownToStep(amount: Decimal, step: Decimal): Decimal {
  return amount.coefficient <= 0 ? { coefficient: 0, scale: 0 } : times(step, stepsIn(amount, step).whole)
}
