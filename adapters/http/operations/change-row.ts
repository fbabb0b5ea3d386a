import type { GraphqlOperation } from "../graphql/graphql-call.ts"
import { literal } from "../graphql/literal.ts"
import { changeSelection, decodeChangeOf, type ChangeReply } from "./change-basket.wire.ts"

export interface ChangeRowVariables {
  readonly rowId: string
  readonly productId: number
  readonly sizeId: string
  readonly quantity: number
}

/** Sets the quantity of a row; only this project's shop has it. */
export const changeRowOperation: GraphqlOperation<ChangeRowVariables, ChangeReply> = {
  call: "change basket row",
  decode: decodeChangeOf("ownChangeBasketProducts"),
  document: ({ rowId, productId, sizeId, quantity }) => `mutation {
  ownChangeBasketProducts(ProductInput: ${literal([{ id: productId, size: sizeId, additional: rowId, quantity }])}) ${changeSelection}
}`,
}
