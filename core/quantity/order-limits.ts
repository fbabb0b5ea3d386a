import { compareDecimals, type Decimal, exactDecimal } from "../values/decimal.ts"

/** The unit a product is sold in. Spec: 3.37. */
export interface Unit {
  /** short name on the page: "szt.", "m" */
  readonly name: string
  /** the word after 1, in the page's language */
  readonly singular: string
  /** the word after 5 (Polish many, English other) */
  readonly plural: string
  /** the word after 2; equals `plural` where the shop does not send it */
  readonly few: string
  /** the word after a fraction; equals `plural` where the shop does not send it */
  readonly fraction: string
  /** smallest amount sold, and the multiple of every amount */
  readonly sellBy: Decimal
  /** places of a typed amount */
  readonly precision: number
}

/** Stock of a size. The platform writes unlimited as -1 and unknown as null. */
export type Stock = { readonly is: "unlimited" } | { readonly is: "unknown" } | { readonly is: "limited"; readonly amount: Decimal }

/** `enable` can be bought, `order` is brought in for the order, `disable` cannot be bought. */
export type AvailabilityStatus = "enable" | "order" | "disable"

/** The limits a shop sets on how much may be ordered; null = no limit (the platform's -1 or absent). */
export interface OrderLimits {
  readonly minPerOrder: Decimal | null
  readonly minPerSize: Decimal | null
  readonly subscriptionMin: Decimal | null
  readonly maxPerOrder: Decimal | null
  readonly maxPerSize: Decimal | null
}

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
 * @example roundUpToStep(decimal("1.2"), decimal("0.5")) // => decimal("1.5")
 */
export function roundUpToStep(amount: Decimal, step: Decimal): Decimal {
  return amount.coefficient <= 0 ? nothing : around(amount, step).above
}

/**
 * The greatest multiple of the step that is not above the amount. Amounts of zero or less give zero; a step of zero or less changes nothing.
 *
 * Spec: 5.66 (the maximum rounds down).
 *
 * @example roundDownToStep(decimal("1.2"), decimal("0.5")) // => decimal("1")
 */
export function roundDownToStep(amount: Decimal, step: Decimal): Decimal {
  return amount.coefficient <= 0 ? nothing : around(amount, step).below
}

/** The quantities a shopper may order: inclusive bounds, both multiples of the sell-by step; `max: null` = no limit. */
export interface QuantityRange {
  readonly min: Decimal
  readonly max: Decimal | null
}

/**
 * The range that all limits of a product leave together. The minimum may lie above the maximum: then nothing can be ordered.
 *
 * Spec: 5.63 (largest of step and minimums), 5.64 (smallest of stock and maximums), 5.66 (minimum up, maximum down to the step).
 *
 * @example effectiveRange({ ...byTheMetre, stock: limited("14.2") }) // => { min: decimal("0.5"), max: decimal("14") }
 */
export function effectiveRange(input: { readonly unit: Unit; readonly limits: OrderLimits; readonly stock: Stock }): QuantityRange {
  const { unit, limits, stock } = input
  const minimums = [limits.minPerOrder, limits.minPerSize, limits.subscriptionMin].filter((bound) => bound !== null)
  const maximums = [stock.is === "limited" ? stock.amount : null, limits.maxPerOrder, limits.maxPerSize].filter((bound) => bound !== null)
  const min = minimums.reduce((most, bound) => (compareDecimals(bound, most) > 0 ? bound : most), unit.sellBy)
  const max = maximums.reduce<Decimal | null>((least, bound) => (least === null || compareDecimals(bound, least) < 0 ? bound : least), null)
  return { min: roundUpToStep(min, unit.sellBy), max: max === null ? null : roundDownToStep(max, unit.sellBy) }
}
