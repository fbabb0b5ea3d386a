import { Schema } from "effect"
import type { Visitor } from "../../../core/shell/shell.ts"
import { decodeWith, type GraphqlOperation, type NoVariables } from "../graphql/graphql-call.ts"
import { selectionOf } from "../graphql/selection.ts"
import { holds } from "../recorded-field.ts"

const Client = Schema.Struct({
  type: holds(Schema.String, "code"),
  firstname: Schema.String,
  lastname: Schema.String,
  email: Schema.String,
  points: holds(Schema.String, "number"),
})
const Reply = Schema.Struct({ client: Schema.NullOr(Client) })

/** Nobody is a guest; whoever is not a wholesaler is a client. */
function toVisitor({ client }: typeof Reply.Type): Visitor {
  if (client === null) return { is: "guest" }
  const { type, firstname: firstName, lastname: lastName, email, points } = client
  return { is: "client", kind: type === "wholesaler" ? "wholesaler" : "client", firstName, lastName, email, points }
}

/** Who is looking. Spec: 7.54. */
export const visitorOperation: GraphqlOperation<NoVariables, Visitor> = {
  call: "visitor",
  kind: "query",
  field: "client",
  args: () => ({}),
  selection: selectionOf(Client),
  decode: decodeWith(Reply, toVisitor),
}
