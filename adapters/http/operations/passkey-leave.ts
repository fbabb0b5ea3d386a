import { Schema } from "effect"
import { type PasskeyLeaveRefusal, passkeyLeaveRefusals } from "../../../core/passkey/device.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { selectionOf } from "../graphql/selection.ts"
import { said } from "../recorded-field.ts"

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
