import { Effect, Result, Schema } from "effect"
import { HttpFailure, NotOffered, UnreadableReply, type ShopFailure } from "../../../ports/failures.ts"
import { nullish } from "./selection.ts"
import { decodeReply, replyJson, type ShopClient } from "../shop-client.ts"

/** One GraphQL operation: its name in failures, its text for given variables, and how its reply becomes an answer in the core's words. */
export interface GraphqlOperation<Variables, Answer> {
  readonly call: string
  readonly document: (variables: Variables) => string
  readonly decode: (data: unknown, variables: Variables) => Result.Result<Answer, Schema.SchemaError>
}

/** Decodes a reply by its Schema and says it in the core's words. The Schema holds no transformation: those are the mapping's. */
export function decodeWith<Reply, Answer, Variables>(
  reply: Schema.Decoder<Reply>,
  toAnswer: (reply: Reply, variables: Variables) => Answer,
): GraphqlOperation<Variables, Answer>["decode"] {
  const decode = Schema.decodeUnknownResult(reply)
  return (data, variables) => Result.map(decode(data), (found) => toAnswer(found, variables))
}

/** Variables of an operation that has none. */
export interface NoVariables {
  readonly none?: never
}

const Envelope = Schema.Struct({
  data: Schema.optionalKey(Schema.Unknown),
  errors: nullish(Schema.Array(Schema.Struct({ message: Schema.String }))),
})
const decodeEnvelope = decodeReply(Schema.decodeUnknownResult(Envelope))

/** What a GraphQL server says of a document that asks for more than its schema has. */
const outsideSchema = /^(Cannot query field|Unknown argument|Unknown type|Field ".*" is not defined by type)/

/**
 * Sends one operation and decodes its data.
 *
 * Fails with NotOffered when the shop's schema lacks something that the document asks for, HttpFailure for a status other than 2xx,
 * UnreadableReply for anything that is not the promised shape, and with the failures of the client.
 * Spec: 7.1, 11.1, 11.8.
 */
export function callGraphql<Variables, Answer>(
  client: ShopClient,
  operation: GraphqlOperation<Variables, Answer>,
  variables: Variables,
): Effect.Effect<Answer, ShopFailure> {
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
    if (messages.some((message) => outsideSchema.test(message))) return yield* new NotOffered({ call })
    if (!succeeded) return yield* new HttpFailure({ status })
    const [first] = messages
    if (first !== undefined) return yield* new UnreadableReply({ at: `${call}: ${first}`, cause: errors })
    return yield* decodeReply((reply) => operation.decode(reply, variables))(data ?? null, call)
  })
}

/**
 * Asks with this project's additions first, and without them when the shop has none: another shop of the platform.
 *
 * Fails with what the call fails with. Spec: 11.23.
 */
export const callOwnOrPlain = <Variables, Answer>(
  client: ShopClient,
  operation: GraphqlOperation<Variables & { readonly own: boolean }, Answer>,
  variables: Variables,
): Effect.Effect<Answer, ShopFailure> =>
  callGraphql(client, operation, { ...variables, own: true }).pipe(
    Effect.catchTag("NotOffered", () => callGraphql(client, operation, { ...variables, own: false })),
  )
