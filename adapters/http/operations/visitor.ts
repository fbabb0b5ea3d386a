import type { GraphqlOperation, NoVariables } from "../graphql/graphql-call.ts"
import { decodeVisitorReply, type VisitorReply } from "./visitor.wire.ts"

/** Who is looking. Spec: 7.56 (client). */
export const visitorOperation: GraphqlOperation<NoVariables, VisitorReply> = {
  call: "visitor",
  decode: decodeVisitorReply,
  document: () => "query { client { type firstname lastname points } }",
}
