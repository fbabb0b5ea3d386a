import { Effect, Result, Schema } from "effect"
import type { ShopFailure } from "../../../ports/failures.ts"
import { decodeReply, named } from "../shop-client.ts"
import type { GraphqlClient, RootField } from "./graphql-client.ts"

/** One GraphQL operation: its name in failures, the root field it asks for, and how the reply becomes an answer in the core's words. */
export interface GraphqlOperation<Variables, Answer> extends Pick<
  RootField,
  "call" | "kind" | "name" | "field" | "selection" | "isCommon" | "mayLack"
> {
  readonly args: (variables: Variables) => RootField["args"]
  /** the selection without what only this project's shop has, where that is enough for an answer */
  readonly plainSelection?: string
  readonly decode: ((data: unknown, variables: Variables) => Result.Result<Answer, Schema.SchemaError>) & {
    /** what a reply looks like, and what of it a recording may keep */
    readonly reply: Schema.Top
  }
}

/** Decodes a reply by its Schema and says it in the core's words. The Schema holds no transformation: those are the mapping's. */
// as with selectionOf: an operation that nobody asks there is not loaded
export /* @__NO_SIDE_EFFECTS__ */ function decodeWith<Reply, Answer, Variables>(
  reply: Schema.Decoder<Reply> & Schema.Top,
  toAnswer: (reply: Reply, variables: Variables) => Answer,
): GraphqlOperation<Variables, Answer>["decode"] {
  const decode = Schema.decodeUnknownResult(reply)
  const decodeReply = (data: unknown, variables: Variables) => Result.map(decode(data), (found) => toAnswer(found, variables))
  return Object.assign(decodeReply, { reply })
}

/**
 * Decodes a reply that comes again once: a common answer that is kept is the same value each time, and what it comes to is, too. For
 * operations whose answers depend on nothing but the question and the audience.
 */
export function decodeOnce<Answer, Variables>(
  decode: GraphqlOperation<Variables, Answer>["decode"],
): GraphqlOperation<Variables, Answer>["decode"] {
  const decoded = new WeakMap<object, ReturnType<typeof decode>>()
  const decodeReply = (data: unknown, variables: Variables) => {
    if (typeof data !== "object" || data === null) return decode(data, variables)
    const known = decoded.get(data)
    if (known !== undefined) return known
    const answer = decode(data, variables)
    decoded.set(data, answer)
    return answer
  }
  return Object.assign(decodeReply, { reply: decode.reply })
}

/** Variables of an operation that has none. */
export interface NoVariables {
  readonly none?: never
}

/**
 * Asks one operation and decodes its data: with this project's additions first, and without them when the shop has none and the
 * operation can do so.
 *
 * Fails with what the client fails with, and with UnreadableReply for data of another shape. Spec: 7.1, 11.1, 11.8, 11.23.
 */
export function callGraphql<Variables, Answer>(
  client: GraphqlClient,
  { call, kind, name, field, selection, plainSelection, isCommon, mayLack, args, decode }: GraphqlOperation<Variables, Answer>,
  variables: Variables,
): Effect.Effect<Answer, ShopFailure> {
  const question = { kind, field, args: args(variables), ...(name === undefined ? {} : { name }), ...(isCommon && { isCommon }) }
  const asked = client.ask({ ...question, call, selection, ...(mayLack && { mayLack }) })
  const data =
    plainSelection === undefined
      ? asked
      : asked.pipe(
          Effect.catchTag("NotOffered", () =>
            client.ask({ ...question, call: `${call}, plain`, selection: plainSelection, mayLack: true }),
          ),
        )
  return data.pipe(Effect.flatMap(decodeReply((found) => decode(found, variables))), named(call))
}
