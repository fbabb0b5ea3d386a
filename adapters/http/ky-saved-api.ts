import type { SavedApi } from "../../ports/saved-api.ts"
import { callGraphql } from "./graphql/graphql-call.ts"
import type { GraphqlClient } from "./graphql/graphql-client.ts"
import { comparedOperation } from "./operations/compared.ts"
import { favouritesOperation } from "./operations/favourites.ts"
import { savedOperation } from "./operations/saved.ts"
import { shoppingListOperation } from "./operations/shopping-list.ts"

/** What the visitor keeps for later, over GraphQL. Spec: 11.230. */
export const makeKySavedApi = (client: GraphqlClient): SavedApi => ({
  saved: () => callGraphql(client, savedOperation, {}),
  favourites: () => callGraphql(client, favouritesOperation, {}),
  list: (asked) => callGraphql(client, shoppingListOperation, asked),
  compared: () => callGraphql(client, comparedOperation, {}),
})
