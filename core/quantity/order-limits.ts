import { type Decimal, decimalFromNumber } from "../values/decimal.ts"

/** The limits a shop sets on how much may be ordered; null = no limit (the platform's -1 or absent). */
export interface OrderLimits {
  readonly minPerOrder: Decimal | null
  readonly minPerSize: Decimal | null
  readonly subscriptionMin: Decimal | null
  readonly maxPerOrder: Decimal | null
  readonly maxPerSize: Decimal | null
}

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
 * @example orderLimits({ min_quantity_per_order: 2, max_quantity_per_order: -1 })
 * // => { minPerOrder: { coefficient: 2, scale: 0 }, minPerSize: null, subscriptionMin: null, maxPerOrder: null, maxPerSize: null }
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
