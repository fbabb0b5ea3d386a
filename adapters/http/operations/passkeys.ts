import { Schema } from "effect"
import type { AccountPasskeys } from "../../../core/passkey/account-passkeys.ts"
import type { ShopSignIn } from "../../../core/passkey/passkey-flow.ts"
import { type PasskeyLeaveRefusal, passkeyLeaveRefusals } from "../../../core/passkey/passkey-leave.ts"
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

const Login = Schema.Struct({ status: said(Schema.String), login: Schema.String })
const LoginReply = Schema.Struct({ loginByIAIAccountsToken: Login })

/** Opens the session of a good sign-in by its token. Spec: 7.26, 11.103. */
export const tokenLoginOperation: GraphqlOperation<{ readonly token: string }, ShopSignIn> = {
  call: "sign in with a passkey",
  kind: "mutation",
  name: "loginByToken",
  field: "loginByIAIAccountsToken",
  args: ({ token }) => ({ token }),
  selection: selectionOf(Login),
  decode: decodeWith(LoginReply, ({ loginByIAIAccountsToken }: typeof LoginReply.Type) => loginByIAIAccountsToken),
}

const Leave = Schema.Struct({
  status: said(Schema.String),
  leaveToken: Schema.NullOr(Schema.String),
  refusedFor: Schema.NullOr(said(Schema.String)),
})
const LeaveReply = Schema.Struct({ ownAuthorizePasskey: Leave })

/** Leave to save a passkey. Only this project's shop gives any. Spec: 11.487. */
export const passkeyLeaveOperation: GraphqlOperation<
  { readonly password: string },
  { readonly token: string } | { readonly refused: PasskeyLeaveRefusal }
> = {
  call: "leave to save a passkey",
  kind: "mutation",
  field: "ownAuthorizePasskey",
  args: ({ password }) => ({ password }),
  selection: selectionOf(Leave),
  decode: decodeWith(LeaveReply, ({ ownAuthorizePasskey: { leaveToken, refusedFor } }: typeof LeaveReply.Type) =>
    leaveToken === null ? { refused: passkeyLeaveRefusals.find((one) => one === refusedFor) ?? "later" } : { token: leaveToken },
  ),
}
