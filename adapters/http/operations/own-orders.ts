import { Schema } from "effect"
import { maxOrdersPerPage, namesOfOrder, type OwnOrders, type OwnOrdersQuery } from "../../../core/order/own/own-orders.ts"
import { orderStatuses, paymentStatuses } from "../../../core/order/order-status.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { wireMoney, WireNumber } from "../graphql/price.wire.ts"
import { nullish, selectionOf } from "../graphql/selection.ts"
import { toZone } from "../graphql/zone.wire.ts"
import { said } from "../recorded-field.ts"
import { OrderText } from "./order.wire.ts"

const Summary = Schema.Struct({
  number: OrderText,
  at: said(Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 8.64e15 }))),
  currency: said(OrderText),
  status: said(Schema.Literals(orderStatuses)),
  paid: said(Schema.Literals(paymentStatuses)),
  total: said(WireNumber),
  names: said(Schema.Array(OrderText).check(Schema.isMaxLength(namesOfOrder))),
  rows: said(Schema.Int),
  zone: said(nullish(OrderText)),
})
const Orders = Schema.Struct({
  joined: said(Schema.Int),
  counts: said(
    Schema.Array(Schema.Struct({ status: said(Schema.Literals(orderStatuses)), count: said(Schema.Int) })).check(
      Schema.isMaxLength(orderStatuses.length),
    ),
  ),
  orders: said(Schema.Array(Summary).check(Schema.isMaxLength(maxOrdersPerPage))),
})
const Reply = Schema.Struct({ ownOrders: said(nullish(Orders)) })

/** A page of the orders of who is signed in, null when nobody is; only this project's shop tells it. Spec: 11.550, 11.583, 11.675. */
export const ownOrdersOperation: GraphqlOperation<OwnOrdersQuery, OwnOrders | null> = {
  call: "orders",
  kind: "query",
  field: "ownOrders",
  args: ({ status, page, perPage }) => ({ status, page, perPage }),
  selection: selectionOf(Orders),
  decode: decodeWith(Reply, ({ ownOrders }) =>
    ownOrders == null
      ? null
      : {
          counts: ownOrders.counts,
          joined: ownOrders.joined,
          orders: ownOrders.orders.map(({ at, total, zone, ...order }) => ({
            ...order,
            placedAtMs: at,
            total: wireMoney(total),
            zone: toZone(zone),
          })),
        },
  ),
}
