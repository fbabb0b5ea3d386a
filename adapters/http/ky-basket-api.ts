import { basketChangePath } from "../../core/addresses/addresses.ts"
import { Effect } from "effect"
import type { Basket, BasketReply, BasketRow, RowToChange } from "../../core/basket/basket.ts"
import type { BasketRefusal } from "../../core/messages/refusal.ts"
import type { BasketApi } from "../../ports/basket-api.ts"
import type { SentField } from "../../core/product-page/submit.ts"
import { decimalToNumber } from "../../core/values/decimal.ts"
import type { NotOffered, ShopFailure } from "../../ports/failures.ts"
import { callGraphql, type GraphqlOperation } from "./graphql/graphql-call.ts"
import type { GraphqlClient } from "./graphql/graphql-client.ts"
import { addSubscriptionsOperation, addToBasketOperation, changeRowOperation, removeRowsOperation } from "./operations/change-basket.ts"
import { outlookOperation } from "./operations/outlook.ts"
import { readBasketOperation } from "./operations/read-basket.ts"
import { readSubscriptionsOperation } from "./operations/read-subscriptions.ts"
import { changeNoteOperation, readNotesOperation } from "./operations/row-notes.ts"
import type { ShopClient } from "./shop-client.ts"

/** Where the platform takes the form of a whole cart, with an answer for programs (11.71). */
const wholeCartPath = `${basketChangePath}?type=multiproduct&getAjax=true`

/** A row as that form has it. */
const platformRow = ({ productId, sizeId, rowId }: RowToChange, quantity: string): readonly SentField[] => [
  { name: "mode", value: "1" },
  { name: "product[0]", value: String(productId) },
  { name: "size[0]", value: sizeId },
  { name: "additional[0]", value: rowId },
  { name: "number[0]", value: quantity },
]

/** Where a row is found again: by its number, else, where the shop has given it another, by product and size, which several rows may share. */
function rowsAfter({ rows }: Basket, { rowId, productId, sizeId }: RowToChange): readonly BasketRow[] {
  const alike = rows.filter((row) => row.productId === productId && row.sizeId === sizeId)
  const own = alike.filter((row) => row.rowId === rowId)
  return own.length > 0 ? own : alike
}

/**
 * The basket over GraphQL. A change is sent once, and the basket read after it: the shop has the last word. That read may be repeated
 * once, because a change that was made must not be reported as a failure.
 *
 * Spec: 7.48, 7.49, 7.63, 7.64, 10.1007.
 *
 * @param shop takes the form of a shop that has no call for quantities; left out = then they are not offered
 */
export function makeKyBasketApi(client: GraphqlClient, shop?: Pick<ShopClient, "postForm">): BasketApi {
  const read = () => callGraphql(client, readBasketOperation, {})
  /** The platform has a form for the quantity of a row, and no mutation; what came of it is seen in the basket. Spec: 10.1007. */
  const changeByForm = (row: RowToChange, quantity: string, notOffered: NotOffered): Effect.Effect<BasketReply, ShopFailure> =>
    Effect.gen(function* () {
      if (shop === undefined) return yield* notOffered
      yield* shop.postForm(wholeCartPath, platformRow(row, quantity))
      const basket = yield* read().pipe(Effect.retry({ times: 1 }))
      const after = rowsAfter(basket, row)
      // a row that is gone, as from the basket of a session that is lost, is no row that cannot be changed
      const isThere = after.length === 0 || after.some((found) => decimalToNumber(found.quantity) === Number(quantity))
      return isThere ? { _tag: "Changed", basket } : yield* notOffered
    })
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
    change: (row, quantity) =>
      change(changeRowOperation, { ...row, quantity: Number(quantity) }).pipe(
        Effect.catchTag("NotOffered", (failure) => changeByForm(row, quantity, failure)),
      ),
    remove: (rows) => change(removeRowsOperation, rows),
    outlook: () => callGraphql(client, outlookOperation, {}),
    readSubscriptions: () => callGraphql(client, readSubscriptionsOperation, {}),
    removeRows: (rows) => callGraphql(client, removeRowsOperation, rows),
    notes: () => callGraphql(client, readNotesOperation, {}),
    note: (row, change) => callGraphql(client, changeNoteOperation, { row, change }),
    addSubscriptions: (rows) => callGraphql(client, addSubscriptionsOperation, rows),
  }
}
