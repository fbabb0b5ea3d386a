import type { OrderApi } from "../../ports/order-api.ts"
import { callGraphql } from "./graphql/graphql-call.ts"
import type { GraphqlClient } from "./graphql/graphql-client.ts"
import { ownOrdersOperation } from "./operations/own-orders.ts"
import { ownSubscriptionsOperation } from "./operations/own-subscriptions.ts"
import { caseDraftOperation, ownCasesOperation } from "./operations/own-cases.ts"
import { chooseOrderOperation, orderQuoteOperation } from "./operations/order-quote.ts"
import { placeOrderOperation } from "./operations/place-order.ts"
import { placedOrderOperation } from "./operations/placed-order.ts"

/** The visitor's order over GraphQL. */
export const makeKyOrderApi = (client: GraphqlClient): OrderApi => ({
  quote: () => callGraphql(client, orderQuoteOperation, {}),
  choose: (choices) => callGraphql(client, chooseOrderOperation, choices),
  place: (post) => callGraphql(client, placeOrderOperation, post),
  list: (query) => callGraphql(client, ownOrdersOperation, query),
  subscriptions: () => callGraphql(client, ownSubscriptionsOperation, {}),
  read: (number) => callGraphql(client, placedOrderOperation, { number }),
  openCase: (query) => callGraphql(client, caseDraftOperation, query),
  cases: () => callGraphql(client, ownCasesOperation, {}),
})
