import type { GraphqlOperation } from "../graphql/graphql-call.ts"
import { literal } from "../graphql/literal.ts"
import { changeSelection, decodeChangeOf, type ChangeReply } from "./change-basket.wire.ts"

export interface AddVariables {
  readonly productId: number
  readonly sizeId: string
  readonly quantity: number
}

/** Puts a product into the basket. Spec: 7.63, 11.37. */
export const addToBasketOperation: GraphqlOperation<AddVariables, ChangeReply> = {
  call: "add to basket",
  decode: decodeChangeOf("addProductsToBasket"),
  document: ({ productId, sizeId, quantity }) => `mutation {
  addProductsToBasket(ProductInput: ${literal([{ id: productId, size: sizeId, quantity }])}) ${changeSelection}
}`,
}
