import type { RowToChange } from "../../../core/basket/basket-change.ts"
import type { GraphqlOperation } from "../graphql/graphql-call.ts"
import { literal } from "../graphql/literal.ts"
import { changeSelection, decodeChangeOf, type ChangeReply } from "./change-basket.wire.ts"

/** Takes a row out of the basket. Spec: 7.64, 11.37. */
export const removeRowOperation: GraphqlOperation<RowToChange, ChangeReply> = {
  call: "remove basket row",
  decode: decodeChangeOf("removeProductsFromBasket"),
  document: ({ rowId, productId, sizeId }) => `mutation {
  removeProductsFromBasket(ProductInput: ${literal([{ id: productId, size: sizeId, additional: rowId }])}) ${changeSelection}
}`,
}
