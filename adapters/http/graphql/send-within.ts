import { Effect } from "effect"
import type { Language } from "../../../core/values/language.ts"
import { NetworkFailure } from "../../../ports/failures.ts"
import type { GraphqlReply, SendDocument } from "./graphql-client.ts"

/** A document, and for whom it is asked. */
export interface GraphqlAsking {
  readonly document: string
  readonly language: Language
  /** the visitor's Cookie header, empty when there is none */
  readonly cookie: string
  /** cookies that the shop sets are for https only */
  readonly secure: boolean
}

/** A shop in the same process: takes a document as text and gives the reply as a value. */
export type ShopGraphql = (call: GraphqlAsking) => Promise<GraphqlReply>

/**
 * Hands documents to a shop in the same process. No time limit: what works in this process cannot be waited for any less.
 *
 * Fails with NetworkFailure when the shop throws.
 */
export const sendWithin =
  (graphql: ShopGraphql, asking: Omit<GraphqlAsking, "document">): SendDocument =>
  (document) =>
    Effect.tryPromise({ try: () => graphql({ ...asking, document }), catch: (cause) => new NetworkFailure({ cause }) })
