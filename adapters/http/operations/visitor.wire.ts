import { Schema } from "effect"
import type { Visitor } from "../../../core/shell/shell.ts"

const Reply = Schema.Struct({
  client: Schema.NullOr(Schema.Struct({ type: Schema.String, firstname: Schema.String, lastname: Schema.String, points: Schema.String })),
})
export type VisitorReply = typeof Reply.Type
export const decodeVisitorReply = Schema.decodeUnknownResult(Reply)

/** Nobody is a guest; whoever is not a wholesaler is a client. */
export function toVisitor({ client }: VisitorReply): Visitor {
  if (client === null) return { is: "guest" }
  const { type, firstname: firstName, lastname: lastName, points } = client
  return { is: "client", kind: type === "wholesaler" ? "wholesaler" : "client", firstName, lastName, points }
}
