import { Schema } from "effect"
import type { OrderBuyer } from "../../../core/order/order-quote.ts"
import type { ToldSums } from "../../../core/order/order-sums.ts"
import type { DeliveryDay } from "../../../core/order/ways/delivery-days.ts"
import { parseDecimal } from "../../../core/values/decimal.ts"
import { wireMoney, WireNumber } from "../graphql/price.wire.ts"
import { nullish } from "../graphql/selection.ts"
import { said } from "../recorded-field.ts"

/** Of what a shopper typed, nothing is kept in a recording. */
export const OrderText = Schema.String.check(Schema.isMaxLength(2000))

/** A day of delivery as the wire tells it. */
export const WireDay = Schema.Struct({
  date: said(Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/))),
  weekDay: said(Schema.Literals([1, 2, 3, 4, 5, 6, 7])),
})

/** A day of delivery, in the core's words. */
export const toDeliveryDay = ({ date, weekDay }: typeof WireDay.Type): DeliveryDay => ({ id: date, weekday: weekDay })

const Address = Schema.Struct({
  firstname: OrderText,
  lastname: OrderText,
  firm: OrderText,
  street: OrderText,
  zipcode: OrderText,
  city: OrderText,
  countryId: OrderText,
  country: OrderText,
  phone: OrderText,
})

/** Who orders, as the wire tells it. */
export const WireBuyer = Schema.Struct({ email: OrderText, taxNumber: OrderText, billing: Address, delivery: Address })

/** Who orders, in the core's words. */
export const toBuyer = ({ email, taxNumber, billing, delivery }: typeof WireBuyer.Type): OrderBuyer => {
  const address = ({ firstname, lastname, ...rest }: typeof Address.Type) => ({ ...rest, firstName: firstname, lastName: lastname })
  return { email, taxNumber, billing: address(billing), delivery: address(delivery) }
}

const Group = Schema.Struct({
  percent: said(Schema.NullOr(Schema.Int)),
  gross: said(WireNumber),
  net: said(WireNumber),
  tax: said(WireNumber),
})

/** What an order comes to, as the wire tells it. */
export const WireSums = Schema.Struct({
  goods: said(WireNumber),
  shipping: said(WireNumber),
  wrapping: said(WireNumber),
  insurance: said(WireNumber),
  deposit: said(WireNumber),
  surcharge: said(WireNumber),
  fromBalance: said(WireNumber),
  fromCard: said(WireNumber),
  total: said(WireNumber),
  points: said(nullish(Schema.String)),
  saved: said(nullish(WireNumber)),
  vat: said(Schema.Array(Group).check(Schema.isMaxLength(20))),
})

/** What an order comes to, in the core's words. */
export const toSums = ({ vat, points, saved, ...sums }: typeof WireSums.Type): ToldSums => ({
  goods: wireMoney(sums.goods),
  shipping: wireMoney(sums.shipping),
  wrapping: wireMoney(sums.wrapping),
  insurance: wireMoney(sums.insurance),
  deposit: wireMoney(sums.deposit),
  surcharge: wireMoney(sums.surcharge),
  fromBalance: wireMoney(sums.fromBalance),
  fromCard: wireMoney(sums.fromCard),
  total: wireMoney(sums.total),
  points: points == null ? null : parseDecimal(points),
  saved: saved == null ? null : wireMoney(saved),
  vat: vat.map(({ percent, gross, net, tax }) => ({
    vatPercent: percent,
    gross: wireMoney(gross),
    net: wireMoney(net),
    tax: wireMoney(tax),
  })),
})
