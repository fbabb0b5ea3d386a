import { Schema } from "effect"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { selectionOf } from "../graphql/selection.ts"
import { said } from "../recorded-field.ts"

const Told = Schema.Struct({ areDetailsOptional: said(Schema.Boolean) })
const Reply = Schema.Struct({ ownRegistration: said(Told) })

/** Whether login and password may be left out at registration. Only this project's shop has it. Spec: 11.460. */
export const registrationOperation: GraphqlOperation<object, boolean> = {
  call: "registration",
  kind: "query",
  field: "ownRegistration",
  args: () => ({}),
  selection: selectionOf(Told),
  decode: decodeWith(Reply, ({ ownRegistration }: typeof Reply.Type) => ownRegistration.areDetailsOptional),
}
