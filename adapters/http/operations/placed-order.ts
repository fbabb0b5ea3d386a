import { Schema } from "effect"
import { maxDocuments, type OrderedDelivery, type OrderPaidBy, type ShownLine, type ShownOrder } from "../../../core/order/placed-order.ts"
import { lastTries } from "../../../core/order/payment-state.ts"
import { orderStatuses, paymentStatuses } from "../../../core/order/order-status.ts"
import { maxParcels } from "../../../core/order/own/parcels.ts"
import { isWebAddress } from "../../../core/web/web-address.ts"
import { decimalOf, parseDecimal } from "../../../core/values/decimal.ts"
import { ownFiles, WirePictureFiles } from "../graphql/goods.wire.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { wireMoney, WireNumber } from "../graphql/price.wire.ts"
import { nullish, selectionOf } from "../graphql/selection.ts"
import { toZone } from "../graphql/zone.wire.ts"
import { said } from "../recorded-field.ts"
import { OrderText, toBuyer, toDeliveryDay, toSums, WireBuyer, WireDay, WireSums } from "./order.wire.ts"
import { toChosen, WireChosenPickup } from "./pickup.ts"

const Moment = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 8.64e15 }))

const Line = Schema.Struct({
  id: said(Schema.Int),
  size: said(OrderText),
  code: said(OrderText),
  name: said(OrderText),
  versionName: said(nullish(OrderText)),
  sizeName: said(OrderText),
  quantity: said(OrderText),
  unit: said(OrderText),
  unitPrice: said(WireNumber),
  total: said(WireNumber),
  vatPercent: said(Schema.Int),
  points: said(nullish(Schema.String)),
  details: Schema.Array(Schema.Struct({ name: OrderText, value: OrderText })).check(Schema.isMaxLength(200)),
  priceFormulaParameters: Schema.Array(
    Schema.Struct({
      parameterId: OrderText,
      parameterName: OrderText,
      parameterValues: Schema.Array(Schema.Struct({ valueId: OrderText, valueName: OrderText })).check(Schema.isMaxLength(200)),
    }),
  ).check(Schema.isMaxLength(200)),
  comment: OrderText,
  wrapped: said(Schema.Boolean),
  icon: said(nullish(WirePictureFiles)),
})
const PaidBy = Schema.Struct({
  id: said(OrderText),
  name: said(OrderText),
  prepaid: said(Schema.Literals(["prepaid", "dvp"])),
  group: said(OrderText),
})
const OtherPaidBy = Schema.Struct({ ...PaidBy.fields, total: said(WireNumber) })
const Order = Schema.Struct({
  number: OrderText,
  at: said(Moment),
  currency: said(OrderText),
  status: said(Schema.Literals(orderStatuses)),
  paid: said(Schema.Literals(paymentStatuses)),
  due: said(nullish(Moment)),
  lines: said(Schema.Array(Line).check(Schema.isMaxLength(500))),
  sums: said(WireSums),
  buyer: WireBuyer,
  payment: said(PaidBy),
  delivery: said(
    nullish(
      Schema.Struct({
        id: said(OrderText),
        name: said(OrderText),
        pickupPoint: said(Schema.Boolean),
        deliveryDay: said(nullish(WireDay)),
        clientNumber: OrderText,
      }),
    ),
  ),
  point: said(nullish(WireChosenPickup)),
  documents: Schema.Array(
    Schema.Struct({ id: Schema.Int, kind: said(Schema.Literals(["invoice", "correction"])), number: OrderText }),
  ).check(Schema.isMaxLength(maxDocuments)),
  transfer: said(nullish(Schema.Struct({ account: said(OrderText), recipient: said(OrderText) }))),
  lastTry: said(Schema.Literals(lastTries)),
  otherPayments: said(Schema.Array(OtherPaidBy).check(Schema.isMaxLength(100))),
  parcels: Schema.Array(Schema.Struct({ number: OrderText, link: nullish(OrderText) })).check(Schema.isMaxLength(maxParcels)),
  note: OrderText,
  subscription: said(Schema.Boolean),
  zone: said(nullish(OrderText)),
})
const Reply = Schema.Struct({ ownOrder: said(nullish(Order)) })

const toLine = ({ id, size, priceFormulaParameters, wrapped, icon, ...line }: typeof Line.Type): ShownLine => ({
  productId: id,
  sizeId: size,
  code: line.code,
  name: line.name,
  versionName: line.versionName ?? null,
  sizeName: line.sizeName,
  quantity: parseDecimal(line.quantity) ?? decimalOf(0),
  unit: line.unit,
  unitPrice: wireMoney(line.unitPrice),
  total: wireMoney(line.total),
  vatPercent: line.vatPercent,
  points: line.points == null ? null : parseDecimal(line.points),
  details: line.details,
  parameters: priceFormulaParameters,
  options: "",
  comment: line.comment,
  isWrapped: wrapped,
  picture: ownFiles(icon ?? null),
})

const toPaidBy = ({ id, name, prepaid, group }: typeof PaidBy.Type): OrderPaidBy => ({ id, name, moment: prepaid, group })

const toDelivered = ({
  id,
  name,
  pickupPoint,
  deliveryDay,
  clientNumber,
}: NonNullable<(typeof Order.Type)["delivery"]>): OrderedDelivery => ({
  id,
  name,
  isPickup: pickupPoint,
  day: deliveryDay == null ? null : toDeliveryDay(deliveryDay),
  clientNumber,
})

const toOrder = ({ at, due, payment, delivery, ...wire }: typeof Order.Type): ShownOrder => ({
  number: wire.number,
  placedAtMs: at,
  currency: wire.currency,
  status: wire.status,
  paid: wire.paid,
  dueMs: due ?? null,
  lines: wire.lines.map(toLine),
  sums: toSums(wire.sums),
  buyer: toBuyer(wire.buyer),
  payment: toPaidBy(payment),
  delivery: delivery == null ? null : toDelivered(delivery),
  point: toChosen(wire.point),
  note: wire.note,
  transfer: wire.transfer ?? null,
  lastTry: wire.lastTry,
  otherPayments: wire.otherPayments.map((one) => ({ ...toPaidBy(one), total: wireMoney(one.total) })),
  documents: wire.documents,
  hasSubscription: wire.subscription,
  zone: toZone(wire.zone),
  parcels: wire.parcels.map(({ number, link }) => ({ number, link: link != null && isWebAddress(link) ? link : null })),
})

/** An order of the visitor's, null when they have none of that number; only this project's shop tells it. Spec: 11.503, 11.542, 11.581, 11.582, 11.671, 11.672, 11.674, 11.675. */
export const placedOrderOperation: GraphqlOperation<{ readonly number: string }, ShownOrder | null> = {
  call: "order",
  kind: "query",
  field: "ownOrder",
  args: ({ number }) => ({ number }),
  selection: selectionOf(Order),
  decode: decodeWith(Reply, ({ ownOrder }) => (ownOrder == null ? null : toOrder(ownOrder))),
}
