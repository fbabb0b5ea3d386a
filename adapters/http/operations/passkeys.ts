import { Schema } from "effect"
import type { AccountPasskeys } from "../../../core/passkey/account-passkeys.ts"
import { parseCivilDay } from "../../../core/values/civil-day.ts"
import { decodeWith, type GraphqlOperation, type NoVariables } from "../graphql/graphql-call.ts"
import { selectionOf } from "../graphql/selection.ts"
import { holds, said } from "../recorded-field.ts"

const Passkey = Schema.Struct({
  passkeyId: holds(Schema.Int, "number"),
  passkeyName: Schema.String,
  passkeyModel: Schema.String,
  passkeyMade: holds(Schema.String, "day"),
  passkeyUsed: Schema.NullOr(holds(Schema.String, "day")),
  passkeySynced: said(Schema.Boolean),
  passkeyCredential: Schema.String,
})
const Told = Schema.Struct({
  passkeyLogin: Schema.String,
  passkeyPerson: Schema.String,
  passkeyHandle: Schema.NullOr(Schema.String),
  passkeyDomain: Schema.NullOr(Schema.String),
  isFreshSignIn: said(Schema.Boolean),
  passkeys: Schema.Array(Passkey),
})
const Reply = Schema.Struct({ ownPasskeys: Schema.NullOr(Told) })

/** A day that cannot be read is that of no passkey. */
const noDay = { year: 1970, month: 1, day: 1 } as const

/** The passkeys of who is signed in. Only this project's shop has them. Spec: 11.489. */
export const passkeysOperation: GraphqlOperation<NoVariables, AccountPasskeys | null> = {
  call: "passkeys",
  kind: "query",
  field: "ownPasskeys",
  args: () => ({}),
  selection: selectionOf(Told),
  decode: decodeWith(Reply, ({ ownPasskeys: told }: typeof Reply.Type) =>
    told === null
      ? null
      : {
          login: told.passkeyLogin,
          person: told.passkeyPerson,
          handle: told.passkeyHandle,
          domain: told.passkeyDomain,
          isFresh: told.isFreshSignIn,
          passkeys: told.passkeys.map((one) => ({
            id: one.passkeyId,
            name: one.passkeyName,
            aaguid: one.passkeyModel,
            made: parseCivilDay(one.passkeyMade) ?? noDay,
            used: one.passkeyUsed === null ? null : parseCivilDay(one.passkeyUsed),
            isSynced: one.passkeySynced,
            credential: one.passkeyCredential,
          })),
        },
  ),
}
