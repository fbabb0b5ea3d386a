import type { SearchApi } from "../../ports/search-api.ts"
import { callGraphql } from "./graphql/graphql-call.ts"
import type { GraphqlClient } from "./graphql/graphql-client.ts"
import { suggestOperation } from "./operations/suggestions.ts"

/** Suggestions of a search, over GraphQL. Spec: 7.27, 11.91. */
export const makeKySearchApi = (client: GraphqlClient): SearchApi => ({
  suggest: (query, limit) => callGraphql(client, suggestOperation, { query, limit }),
})
