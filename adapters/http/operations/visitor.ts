import { Schema } from "effect"
import type { Visitor } from "../../../core/shell/shell.ts"
import { decodeWith, type GraphqlOperation, type NoVariables } from "../graphql/graphql-call.ts"
import { selectionOf } from "../graphql/selection.ts"

const Reply = Schema.Struct({
  client: Schema.NullOr(Schema.Struct({ type: Schema.String, firstname: Schema.String, lastname: Schema.String, points: Schema.String })),
})

/** Nobody is a guest; whoever is not a wholesaler is a client. */
function toVisitor({ client }: typeof Reply.Type): Visitor {
  if (client === null) return { is: "guest" }
  const { type, firstname: firstName, lastname: lastName, points } = client
  return { is: "client", kind: type === "wholesaler" ? "wholesaler" : "client", firstName, lastName, points }
}

const document = `query ${selectionOf(Reply)}`

/** Who is looking. Spec: 7.56 (client). */
export const visitorOperation: GraphqlOperation<NoVariables, Visitor> = {
  call: "visitor",
  document: () => document,
  decode: decodeWith(Reply, toVisitor),
}
