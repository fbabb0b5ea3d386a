import { type Decimal, decimalFromNumber } from "../values/decimal.ts"
import type { OrderLimits, Stock } from "./order-limits.ts"

// Limits and stock as the wire writes them. A page reads none before it asks its shop, so they are not in its first script.

/** The `order_quantity_range` of the platform, in sold units. Spec: 3.38. */
export interface WireOrderLimits {
  readonly min_quantity_per_order?: number | null
  readonly min_size_quantity_per_order?: number | null
  readonly subscription_min_quantity?: number | null
  readonly max_quantity_per_order?: number | null
  readonly max_size_quantity_per_order?: number | null
}

/** The platform's number for a limit that is not set. */
const noLimit = -1

/**
 * The limits as numbers of the wire have them. Zero is a limit like any other: a maximum of 0 lets nothing be ordered.
 *
 * Spec: 3.38, 5.65, 17.1. Units: sold units. A number too large to be exact sets no limit.
 *
 * @example
 * orderLimits({ min_quantity_per_order: 2, max_quantity_per_order: -1 })
 * // => { ...noLimits, minPerOrder: decimal("2") }
 */
export function orderLimits(wire: WireOrderLimits): OrderLimits {
  return {
    minPerOrder: limit(wire.min_quantity_per_order),
    minPerSize: limit(wire.min_size_quantity_per_order),
    subscriptionMin: limit(wire.subscription_min_quantity),
    maxPerOrder: limit(wire.max_quantity_per_order),
    maxPerSize: limit(wire.max_size_quantity_per_order),
  }
}

const limit = (number: number | null = noLimit): Decimal | null =>
  number === null || number === noLimit ? null : decimalFromNumber(number)

/** The platform's number for stock that never runs out. */
const unlimited = -1

/**
 * The stock that a number of the wire means: -1 is unlimited, absent is unknown, and any other number below zero is none at all.
 *
 * Spec: 5.64, 5.65. Units: sold units. A number too large to be exact is unknown.
 *
 * @example stockOf(-1) // => { is: "unlimited" }
 * @example stockOf(2.5) // => { is: "limited", amount: decimal("2.5") }
 */
export function stockOf(amount: number | null | undefined): Stock {
  if (amount === unlimited) return { is: "unlimited" }
  const exact = amount === null || amount === undefined ? null : decimalFromNumber(Math.max(0, amount))
  return exact === null ? { is: "unknown" } : { is: "limited", amount: exact }
}
