import { Schema } from "effect"
import type { SubscriptionRow } from "../../../core/subscription/period-decision.ts"
import { decodeWith, type GraphqlOperation, type NoVariables } from "../graphql/graphql-call.ts"
import { wireDecimal, WireNumber } from "../graphql/price.wire.ts"
import { nullish, plainSelectionOf, selectionOf } from "../graphql/selection.ts"
import { WireBasketGroup, WireDays } from "./row-details.wire.ts"
import { holds, said } from "../recorded-field.ts"

const Row = Schema.Struct({
  id: said(Schema.Int, "number"),
  size: holds(Schema.String, "code"),
  additional: Schema.String,
  quantity: holds(WireNumber, "number"),
  basketGroupId: holds(nullish(Schema.Int), "number"),
  data: said(Schema.Struct({ name: said(Schema.String), ownPeriods: said(nullish(Schema.Array(WireDays))) })),
})

const WireBasket = Schema.Struct({ products: said(Schema.Array(Row), "ids"), basketGroups: nullish(Schema.Array(WireBasketGroup)) })
const Reply = Schema.Struct({ basket: said(WireBasket) })

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
