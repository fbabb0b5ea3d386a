import type { PickupApi } from "../../ports/pickup-api.ts"
import { callGraphql } from "./graphql/graphql-call.ts"
import type { GraphqlClient } from "./graphql/graphql-client.ts"
import { pickupPointsOperation, pickupSearchOperation } from "./operations/pickup.ts"

/** Pickup points, over GraphQL. Spec: 7.50, 7.51, 11.210, 11.211. */
export const makeKyPickupApi = (client: GraphqlClient): PickupApi => ({
  search: (query) => callGraphql(client, pickupSearchOperation, query),
  points: (ids) => callGraphql(client, pickupPointsOperation, { ids }),
})
