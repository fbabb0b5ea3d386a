import { Effect } from "effect"
import type { PasskeysApi } from "../../ports/passkeys-api.ts"
import { callGraphql } from "./graphql/graphql-call.ts"
import type { GraphqlClient } from "./graphql/graphql-client.ts"
import { passkeyCalls } from "./ky-passkey-calls.ts"
import { passkeysOperation } from "./operations/passkeys.ts"

/** What the shop does with passkeys, over GraphQL. A shop that does not know the list has none. */
export const makeKyPasskeysApi = (client: GraphqlClient): PasskeysApi => ({
  list: () => callGraphql(client, passkeysOperation, {}).pipe(Effect.catchTag("NotOffered", () => Effect.succeed(null))),
  ...passkeyCalls(client),
})
