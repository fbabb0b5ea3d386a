import type { VatCheck } from "../account/vat-register.ts"
import type { OrderLack } from "../messages/order-notice.ts"
import type { OrderPart, ToldDay } from "../basket/summary/order-division.ts"
import type { ShopError } from "../messages/shop-messages.ts"
import type { OrderDelivery, OrderPayment } from "./order-ways.ts"
import { isClientNumber } from "./ways/client-number.ts"
import type { OrderStore } from "./ways/order-stores.ts"
import type { DeliveryDay } from "./ways/delivery-days.ts"
import type { Decimal } from "../values/decimal.ts"
import type { Money } from "../values/money.ts"
import type { ToldSums } from "./order-sums.ts"

/** Where something of an order goes, or who it is from; what was not told is "". */
export interface OrderAddress {
  readonly firstName: string
  readonly lastName: string
  readonly firm: string
  /** with the number of the house */
  readonly street: string
  readonly zipcode: string
  readonly city: string
  /** id of a country of the shop */
  readonly countryId: string
  /** the country's name */
  readonly country: string
  readonly phone: string
}

/** Who orders. */
export interface OrderBuyer {
  readonly email: string
  /** "" = none was told */
  readonly taxNumber: string
  /** what a register of VAT numbers said of it when it was told; left out: none was asked. Pages are not told it. Spec: 11.684 */
  readonly vatCheck?: VatCheck
  readonly billing: OrderAddress
  readonly delivery: OrderAddress
}

/** What an order of the basket as it stands would be. */
export interface OrderQuote {
  /** of the order that the basket becomes, however often it is posted */
  readonly key: string
  /** stands for all that is shown but amounts: goods, addresses, payment, delivery, currency */
  readonly shown: string
  /** null = nothing keeps it from being ordered */
  readonly obstacle: ShopError | null
  /** what is left to be told before the last step */
  readonly lacks: readonly OrderLack[]
  /** null = it was not told */
  readonly buyer: OrderBuyer | null
  readonly payments: readonly OrderPayment[]
  /** empty where nothing is carried */
  readonly deliveries: readonly OrderDelivery[]
  /** id of the payment; null = none can be had */
  readonly payment: string | null
  /** id of the delivery; null = nothing is carried, or nobody brings it */
  readonly delivery: string | null
  readonly isCarried: boolean
  /** what the shopper has to say about it; "" = nothing */
  readonly note: string
  /** what the client has with the shop: it pays first */
  readonly balance: Money
  /** what is left on the gift card that pays next; null = none was entered */
  readonly card: Money | null
  readonly sums: ToldSums
  /** of the shop's own, where it is collected */
  readonly stores: readonly OrderStore[]
  /** id of the one that is chosen; null = the shop has none */
  readonly store: string | null
  /** what leaves when; empty = all of it leaves at once */
  readonly parts: readonly OrderPart<ToldDay>[]
  /** points of the client beside those that pay goods; null = nobody is signed in */
  readonly pointsLeft: Decimal | null
  /** points pay the delivery */
  readonly isForPoints: boolean
  /** the day on which the delivery comes; null = none is chosen for it */
  readonly deliveryDay: DeliveryDay | null
  /** by which the courier of the chosen point knows the client, as it was typed, "" = not yet; null = that point asks for none */
  readonly clientNumber: string | null
}

/**
 * What an order lacks, the first step first.
 *
 * Spec: 10.703, 10.958.
 *
 * @example
 * orderLacks({ buyer: null, isCarried: true, delivery: null, hasPoint: false, clientNumber: null, payment: null })
 * // => ["data", "delivery", "payment"]
 */
export function orderLacks({
  buyer,
  isCarried,
  delivery,
  hasPoint,
  clientNumber,
  payment,
}: {
  readonly buyer: OrderBuyer | null
  readonly isCarried: boolean
  readonly delivery: { readonly needsPoint: boolean } | null
  readonly hasPoint: boolean
  readonly clientNumber: string | null
  readonly payment: object | null
}): readonly OrderLack[] {
  return [
    ...(buyer === null ? (["data"] as const) : []),
    ...(buyer !== null && buyer.billing.phone === "" && buyer.delivery.phone === "" ? (["phone"] as const) : []),
    ...(isCarried && delivery === null ? (["delivery"] as const) : []),
    ...(delivery?.needsPoint === true && !hasPoint ? (["point"] as const) : []),
    ...(lacksClientNumber(delivery, { hasPoint, clientNumber }) ? (["clientNumber"] as const) : []),
    ...(payment === null ? (["payment"] as const) : []),
  ]
}

/**
 * Is a client's number wanted for a delivery, and not there yet? It is by some of the points to which it brings.
 *
 * Spec: 10.958.
 *
 * @example lacksClientNumber({ needsPoint: true }, { hasPoint: true, clientNumber: "" }) // => true
 * @example lacksClientNumber({ needsPoint: false }, { hasPoint: true, clientNumber: "" }) // => false
 */
export const lacksClientNumber = (
  delivery: { readonly needsPoint: boolean } | null,
  { hasPoint, clientNumber }: { readonly hasPoint: boolean; readonly clientNumber: string | null },
): boolean => delivery?.needsPoint === true && hasPoint && clientNumber !== null && !isClientNumber(clientNumber)
