import { Schema } from "effect"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { selectionOf } from "../graphql/selection.ts"
import { said } from "../recorded-field.ts"

const Told = Schema.Struct({ works: said(Schema.Boolean) })
const Reply = Schema.Struct({ ownPasswordKey: said(Told) })

/** Whether the key of a mail's link sets a new password. Only this project's shop has it. Spec: 11.451. */
export const passwordKeyOperation: GraphqlOperation<{ readonly token: string }, boolean> = {
  call: "password key",
  kind: "query",
  field: "ownPasswordKey",
  args: ({ token }) => ({ token }),
  selection: selectionOf(Told),
  decode: decodeWith(Reply, ({ ownPasswordKey }: typeof Reply.Type) => ownPasswordKey.works),
}
