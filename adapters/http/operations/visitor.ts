import { Schema } from "effect"
import type { Visitor } from "../../../core/shell/shell.ts"
import { decodeWith, type GraphqlOperation, type NoVariables } from "../graphql/graphql-call.ts"
import { nullish, selectionOf } from "../graphql/selection.ts"
import { holds } from "../recorded-field.ts"

const Client = Schema.Struct({
  type: holds(Schema.String, "code"),
  firstname: nullish(Schema.String),
  lastname: nullish(Schema.String),
  email: nullish(Schema.String),
  points: holds(nullish(Schema.String), "number"),
})
const Reply = Schema.Struct({ client: Schema.NullOr(Client) })

/** Nobody is a guest; whoever is not a wholesaler is a client. */
function toVisitor({ client }: typeof Reply.Type): Visitor {
  if (client === null) return { is: "guest" }
  const { type, firstname, lastname, email, points } = client
  const kind = type === "wholesaler" ? "wholesaler" : "client"
  return { is: "client", kind, firstName: firstname ?? "", lastName: lastname ?? "", email: email ?? "", points: points ?? "" }
}

/** Who is looking. Spec: 7.54. */
export const visitorOperation: GraphqlOperation<NoVariables, Visitor> = {
  call: "visitor",
  mayLack: true,
  kind: "query",
  field: "client",
  args: () => ({}),
  selection: selectionOf(Client),
  decode: decodeWith(Reply, toVisitor),
}
