import type { ShopError } from "../../messages/shop-messages.ts"
import type { InstalmentPlan } from "../../pricing/instalment-plan.ts"
import type { InstalmentCart } from "../../pricing/instalments.ts"
import type { Decimal } from "../../values/decimal.ts"
import type { Money } from "../../values/money.ts"
import { type OrderQuestion, orderObstacle } from "../order-obstacle.ts"
import type { PaymentMoment } from "../payment.ts"
import type { OrderDivision, ToldDay } from "./order-division.ts"

/** What an order of a basket would cost, paid at one moment in the cheapest way. Amounts are gross. */
export interface WayToPay<Courier, Method> {
  readonly payment: PaymentMoment
  readonly courier: Courier
  readonly method: Method
  readonly delivery: Money
  /** what the method adds */
  readonly surcharge: Money
  readonly total: Money
}

/** A way to pay as a shopper reads it: courier and method by their names. */
export interface ToldWay extends WayToPay<string, string> {
  /** null = not known */
  readonly arrives: ToldDay | null
}

/** What an order of a basket would meet, as the shop tells it. */
export interface OrderOutlook {
  /** what keeps it from being ordered; null = nothing does */
  readonly obstacle: ShopError | null
  /** null = all of it leaves the shop on one day */
  readonly division: OrderDivision | null
  /** before shipping and on delivery */
  readonly ways: readonly ToldWay[]
  /** the client's points; null = nobody is signed in */
  readonly balance: Decimal | null
  /** null = the shop has no instalments */
  readonly instalments: { readonly plan: InstalmentPlan; readonly cart: Omit<InstalmentCart, "subtotal"> } | null
}

/**
 * The code of what keeps a basket from being ordered; null = nothing does. What is sold out comes before amounts, which change without it.
 *
 * Spec: 8.59 (110), 6.9 to 6.12, 10.442.
 *
 * @example
 * const settings = { wholesalersOnly: false, minWholesaleOrder: null, maxOpenOrders: null }
 * const amounts = { subtotal: money("9.00"), openOrders: money("0") }
 * cartObstacle({ role: "guest", isWholesale: false, settings, ...amounts, rows: 2, soldOut: 1 }) // => "110"
 */
export function cartObstacle({ soldOut, ...question }: OrderQuestion & { readonly soldOut: number }): string | null {
  const code = orderObstacle(question)
  const isOfAmounts = code === null || code === "109" || code === "123"
  return isOfAmounts && soldOut > 0 ? "110" : code
}
