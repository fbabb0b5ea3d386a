import { Schema } from "effect"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { PriceAmount } from "../graphql/price.wire.ts"
import { nullish, selectionOf } from "../graphql/selection.ts"
import { said } from "../recorded-field.ts"
import type { OfferVariables } from "./product-offer.ts"

const Bound = Schema.Struct({ before: said(nullish(PriceAmount)) })
const Found = Schema.Struct({
  product: said(nullish(Schema.Struct({ subscription: said(nullish(Schema.Struct({ min: said(nullish(Bound)) }))) })), "number"),
})
const Reply = Schema.Struct({ product: said(Schema.NullOr(Found), "number") })

/** A subscription whose price is told, without one for who buys once, is the only way in which a product is sold. */
function isOnly({ product: response }: typeof Reply.Type): boolean {
  const min = response?.product?.subscription?.min ?? null
  return min !== null && (min.before?.gross?.value ?? null) === null
}

/** Whether a product is sold by subscription only, as the platform tells it. Spec: 10.309. */
export const productSubscriptionOperation: GraphqlOperation<OfferVariables, boolean> = {
  call: "product subscription",
  kind: "query",
  field: "product",
  args: ({ productId }) => ({ productId, displaySizesByConfig: false }),
  selection: selectionOf(Found),
  decode: decodeWith(Reply, isOnly),
}
