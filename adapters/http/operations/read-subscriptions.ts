import { Schema } from "effect"
import type { SubscriptionRow } from "../../../core/subscription/period-decision.ts"
import { decodeWith, type GraphqlOperation, type NoVariables } from "../graphql/graphql-call.ts"
import { wireDecimal, WireNumber } from "../graphql/price.wire.ts"
import { nullish, plainSelectionOf, selectionOf } from "../graphql/selection.ts"
import { WireBasketGroup, WireDays } from "./row-details.wire.ts"

const Row = Schema.Struct({
  id: Schema.Int,
  size: Schema.String,
  additional: Schema.String,
  quantity: WireNumber,
  basketGroupId: nullish(Schema.Int),
  data: Schema.Struct({ name: Schema.String, ownPeriods: nullish(Schema.Array(WireDays)) }),
})

const WireBasket = Schema.Struct({ products: Schema.Array(Row), basketGroups: nullish(Schema.Array(WireBasketGroup)) })
const Reply = Schema.Struct({ basket: WireBasket })

/** A shop that does not tell which periods a product has sells it in the one that it was bought in. */
function toRows({ basket }: typeof Reply.Type): readonly SubscriptionRow[] {
  const groups = basket.basketGroups ?? []
  return basket.products.flatMap(({ id, size, additional, quantity, basketGroupId, data }) => {
    const days = groups.find((group) => group.id === basketGroupId)?.subscription?.daysInPeriod
    if (days === undefined) return []
    const periods = data.ownPeriods ?? [days]
    return [{ rowId: additional, productId: id, sizeId: size, name: data.name, quantity: wireDecimal(quantity), days, periods }]
  })
}

/** The rows of the basket that are bought by subscription. Spec: 7.49, 11.108, 17.15. */
export const readSubscriptionsOperation: GraphqlOperation<NoVariables, readonly SubscriptionRow[]> = {
  call: "basket subscriptions",
  kind: "query",
  field: "basket",
  args: () => ({}),
  selection: selectionOf(WireBasket),
  plainSelection: plainSelectionOf(WireBasket),
  decode: decodeWith(Reply, toRows),
}
