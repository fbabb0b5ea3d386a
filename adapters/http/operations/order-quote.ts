import { Schema } from "effect"
import { orderLackNames } from "../../../core/messages/order-notice.ts"
import type { OrderQuote } from "../../../core/order/order-quote.ts"
import { parseDecimal } from "../../../core/values/decimal.ts"
import { decodeWith, type GraphqlOperation, type NoVariables } from "../graphql/graphql-call.ts"
import { wireMoney, WireNumber } from "../graphql/price.wire.ts"
import { nullish, selectionOf } from "../graphql/selection.ts"
import { said } from "../recorded-field.ts"
import type { OrderChoices } from "../../../ports/order-api.ts"
import { OrderText, toBuyer, toDeliveryDay, toSums, WireBuyer, WireDay, WireSums } from "./order.wire.ts"
import { ToldDayWire, toDay, WireParts } from "./outlook.ts"

const Name = Schema.String.check(Schema.isMaxLength(2000))
const Moment = Schema.Literals(["prepaid", "dvp"])

/** What an order lacks, as the wire tells it. */
export const WireLacks = Schema.Array(Schema.Literals(orderLackNames)).check(Schema.isMaxLength(20))

/** Why an order cannot be placed, as the wire tells it. */
export const WireError = Schema.Struct({ code: said(Schema.String), message: Schema.String })

const Payment = Schema.Struct({
  id: said(Name),
  name: said(Name),
  prepaid: said(Moment),
  group: said(Name),
  terms: said(Name),
  surcharge: said(WireNumber),
  additionalClientCost: said(
    Schema.Struct({ percent: said(nullish(Schema.String)), fixed: said(nullish(WireNumber)), minimum: said(nullish(WireNumber)) }),
  ),
})
const Delivery = Schema.Struct({
  id: said(Name),
  name: said(Name),
  prepaid: said(Moment),
  cost: said(nullish(WireNumber)),
  pointsCost: said(nullish(Schema.String)),
  pickupPoint: said(Schema.Boolean),
  needsPoint: said(Schema.Boolean),
  missing: said(nullish(WireNumber)),
  arrives: said(nullish(ToldDayWire)),
  calendar: said(Schema.Array(WireDay).check(Schema.isMaxLength(60))),
})
const Store = Schema.Struct({ id: said(Name), name: said(Name), street: Name, zipcode: Name, city: Name })
const Quote = Schema.Struct({
  key: OrderText,
  shown: OrderText,
  obstacle: said(nullish(WireError)),
  lacks: said(WireLacks),
  buyer: nullish(WireBuyer),
  payments: said(Schema.Array(Payment).check(Schema.isMaxLength(100))),
  deliveries: said(Schema.Array(Delivery).check(Schema.isMaxLength(100))),
  payment: said(nullish(Name)),
  delivery: said(nullish(Name)),
  isCarried: said(Schema.Boolean),
  note: OrderText,
  balance: said(WireNumber),
  giftCard: said(nullish(WireNumber)),
  sums: said(WireSums),
  stores: said(Schema.Array(Store).check(Schema.isMaxLength(100))),
  store: said(nullish(Name)),
  parts: said(WireParts),
  pointsLeft: said(nullish(Schema.String)),
  deliveryForPoints: said(Schema.Boolean),
  deliveryDay: said(nullish(WireDay)),
  clientNumber: nullish(OrderText),
})
const Reply = Schema.Struct({ ownOrderQuote: said(nullish(Quote)) })

const toQuote = (wire: typeof Quote.Type): OrderQuote => ({
  key: wire.key,
  shown: wire.shown,
  obstacle: wire.obstacle ?? null,
  lacks: wire.lacks,
  buyer: wire.buyer == null ? null : toBuyer(wire.buyer),
  payments: wire.payments.map(({ prepaid, surcharge, additionalClientCost: { percent, fixed, minimum }, ...payment }) => ({
    ...payment,
    moment: prepaid,
    surcharge: wireMoney(surcharge),
    cost: {
      percent: percent == null ? null : parseDecimal(percent),
      fixed: fixed == null ? null : wireMoney(fixed),
      minimum: minimum == null ? null : wireMoney(minimum),
    },
  })),
  deliveries: wire.deliveries.map((delivery) => ({
    id: delivery.id,
    name: delivery.name,
    moment: delivery.prepaid,
    cost: delivery.cost == null ? null : wireMoney(delivery.cost),
    points: delivery.pointsCost == null ? null : parseDecimal(delivery.pointsCost),
    isPickup: delivery.pickupPoint,
    needsPoint: delivery.needsPoint,
    missing: delivery.missing == null ? null : wireMoney(delivery.missing),
    arrives: toDay(delivery.arrives),
    days: delivery.calendar.map(toDeliveryDay),
  })),
  payment: wire.payment ?? null,
  delivery: wire.delivery ?? null,
  isCarried: wire.isCarried,
  note: wire.note,
  balance: wireMoney(wire.balance),
  card: wire.giftCard == null ? null : wireMoney(wire.giftCard),
  sums: toSums(wire.sums),
  stores: wire.stores,
  store: wire.store ?? null,
  parts: wire.parts.map(({ day, names }) => ({ day: toDay(day), names })),
  pointsLeft: wire.pointsLeft == null ? null : parseDecimal(wire.pointsLeft),
  isForPoints: wire.deliveryForPoints,
  deliveryDay: wire.deliveryDay == null ? null : toDeliveryDay(wire.deliveryDay),
  clientNumber: wire.clientNumber ?? null,
})

/** What an order of the basket would be; only this project's shop tells it. Spec: 11.500, 11.620, 11.670, 11.672. */
export const orderQuoteOperation: GraphqlOperation<NoVariables, OrderQuote | null> = {
  call: "order quote",
  kind: "query",
  field: "ownOrderQuote",
  args: () => ({}),
  selection: selectionOf(Quote),
  decode: decodeWith(Reply, ({ ownOrderQuote: wire }) => (wire == null ? null : toQuote(wire))),
}

const Choice = Schema.Struct({ status: said(Schema.String, "number"), error: nullish(WireError) })
const ChoiceReply = Schema.Struct({ ownChooseOrder: said(Choice) })

/** Keeps what is chosen for the order; null = done, else the code of what the shop does not keep. Spec: 11.501. */
export const chooseOrderOperation: GraphqlOperation<OrderChoices, string | null> = {
  call: "choose order",
  kind: "mutation",
  field: "ownChooseOrder",
  args: ({ isForPoints, day, ...choices }) => ({
    OrderChoiceInput: {
      ...choices,
      ...(isForPoints === undefined ? {} : { deliveryForPoints: isForPoints }),
      ...(day === undefined ? {} : { deliveryDay: day }),
    },
  }),
  selection: selectionOf(Choice),
  decode: decodeWith(ChoiceReply, ({ ownChooseOrder: { status, error } }) => (status === "success" ? null : (error?.code ?? status))),
}
