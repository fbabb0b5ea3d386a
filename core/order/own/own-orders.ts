import type { OrderStatus, PaymentStatus } from "../order-status.ts"
import type { Money } from "../../values/money.ts"

/** An order as a list shows it. */
export interface OrderSummary {
  readonly number: string
  /** milliseconds since 1970 UTC */
  readonly placedAtMs: number
  /** its id, such as "PLN" */
  readonly currency: string
  readonly status: OrderStatus
  readonly paid: PaymentStatus
  readonly total: Money
  /** what was ordered, the first few of it */
  readonly names: readonly string[]
  /** rows that it has in all */
  readonly rows: number
  /** of the shop's clock, by which its days are told: an IANA name */
  readonly zone: string
}

/** What is asked of a client's orders. */
export interface OwnOrdersQuery {
  /** how far they are; null = however far */
  readonly status: OrderStatus | null
  /** the page of the list, from 0 */
  readonly page: number
  /** orders on a page */
  readonly perPage: number
}

/** A page of the client's orders, the newest first. */
export interface OwnOrders {
  /** how many there are of each status that there is any of */
  readonly counts: readonly { readonly status: OrderStatus; readonly count: number }[]
  readonly orders: readonly OrderSummary[]
  /** how many, placed without the account, have joined it lately */
  readonly joined: number
}

/** Orders on a page of the list. Spec: 10.770. */
export const ordersPerPage = 10

/** Orders that one call tells at most. Spec: 11.550. */
export const maxOrdersPerPage = 50

/** Names of goods that a list shows of an order. */
export const namesOfOrder = 3

/**
 * How many orders there are of a status, or of all.
 *
 * Spec: 10.770.
 *
 * @example countOrders({ counts: [{ status: "sent", count: 2 }, { status: "waiting", count: 1 }], orders: [], joined: 0 }, null) // => 3
 * @example countOrders({ counts: [{ status: "sent", count: 2 }], orders: [], joined: 0 }, "waiting") // => 0
 */
export const countOrders = ({ counts }: OwnOrders, status: OrderStatus | null): number =>
  counts.reduce((sum, one) => (status === null || one.status === status ? sum + one.count : sum), 0)
