import { Schema } from "effect"
import type { DeliveryProduct } from "../../../core/delivery/courier-question.ts"
import type { CourierOption } from "../../../core/delivery/couriers.ts"
import type { ShippedStock, ShippingAnswer } from "../../../core/delivery/product-shipping.ts"
import { type ComingWeekday, type DeliveryTime, readDeadline, type ShipTime, type TimeSpan } from "../../../core/delivery/ship-time.ts"
import { stockOf } from "../../../core/quantity/wire-limits.ts"
import { parseCivilDay } from "../../../core/values/civil-day.ts"
import type { Weekday } from "../../../core/values/day-arithmetic.ts"
import { decimalToNumber, parseDecimal } from "../../../core/values/decimal.ts"
import { toStatus, toUnit, WireCode, WireUnit } from "../graphql/goods.wire.ts"
import { decodeWith, type GraphqlOperation } from "../graphql/graphql-call.ts"
import { enumValue } from "../graphql/literal.ts"
import { toChosen, WireChosenPickup } from "./pickup.ts"
import { toPlace, WirePlace } from "./place.wire.ts"
import { wireMoney, WireNumber } from "../graphql/price.wire.ts"
import { nullish, plainSelectionOf, selectionOf } from "../graphql/selection.ts"
import { toZone } from "../graphql/zone.wire.ts"
import { said } from "../recorded-field.ts"

export interface ShippingVariables {
  readonly products: readonly DeliveryProduct[]
  /** when it is asked, in milliseconds since 1970 UTC */
  readonly nowMs: number
}

const Count = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 9999 }))
const Name = Schema.String.check(Schema.isMaxLength(200))

const ComingDay = Schema.Struct({
  time: said(nullish(Schema.Struct({ days: said(Count, "number"), hours: said(Count), minutes: said(Count) }))),
  weekDay: said(nullish(Schema.Int)),
  weekAmount: said(nullish(Count)),
  today: said(Schema.Boolean),
})

const Time = Schema.Struct({
  shippingTime: said(nullish(ComingDay)),
  time: said(nullish(Name)),
  unknownTime: said(nullish(Schema.Boolean)),
  todayShipmentDeadline: said(nullish(Name)),
})

const Value = Schema.Struct({ value: said(Schema.NullOr(WireNumber), "code") })

const Option = Schema.Struct({
  courier: said(Schema.Struct({ id: said(nullish(WireCode), "number"), name: said(Name), pickupPoint: said(nullish(Schema.Boolean)) })),
  prepaid: said(Schema.String),
  cost: said(nullish(Value)),
  deliveryTime: said(nullish(ComingDay)),
  minworth: said(nullish(WireNumber)),
  pointsEnabled: said(nullish(Schema.Boolean)),
  pointsCost: said(nullish(Name)),
})

const Stock = Schema.Struct({
  status: said(Schema.String, "number"),
  description: said(Name),
  delivery_date: said(nullish(Name)),
  amount_mw: said(nullish(WireNumber)),
  amount_mo: said(nullish(WireNumber)),
  unit: said(WireUnit),
})

const Shipping = Schema.Struct({
  shippingTime: said(nullish(Time)),
  shipping: said(Schema.Array(Option).check(Schema.isMaxLength(200))),
  ownWorth: said(nullish(Value)),
  ownFreeFrom: said(nullish(Value)),
  ownTimeZone: said(Schema.optionalKey(Name)),
  ownStock: said(nullish(Stock)),
  ownPlace: said(nullish(WirePlace)),
  ownPickup: nullish(Schema.Struct({ courierId: Name, point: nullish(WireChosenPickup) })),
})
const Reply = Schema.Struct({ shipping: said(Shipping) })

