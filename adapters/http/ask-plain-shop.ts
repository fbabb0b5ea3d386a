import { Effect } from "effect"
import type { ToldSubscription } from "../../core/product/told/told-offer.ts"
import { orElseLogged } from "../../core/use-cases/or-else-logged.ts"
import type { ErrorLog } from "../../ports/error-log.ts"
import { HttpFailure, NotOffered, type ShopFailure } from "../../ports/failures.ts"
import { callGraphql } from "./graphql/graphql-call.ts"
import type { GraphqlClient } from "./graphql/graphql-client.ts"
import { type PlainTile, plainTilesOperation } from "./operations/plain-tiles.ts"
import { productOfferOperation } from "./operations/product-offer.ts"
import { productSubscriptionOperation } from "./operations/product-subscription.ts"
import { decodeProductBlocks, lookBlocks, noLooks, type ProductLooks, toProductLooks } from "./product-blocks.wire.ts"
import { type RefusedCalls, refusedBefore, rememberRefusal } from "./refused-calls.ts"
import { decodeReply, named, replyJson, type ShopClient } from "./shop-client.ts"

const blocksCall = "product blocks"
const decode = decodeReply(decodeProductBlocks)

/** What a page asks besides where the shop knows no field of ours. Nothing of it ever fails: the page shows what it knows. Spec: 10.309. */
export interface AskPlainShop {
  /** whether the shop has refused the fields of ours before */
  readonly isKnown: () => boolean
  /** what a product looks like */
  readonly looks: (productId: number) => Effect.Effect<ProductLooks>
  /** what a product is called and who makes it, where the shop tells so among others only; null = it does not */
  readonly named: (productId: number) => Effect.Effect<PlainTile | null>
  /** how a product is sold by subscription; null = it is not */
  readonly subscription: (productId: number) => Effect.Effect<ToldSubscription | null>
}

export const asksNothing: AskPlainShop = {
  isKnown: () => false,
  looks: () => Effect.succeed(noLooks),
  named: () => Effect.succeed(null),
  subscription: () => Effect.succeed(null),
}

/** What a platform says that has no such call: its page of a missing address, or a method it does not know. */
const isUnknownCall = (status: number) => [400, 404, 405, 410, 501].includes(status)

interface Dependencies {
  readonly graphqlClient: GraphqlClient
  readonly client: ShopClient
  readonly log: ErrorLog
  readonly refusedCalls: RefusedCalls
}

/**
 * Asks a shop of the platform by its ajax blocks, and by what of its API our own shop tells otherwise. What a shop has refused is not asked
 * again for each product; what fails otherwise is logged.
 *
 * Spec: 10.309, 11.40.
 */
export function makeAskPlainShop({ graphqlClient, client, log, refusedCalls }: Dependencies): AskPlainShop {
  const orElse =
    <Value>(during: string, fallback: Value) =>
    (asked: Effect.Effect<Value, ShopFailure>): Effect.Effect<Value> =>
      asked.pipe(
        Effect.catchTag("NotOffered", () => Effect.succeed(fallback)),
        orElseLogged(log, during, fallback),
      )
  const looks = new Map<number, Effect.Effect<ProductLooks>>()
  const names = new Map<number, Effect.Effect<PlainTile | null>>()
  return {
    isKnown: () => refusedCalls.has(productOfferOperation.call),
    looks: onceEach(looks, (productId) =>
      Effect.gen(function* () {
        const known = refusedBefore(refusedCalls, blocksCall)
        if (known !== null) return yield* known
        const { status, text } = yield* client.get("/ajax/projector.php", { action: "get", product: String(productId), get: lookBlocks })
        if (isUnknownCall(status)) return yield* new NotOffered({ call: blocksCall })
        if (status < 200 || status >= 300) return yield* new HttpFailure({ status })
        const reply = yield* replyJson(text).pipe(Effect.catch(() => new NotOffered({ call: blocksCall })))
        return toProductLooks(yield* decode(reply), productId)
      }).pipe(rememberRefusal(refusedCalls, blocksCall), named(blocksCall), orElse("read product blocks", noLooks)),
    ),
    named: onceEach(names, (productId) =>
      callGraphql(graphqlClient, plainTilesOperation, { productIds: [productId] }).pipe(
        orElse<readonly PlainTile[]>("read product name", []),
        Effect.map((tiles) => tiles.find(({ id }) => id === productId) ?? null),
      ),
    ),
    subscription: (productId) =>
      callGraphql(graphqlClient, productSubscriptionOperation, { productId }).pipe(
        orElse<ToldSubscription | null>("read product subscription", null),
      ),
  }
}

/** What several parts of a page ask of a product is asked once: the first one's question is everybody's. */
const onceEach =
  <Answer>(asked: Map<number, Effect.Effect<Answer>>, ask: (productId: number) => Effect.Effect<Answer>) =>
  (productId: number): Effect.Effect<Answer> => {
    const known = asked.get(productId)
    if (known !== undefined) return known
    let answer: Promise<Answer> | null = null
    const once = Effect.promise(() => (answer ??= Effect.runPromise(ask(productId))))
    asked.set(productId, once)
    return once
  }
