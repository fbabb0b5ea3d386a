import { Effect } from "effect"
import type { PasskeysApi } from "../../ports/passkeys-api.ts"
import { callGraphql } from "./graphql/graphql-call.ts"
import type { GraphqlClient } from "./graphql/graphql-client.ts"
import { tokenLoginOperation } from "./operations/passkey-login.ts"

/** What saves a passkey, and no sign-in needs. */
const leaving = Effect.promise(() => import("./operations/passkey-leave.ts"))

/** What a page asks of the shop by itself: the list of passkeys the server alone reads. */
export const passkeyCalls = (client: GraphqlClient): Omit<PasskeysApi, "list"> => ({
  signIn: (token) => callGraphql(client, tokenLoginOperation, { token }),
  leave: (password) =>
    leaving.pipe(Effect.flatMap(({ passkeyLeaveOperation }) => callGraphql(client, passkeyLeaveOperation, { password }))),
})