function toAnswer({ shipping: wire }: typeof Reply.Type, { nowMs }: ShippingVariables): ShippingAnswer {
  const zone = toZone(wire.ownTimeZone)
  return {
    time: wire.shippingTime == null ? null : toShipTime(wire.shippingTime, nowMs, zone),
    couriers: wire.shipping.flatMap((option, at) => toCourier(option, at, nowMs)),
    worth: toMoney(wire.ownWorth),
    freeFrom: toMoney(wire.ownFreeFrom),
    zone,
    stock: wire.ownStock == null ? null : toStock(wire.ownStock),
    place: wire.ownPlace == null ? null : toPlace(wire.ownPlace),
    pickup: wire.ownPickup == null ? null : { courierId: wire.ownPickup.courierId, point: toChosen(wire.ownPickup.point) },
  }
}

/** Spec: 3.48, 3.49, 11.94, 18.2. */
function toShipTime({ shippingTime, time, unknownTime, todayShipmentDeadline }: typeof Time.Type, asOfMs: number, zone: string): ShipTime {
  return {
    asOfMs,
    today: shippingTime?.today ?? false,
    isUnknown: unknownTime === true || shippingTime == null,
    deadlineMs: todayShipmentDeadline == null ? null : readDeadline(todayShipmentDeadline, asOfMs, zone),
    after: toSpan(shippingTime),
    weekday: toWeekday(shippingTime),
    date: time == null ? null : parseCivilDay(time.slice(0, 10)),
  }
}

type Coming = typeof ComingDay.Type | null | undefined

const toSpan = (day: Coming): TimeSpan | null => day?.time ?? null

function toWeekday(day: Coming): ComingWeekday | null {
  const found = ([1, 2, 3, 4, 5, 6, 7] satisfies Weekday[]).find((one) => one === day?.weekDay)
  return found === undefined ? null : { day: found, weeksAhead: day?.weekAmount ?? 0 }
}

const toDeliveryTime = (day: Coming, asOfMs: number): DeliveryTime => ({
  asOfMs,
  today: day?.today ?? false,
  after: toSpan(day),
  weekday: toWeekday(day),
})

/** A courier that is paid neither before nor on delivery is none that a shopper can choose. Spec: 3.60 to 3.62, 11.95. */
function toCourier(option: typeof Option.Type, at: number, asOfMs: number): readonly CourierOption[] {
  const { courier, prepaid, cost, deliveryTime, minworth, pointsEnabled, pointsCost } = option
  if (prepaid !== "prepaid" && prepaid !== "dvp") return []
  const points = pointsEnabled === true && pointsCost != null ? parseDecimal(pointsCost) : null
  return [
    {
      id: String(courier.id ?? at + 1),
      name: courier.name,
      payment: prepaid,
      cost: toMoney(cost),
      points,
      delivery: toDeliveryTime(deliveryTime, asOfMs),
      minSubtotal: minworth == null || minworth <= 0 ? null : wireMoney(minworth),
      isPickup: courier.pickupPoint === true,
    },
  ]
}

const toMoney = (amount: typeof Value.Type | null | undefined) => (amount?.value == null ? null : wireMoney(amount.value))

const toStock = ({ status, description, delivery_date, amount_mw, amount_mo, unit }: typeof Stock.Type): ShippedStock => ({
  status: toStatus(status),
  description,
  deliveryDay: delivery_date == null ? null : parseCivilDay(delivery_date),
  own: stockOf(amount_mw),
  orderable: stockOf(amount_mo),
  unit: toUnit(unit),
})

/** Delivery of products: times, couriers and stock, under the name by which other programs know the question. Spec: 7.46, 7.58, 11.93 to 11.97, 11.117, 11.118. */
export const shippingOperation: GraphqlOperation<ShippingVariables, ShippingAnswer> = {
  call: "shipping",
  kind: "query",
  name: "projector_shipping_fetchShippingTime",
  field: "shipping",
  args: ({ products }) => ({
    ShippingInput: {
      mode: enumValue("product"),
      products: products.map(({ productId, sizeId, quantity, parts }) => ({
        id: productId,
        size: sizeId,
        quantity: decimalToNumber(quantity),
        ...(parts.length === 0 ? {} : { bundleParts: parts.map((part) => ({ id: part.productId, size: part.sizeId })) }),
      })),
    },
  }),
  selection: selectionOf(Shipping),
  plainSelection: plainSelectionOf(Shipping),
  decode: decodeWith(Reply, toAnswer),
}
