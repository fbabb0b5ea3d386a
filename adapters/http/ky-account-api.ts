import { Effect } from "effect"
import { noLoginWays } from "../../core/account/ways/login-ways.ts"
import type { AccountApi } from "../../ports/account-api.ts"
import { callGraphql } from "./graphql/graphql-call.ts"
import type { GraphqlClient } from "./graphql/graphql-client.ts"
import { newsletterKeyOperation } from "./operations/newsletter-key.ts"
import { accountOperation, emailKeyOperation } from "./operations/account.ts"
import { loginOptionsOperation, loginStateOperation } from "./operations/login-ways.ts"
import { passwordKeyOperation } from "./operations/password-key.ts"
import { registrationOperation } from "./operations/registration.ts"

/** What the shop tells of accounts, over GraphQL. */
export const makeKyAccountApi = (client: GraphqlClient): AccountApi => ({
  isPasswordKey: (key) => callGraphql(client, passwordKeyOperation, { token: key }),
  newsletterKey: (key) => callGraphql(client, newsletterKeyOperation, { token: key }),
  areDetailsOptional: () => callGraphql(client, registrationOperation, {}),
  loginWays: () =>
    Effect.all(
      { options: callGraphql(client, loginOptionsOperation, {}), state: callGraphql(client, loginStateOperation, {}) },
      { concurrency: "unbounded" },
    ).pipe(
      Effect.map(({ options, state }) => ({ options, ...state })),
      Effect.catchTag("NotOffered", () => Effect.succeed(noLoginWays)),
    ),
  read: () => callGraphql(client, accountOperation, {}),
  isEmailKey: (key) => callGraphql(client, emailKeyOperation, { token: key }),
})
