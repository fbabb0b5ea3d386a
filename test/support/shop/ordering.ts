import { Effect } from "effect"
import { makeKyOrderApi } from "../../../adapters/http/ky-order-api.ts"
import { makeGraphqlClient } from "../../../adapters/http/graphql/graphql-client.ts"
import type { OrderQuote } from "../../../core/order/order-quote.ts"
import type { OrderPost, OrderOutcome } from "../../../core/order/place-order.ts"
import type { PlacedOrder } from "../../../core/order/placed-order.ts"
import type { OrderChoices } from "../../../ports/order-api.ts"
import type { Shopper } from "./shopper.ts"
import { sampleRegistration } from "./sample-registration.ts"

/** Who orders in tests of the project's shop. */
export const orderingPerson = { ...sampleRegistration, client_region: "1143020057" } as const

/** A shopper's order by the calls of our own client. */
export interface Ordering {
  readonly quote: () => Promise<OrderQuote>
  readonly choose: (choices: OrderChoices) => Promise<string | null>
  /** posts what is shown now; `changed` stands in place of parts of it */
  readonly place: (changed?: Partial<OrderPost>) => Promise<OrderOutcome>
  readonly post: (post: OrderPost) => Promise<OrderOutcome>
  readonly read: (number: string) => Promise<PlacedOrder | null>
}

/** Orders as a shopper. */
export function orderingOf(shopper: Shopper): Ordering {
  const api = makeKyOrderApi(
    makeGraphqlClient((document) => Effect.promise(async () => ({ status: 200, json: await shopper.ask(document) }))),
  )
  const quote = async (): Promise<OrderQuote> => {
    const found = await Effect.runPromise(api.quote())
    if (found === null) throw new Error("the basket is empty")
    return found
  }
  const post = (order: OrderPost) => Effect.runPromise(api.place(order))
  return {
    quote,
    post,
    choose: (choices) => Effect.runPromise(api.choose(choices)),
    place: async (changed = {}) => post({ ...postOf(await quote()), ...changed }),
    read: (number) => Effect.runPromise(api.read(number)),
  }
}

/** What the page of a quote posts. */
export const postOf = ({ key, shown, sums }: OrderQuote): OrderPost => ({ key, shown, total: sums.total, terms: true, cancel: true })

/** Puts a product into the basket. */
export const putInto = (shopper: Shopper, product: number, number = "1", more: Readonly<Record<string, string>> = {}) =>
  shopper.post("/basketchange.php", { product: String(product), size: "uniw", number, ...more })

/** Fills in whom the order is for. */
export const fillIn = (shopper: Shopper, more: Readonly<Record<string, string>> = {}) =>
  shopper.post("/client-new.php", { ...orderingPerson, ...more })
