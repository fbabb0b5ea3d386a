import type { BuyerRole } from "../pricing/points.ts"
import type { Visitor } from "../shell/shell.ts"
import { compareMoney, type Money } from "../values/money.ts"

/** What a shop sets for orders; null = no such limit. */
export interface OrderSettings {
  readonly wholesalersOnly: boolean
  /** least worth of a wholesale order */
  readonly wholesaleMinimum: Money | null
  /** most that a client's open orders may be worth together */
  readonly openOrdersMaximum: Money | null
}

export interface OrderQuestion {
  readonly role: BuyerRole
  /** whether it is a wholesale order, as its flag says */
  readonly isWholesale: boolean
  readonly settings: OrderSettings
  /** what the basket is worth, and how many rows it has */
  readonly worth: Money
  readonly rows: number
  /** what the client's orders that are not fulfilled yet are worth */
  readonly openOrders: Money
}

/**
 * The role of a visitor.
 *
 * Spec: 6.1.
 *
 * @example buyerRole({ is: "guest" }) // => "guest"
 */
export function buyerRole(visitor: Visitor): BuyerRole {
  return visitor.is === "guest" ? "guest" : visitor.kind
}

/**
 * Is it a wholesale order? The user block of the basket says so as text or as a truth value.
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
 * The code of what stands in the way of an order, or null. Who may not buy here at all hears that first; then an empty basket, too
 * little, too much.
 *
 * Spec: 6.9 (100), 8.60 (115), 6.10 and 6.12 (109), 6.11 (123).
 *
 * @example orderObstacle({ role: "guest", isWholesale: false, settings: { wholesalersOnly: true, wholesaleMinimum: null, openOrdersMaximum: null }, worth: { minor: 0 }, rows: 0, openOrders: { minor: 0 } })
 * // => "100"
 */
export function orderObstacle({
  role,
  isWholesale,
  settings,
  worth,
  rows,
  openOrders,
}: OrderQuestion): "100" | "109" | "115" | "123" | null {
  if (settings.wholesalersOnly && role !== "wholesaler") return "100"
  if (rows === 0) return "115"
  const { wholesaleMinimum, openOrdersMaximum } = settings
  if (isWholesale && wholesaleMinimum !== null && compareMoney(worth, wholesaleMinimum) < 0) return "109"
  const together = { minor: openOrders.minor + worth.minor }
  if (role !== "guest" && openOrdersMaximum !== null && compareMoney(together, openOrdersMaximum) > 0) return "123"
  return null
}
