import type { QuickPaymentsApi } from "../../ports/quick-payments-api.ts"
import { callGraphql } from "./graphql/graphql-call.ts"
import type { GraphqlClient } from "./graphql/graphql-client.ts"
import { quickPaymentsOperation } from "./operations/quick-payments.ts"

/** The provider of quick payments that the shop has, over GraphQL. Spec: 7.83, 11.217. */
export const makeKyQuickPayments = (client: GraphqlClient): QuickPaymentsApi => ({
  offered: (productId) => callGraphql(client, quickPaymentsOperation, { productId }),
})
