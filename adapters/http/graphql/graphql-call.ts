import { Effect, Schema, type Result } from "effect"
import { HttpFailure, NotOffered, UnreadableReply, type ShopFailure } from "../../../ports/failures.ts"
import { decodeReply, replyJson, type ShopClient } from "../shop-client.ts"

/** One GraphQL operation: its name in failures, its text for given variables, and the shape of what it answers. */
export interface GraphqlOperation<Variables, Data> {
  readonly call: string
  readonly document: (variables: Variables) => string
  readonly decode: (data: unknown) => Result.Result<Data, Schema.SchemaError>
}

/** Variables of an operation that has none. */
export interface NoVariables {
  readonly none?: never
}

const Envelope = Schema.Struct({
  data: Schema.optionalKey(Schema.Unknown),
  errors: Schema.optionalKey(Schema.NullOr(Schema.Array(Schema.Struct({ message: Schema.String })))),
})
const decodeEnvelope = decodeReply(Schema.decodeUnknownResult(Envelope))

/** What a GraphQL server says of a document that asks for more than its schema has. */
const OUTSIDE_SCHEMA = /^(Cannot query field|Unknown argument|Unknown type|Field ".*" is not defined by type)/

/**
 * Sends one operation and decodes its data.
 *
 * Fails with NotOffered when the shop's schema lacks something that the document asks for, HttpFailure for a status other than 2xx,
 * UnreadableReply for anything that is not the promised shape, and with the failures of the client.
 * Spec: 7.1, 11.1, 11.8.
 */
export function callGraphql<Variables, Data>(
  client: ShopClient,
  operation: GraphqlOperation<Variables, Data>,
  variables: Variables,
): Effect.Effect<Data, ShopFailure> {
  const { call } = operation
  return Effect.gen(function* () {
    const query = operation.document(variables)
    const { status, text } = yield* client.postJson("/graphql/v1/", { query })
    const succeeded = status >= 200 && status < 300
    const parsed = replyJson(text, call)
    const reply = yield* succeeded ? parsed : parsed.pipe(Effect.mapError(() => new HttpFailure({ status })))
    const envelope = decodeEnvelope(reply, call)
    const { data, errors } = yield* succeeded ? envelope : envelope.pipe(Effect.mapError(() => new HttpFailure({ status })))
    const messages = (errors ?? []).map((error) => error.message)
    // a document outside the schema is never executed, whatever status says so
    if (messages.some((message) => OUTSIDE_SCHEMA.test(message))) return yield* new NotOffered({ call })
    if (!succeeded) return yield* new HttpFailure({ status })
    const [first] = messages
    if (first !== undefined) return yield* new UnreadableReply({ at: `${call}: ${first}` })
    return yield* decodeReply(operation.decode)(data ?? null, call)
  })
}
