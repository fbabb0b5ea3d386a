import { compareDecimals, type Decimal, parseTypedDecimal } from "../values/decimal.ts"
import type { Unit } from "../quantity/unit.ts"
import { effectiveRange, type OrderLimits } from "../quantity/order-limits.ts"
import type { Purchase } from "./mode.ts"

/**
 * The limits that count for a purchase: the minimum of a subscription is none of a one-off purchase's.
 *
 * Spec: 5.63, 17.9.
 *
 * @example purchaseLimits({ minPerOrder: null, minPerSize: null, subscriptionMin: { coefficient: 3, scale: 0 }, maxPerOrder: null, maxPerSize: null }, "once")
 * // => { minPerOrder: null, minPerSize: null, subscriptionMin: null, maxPerOrder: null, maxPerSize: null }
 */
export function purchaseLimits(limits: OrderLimits, purchase: Purchase): OrderLimits {
  return purchase === "once" ? { ...limits, subscriptionMin: null } : limits
}

/**
 * The quantity that a purchase raises the field to; `null` when what is typed is enough, or no number. It never lowers.
 *
 * Spec: 4.57.
 *
 * @example raisedQuantity("1", {
 *   unit: { name: "szt.", singular: "sztuka", few: "sztuki", plural: "sztuk", fraction: "sztuki", sellBy: { coefficient: 1, scale: 0 }, precision: 0 },
 *   limits: { minPerOrder: null, minPerSize: null, subscriptionMin: { coefficient: 3, scale: 0 }, maxPerOrder: null, maxPerSize: null },
 * }, "subscription")
 * // => { coefficient: 3, scale: 0 }
 */
export function raisedQuantity(
  typed: string,
  product: { readonly unit: Unit; readonly limits: OrderLimits },
  purchase: Purchase,
): Decimal | null {
  const quantity = parseTypedDecimal(typed)
  const { min } = effectiveRange({ unit: product.unit, limits: purchaseLimits(product.limits, purchase), stock: { is: "unknown" } })
  return quantity !== null && compareDecimals(quantity, min) < 0 ? min : null
}
