import { type Decimal, exactDecimal } from "../values/decimal.ts"

const nothing: Decimal = { coefficient: 0, scale: 0 }

/** The greatest multiple of the step that is not above the amount, and the least that is not below it: exact. */
function around(amount: Decimal, step: Decimal): { readonly below: Decimal; readonly above: Decimal } {
  if (step.coefficient <= 0) return { below: amount, above: amount }
  const scale = Math.max(amount.scale, step.scale)
  const at = (decimal: Decimal) => BigInt(decimal.coefficient) * 10n ** BigInt(scale - decimal.scale)
  const [a, b] = [at(amount), at(step)]
  const left = a % b
  return { below: exactDecimal(a - left, scale), above: exactDecimal(left === 0n ? a : a - left + b, scale) }
}

/**
 * The least multiple of the step that is not below the amount. Amounts of zero or less give zero; a step of zero or less changes nothing.
 *
 * Spec: 5.62 (rounded up to a multiple of the sell-by step, in exact decimals).
 *
 * @example roundUpToStep({ coefficient: 12, scale: 1 }, { coefficient: 5, scale: 1 }) // => { coefficient: 15, scale: 1 }
 */
export function roundUpToStep(amount: Decimal, step: Decimal): Decimal {
  return amount.coefficient <= 0 ? nothing : around(amount, step).above
}

/**
 * The greatest multiple of the step that is not above the amount. Amounts of zero or less give zero; a step of zero or less changes nothing.
 *
 * Spec: 5.66 (the maximum rounds down).
 *
 * @example roundDownToStep({ coefficient: 12, scale: 1 }, { coefficient: 5, scale: 1 }) // => { coefficient: 1, scale: 0 }
 */
export function roundDownToStep(amount: Decimal, step: Decimal): Decimal {
  return amount.coefficient <= 0 ? nothing : around(amount, step).below
}
