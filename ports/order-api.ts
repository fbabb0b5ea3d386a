import type { Effect } from "effect"
import type { OrderQuote } from "../core/order/order-quote.ts"
import type { ChosenWay } from "../core/order/order-ways.ts"
import type { OrderPost, OrderOutcome } from "../core/order/place-order.ts"
import type { OwnOrders, OwnOrdersQuery } from "../core/order/own/own-orders.ts"
import type { OwnSubscription } from "../core/order/own/subscription-plan.ts"
import type { ShownOrder } from "../core/order/placed-order.ts"
import type { OpenCase, OpenCaseQuery } from "../core/returns/open-case.ts"
import type { ShownCase } from "../core/returns/own-case.ts"
import type { ShopFailure } from "./failures.ts"

/** What is chosen for an order; what is left out stays as it was. */
export type OrderChoices = Partial<
  { readonly [Part in keyof ChosenWay]: string } & {
    readonly note: string
    readonly store: string
    readonly isForPoints: boolean
    /** such as "2026-12-02" */
    readonly day: string
    readonly clientNumber: string
  }
>

/** The visitor's order, before and after it is one. What changes something is sent once and never repeated automatically. */
export abstract class OrderApi {
  /** What an order of the basket would be; `null` = the basket is empty. Spec: 11.500. */
  abstract quote(): Effect.Effect<OrderQuote | null, ShopFailure>
  /** Keeps what is chosen for the order; `null` = done, else the code of what the shop does not keep. Spec: 11.501. */
  abstract choose(choices: OrderChoices): Effect.Effect<string | null, ShopFailure>
  /** Places the order: however often it is sent with one key, one order is made. Spec: 10.700, 11.502. */
  abstract place(post: OrderPost): Effect.Effect<OrderOutcome, ShopFailure>
  /** An order of the visitor's; `null` = they have none of that number. Spec: 11.503. */
  abstract read(number: string): Effect.Effect<ShownOrder | null, ShopFailure>
  /** A page of the orders of who is signed in; `null` = nobody is. Spec: 11.550. */
  abstract list(query: OwnOrdersQuery): Effect.Effect<OwnOrders | null, ShopFailure>
  /** The subscriptions of who is signed in, the newest first; `null` = nobody is. Spec: 11.621. */
  abstract subscriptions(): Effect.Effect<readonly OwnSubscription[] | null, ShopFailure>
  /** What is filled in of a withdrawal, a return or a complaint; `null` = the shop has no such kind. Spec: 11.600. */
  abstract openCase(query: OpenCaseQuery): Effect.Effect<OpenCase | null, ShopFailure>
  /** The cases of who is signed in, the newest first; `null` = nobody is. Spec: 11.601. */
  abstract cases(): Effect.Effect<readonly ShownCase[] | null, ShopFailure>
}
