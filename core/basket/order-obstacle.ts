import type { BuyerRole } from "../pricing/points.ts"
import type { Visitor } from "../shell/shell.ts"
import { compareMoney, type Money } from "../values/money.ts"

/** A shop's limits on orders; null = no such limit. */
export interface OrderSettings {
  readonly wholesalersOnly: boolean
  /** the smallest subtotal of a wholesale order */
  readonly minWholesaleOrder: Money | null
  /** the largest total of a client's open orders, this one included */
  readonly maxOpenOrders: Money | null
}

/** Everything that decides whether an order can be placed. */
export interface OrderQuestion {
  readonly role: BuyerRole
  /** whether the basket is flagged as a wholesale order */
  readonly isWholesale: boolean
  readonly settings: OrderSettings
  /** the basket's subtotal and its number of rows */
  readonly subtotal: Money
  readonly rows: number
  /** the total of the client's orders that are not fulfilled yet */
  readonly openOrders: Money
}

/**
 * The role in which a visitor buys.
 *
 * Spec: 6.1.
 *
 * @example buyerRole({ is: "guest" }) // => "guest"
 */
export function buyerRole(visitor: Visitor): BuyerRole {
  return visitor.is === "guest" ? "guest" : visitor.kind
}

/**
 * Is this flag of the basket's user block set, which marks a wholesale order? It comes as text, a number or a boolean.
 *
 * Spec: 6.12.
 *
 * @example isWholesaleOrder("true") // => true
 * @example isWholesaleOrder(undefined) // => false
 */
export function isWholesaleOrder(flag: unknown): boolean {
  return flag === true || flag === "true" || flag === "1" || flag === 1
}

/**
 * The code of the first obstacle to an order, or null: a shop that is closed to the buyer, an empty basket, a subtotal below the
 * minimum, too much in open orders.
 *
 * Spec: 6.9 (100), 8.60 (115), 6.10 and 6.12 (109), 6.11 (123).
 *
 * @example
 * orderObstacle({
 *   role: "guest",
 *   isWholesale: false,
 *   settings: { wholesalersOnly: true, minWholesaleOrder: null, maxOpenOrders: null },
 *   subtotal: money("0.00"),
 *   rows: 0,
 *   openOrders: money("0.00"),
 * })
 * // => "100"
 */
export function orderObstacle({
  role,
  isWholesale,
  settings,
  subtotal,
  rows,
  openOrders,
}: OrderQuestion): "100" | "109" | "115" | "123" | null {
  if (settings.wholesalersOnly && role !== "wholesaler") return "100"
  if (rows === 0) return "115"
  const { minWholesaleOrder, maxOpenOrders } = settings
  if (isWholesale && minWholesaleOrder !== null && compareMoney(subtotal, minWholesaleOrder) < 0) return "109"
  const together = { minor: openOrders.minor + subtotal.minor }
  if (role !== "guest" && maxOpenOrders !== null && compareMoney(together, maxOpenOrders) > 0) return "123"
  return null
}
