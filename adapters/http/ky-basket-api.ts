import { Effect } from "effect"
import type { BasketReply } from "../../core/basket/basket.ts"
import type { BasketRefusal } from "../../core/messages/refusal.ts"
import type { BasketApi } from "../../ports/basket-api.ts"
import type { ShopFailure } from "../../ports/failures.ts"
import { callGraphql, type GraphqlOperation } from "./graphql/graphql-call.ts"
import type { GraphqlClient } from "./graphql/graphql-client.ts"
import { addSubscriptionsOperation, addToBasketOperation, changeRowOperation, removeRowsOperation } from "./operations/change-basket.ts"
import { outlookOperation } from "./operations/outlook.ts"
import { readBasketOperation } from "./operations/read-basket.ts"
import { readSubscriptionsOperation } from "./operations/read-subscriptions.ts"
import { changeNoteOperation, readNotesOperation } from "./operations/row-notes.ts"

/**
 * The basket over GraphQL. A change is sent once, and the basket read after it: the shop has the last word. That read may be repeated
 * once, because a change that was made must not be reported as a failure.
 *
 * Spec: 7.48, 7.49, 7.63, 7.64.
 */
export function makeKyBasketApi(client: GraphqlClient): BasketApi {
  const read = () => callGraphql(client, readBasketOperation, {})
  const change = <Variables>(
    operation: GraphqlOperation<Variables, BasketRefusal | null>,
    variables: Variables,
  ): Effect.Effect<BasketReply, ShopFailure> =>
    Effect.gen(function* () {
      const refusal = yield* callGraphql(client, operation, variables)
      if (refusal !== null) return { _tag: "Refused", refusal }
      return { _tag: "Changed", basket: yield* read().pipe(Effect.retry({ times: 1 })) }
    })
  return {
    read,
    add: (lines) =>
      change(
        addToBasketOperation,
        lines.map(({ quantity, ...line }) => ({ ...line, quantity: Number(quantity) })),
      ),
    change: (row, quantity) => change(changeRowOperation, { ...row, quantity: Number(quantity) }),
    remove: (rows) => change(removeRowsOperation, rows),
    outlook: () => callGraphql(client, outlookOperation, {}),
    readSubscriptions: () => callGraphql(client, readSubscriptionsOperation, {}),
    removeRows: (rows) => callGraphql(client, removeRowsOperation, rows),
    notes: () => callGraphql(client, readNotesOperation, {}),
    note: (row, change) => callGraphql(client, changeNoteOperation, { row, change }),
    addSubscriptions: (rows) => callGraphql(client, addSubscriptionsOperation, rows),
  }
}
