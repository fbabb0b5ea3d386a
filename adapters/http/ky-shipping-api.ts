import type { ShippingApi } from "../../ports/shipping-api.ts"
import { callGraphql } from "./graphql/graphql-call.ts"
import type { GraphqlClient } from "./graphql/graphql-client.ts"
import { shippingOperation } from "./operations/shipping.ts"

/** How the shop delivers, over GraphQL. Spec: 7.44, 7.58, 11.93. */
export const makeKyShippingApi = (client: GraphqlClient): ShippingApi => ({
  delivery: (products, nowMs) => callGraphql(client, shippingOperation, { products, nowMs }),
})
