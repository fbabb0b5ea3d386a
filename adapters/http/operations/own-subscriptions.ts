import { Schema } from "effect"
import { type OwnSubscription, subscriptionStates } from "../../../core/order/own/subscription-plan.ts"
import { decodeWith, type GraphqlOperation, type NoVariables } from "../graphql/graphql-call.ts"
import { nullish, selectionOf } from "../graphql/selection.ts"
import { toZone } from "../graphql/zone.wire.ts"
import { said } from "../recorded-field.ts"
import { OrderText } from "./order.wire.ts"

const Subscription = Schema.Struct({
  id: said(Schema.Int),
  state: said(Schema.Literals(subscriptionStates)),
  period: said(Schema.Int),
  at: said(Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 8.64e15 }))),
  goods: said(Schema.Array(OrderText).check(Schema.isMaxLength(200))),
  address: Schema.Array(OrderText).check(Schema.isMaxLength(10)),
  delivery: said(OrderText),
  payment: said(OrderText),
  late: said(Schema.Boolean),
  zone: said(nullish(OrderText)),
})
const Reply = Schema.Struct({ ownSubscriptions: said(nullish(Schema.Array(Subscription).check(Schema.isMaxLength(100)))) })

/** The subscriptions of who is signed in, null when nobody is; only this project's shop tells it. Spec: 11.621, 11.675. */
export const ownSubscriptionsOperation: GraphqlOperation<NoVariables, readonly OwnSubscription[] | null> = {
  call: "subscriptions",
  kind: "query",
  field: "ownSubscriptions",
  args: () => ({}),
  selection: selectionOf(Subscription),
  decode: decodeWith(Reply, ({ ownSubscriptions }) =>
    ownSubscriptions == null
      ? null
      : ownSubscriptions.map(({ period, at, late, zone, ...subscription }) => ({
          ...subscription,
          periodDays: period,
          nextMs: at,
          isLate: late,
          zone: toZone(zone),
        })),
  ),
}
