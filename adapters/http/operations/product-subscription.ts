import { Schema } from "effect"
import type { ToldSubscription } from "../../../core/product/told/told-offer.ts"
import { compareMoney } from "../../../core/values/money.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { PriceAmount, toPrice } from "../graphql/price.wire.ts"
import { nullish, selectionOf } from "../graphql/selection.ts"
import { said } from "../recorded-field.ts"
import type { OfferVariables } from "./product-offer.ts"

const Bound = Schema.Struct({ price: said(nullish(PriceAmount)), before: said(nullish(PriceAmount)) })
const Found = Schema.Struct({
  product: said(
    nullish(Schema.Struct({ subscription: said(nullish(Schema.Struct({ min: said(nullish(Bound)), max: said(nullish(Bound)) }))) })),
    "number",
  ),
})
const Reply = Schema.Struct({ product: said(Schema.NullOr(Found), "number") })

/** A subscription whose price is told, without one for who buys once, is the only way in which a product is sold. */
function toSubscription({ product: response }: typeof Reply.Type): ToldSubscription | null {
  const subscription = response?.product?.subscription ?? null
  const min = subscription?.min ?? null
  if (min === null) return null
  const [least, most] = [toPrice(min.price), toPrice(subscription?.max?.price)]
  const isOne = least !== null && most !== null && compareMoney(least.gross, most.gross) === 0 && compareMoney(least.net, most.net) === 0
  return { isOnly: (min.before?.gross?.value ?? null) === null, price: isOne ? least : null }
}

/** How a product is sold by subscription, as the platform tells it; null = it is not. Spec: 3.39, 10.309, 11.224. */
export const productSubscriptionOperation: GraphqlOperation<OfferVariables, ToldSubscription | null> = {
  call: "product subscription",
  kind: "query",
  field: "product",
  args: ({ productId }) => ({ productId, displaySizesByConfig: false }),
  selection: selectionOf(Found),
  decode: decodeWith(Reply, toSubscription),
}
