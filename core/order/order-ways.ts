import type { PaymentCost, PaymentMoment } from "../basket/payment.ts"
import { missingSubtotal } from "../delivery/courier-words.ts"
import type { CourierOption } from "../delivery/couriers.ts"
import { compareMoney, type Money } from "../values/money.ts"
import type { Decimal } from "../values/decimal.ts"
import type { DeliveryDay } from "./ways/delivery-days.ts"
import type { ToldDay } from "../basket/summary/order-division.ts"

/** A payment that an order can be made with. */
export interface OrderPayment {
  readonly id: string
  readonly name: string
  readonly moment: PaymentMoment
  /** such as `online`, `transfer`, `later`, `delivery` */
  readonly group: string
  readonly terms: string
  /** what it adds to the order as it is chosen otherwise */
  readonly surcharge: Money
  /** what it adds to another choice */
  readonly cost: PaymentCost
}

/** A delivery that an order can be made with. */
export interface OrderDelivery {
  readonly id: string
  readonly name: string
  readonly moment: PaymentMoment
  /** gross; null = the staff sets it, and nobody can order it by themselves */
  readonly cost: Money | null
  /** points that pay for it instead; null = money only */
  readonly points: Decimal | null
  /** the shopper collects the parcel */
  readonly isPickup: boolean
  /** a pickup point has to be chosen for it */
  readonly needsPoint: boolean
  /** what the basket lacks of what it has to be worth; null = nothing */
  readonly missing: Money | null
  /** null = not known */
  readonly arrives: ToldDay | null
  /** those on which it can come, one of which is chosen; empty = none is */
  readonly days: readonly DeliveryDay[]
}

/** What a shopper has chosen for an order; null = nothing yet, or not any more. */
export interface ChosenWay {
  readonly payment: string | null
  readonly delivery: string | null
}

/** What of a delivery decides whether it can be chosen. */
export type DeliveryChoice = Pick<CourierOption, "id" | "payment" | "cost" | "minSubtotal" | "isPickup"> & { readonly needsPoint: boolean }

/** What of a payment decides whether it can be chosen. */
export interface PaymentChoice {
  readonly id: string
  readonly payment: PaymentMoment
  readonly cost: PaymentCost
}

/** What there is to choose from for an order. */
export interface OrderWays<Payment, Delivery> {
  readonly payments: readonly Payment[]
  /** empty where nothing is carried to anybody */
  readonly deliveries: readonly Delivery[]
  /** whether anything is carried at all */
  readonly isCarried: boolean
  /** gross, of the rows */
  readonly worth: Money
  /** a pickup point is chosen */
  readonly hasPoint: boolean
}

/**
 * The payment and the delivery of an order: what was chosen, as long as it is offered and fits; else the first payment in the shop's order that
 * a delivery fits, and with it the delivery to the chosen pickup point, else the cheapest to the door, else the cheapest that is collected. Of
 * equal ones the shop's first. What is carried to nobody is paid before, and has no delivery.
 *
 * Spec: 10.701, 10.702, 18.24.
 *
 * @example
 * const payments = [{ id: "blik", payment: "prepaid", cost: { percent: null, fixed: null, minimum: null } }] as const
 * const deliveries = [{ ...sampleCourier("DPD", "prepaid", 1500), needsPoint: false }]
 * const ways = { payments, deliveries, isCarried: true, worth: money("10.00"), hasPoint: false }
 * wayOfOrder(ways, { payment: null, delivery: null }).payment?.id // => "blik"
 */
export function wayOfOrder<Payment extends PaymentChoice, Delivery extends DeliveryChoice>(
  ways: OrderWays<Payment, Delivery>,
  chosen: ChosenWay,
): { readonly payment: Payment | null; readonly delivery: Delivery | null } {
  const possible = possiblePayments(ways)
  const payment = possible.find(({ id }) => id === chosen.payment) ?? possible[0] ?? null
  if (payment === null || !ways.isCarried) return { payment, delivery: null }
  const deliveries = fitting(ways, payment)
  return { payment, delivery: deliveries.find(({ id }) => id === chosen.delivery) ?? usual(deliveries, ways.hasPoint) }
}

/**
 * The payments that an order can be made with: those that a delivery fits, and of what is carried to nobody those before.
 *
 * Spec: 10.701.
 *
 * @example
 * const payments = [{ id: "gotówka", payment: "dvp", cost: { percent: null, fixed: null, minimum: null } }] as const
 * possiblePayments({ payments, deliveries: [], isCarried: false, worth: money("10.00"), hasPoint: false }) // => []
 */
export const possiblePayments = <Payment extends PaymentChoice, Delivery extends DeliveryChoice>(
  ways: OrderWays<Payment, Delivery>,
): readonly Payment[] => ways.payments.filter((one) => (ways.isCarried ? fitting(ways, one).length > 0 : one.payment === "prepaid"))

/**
 * The payments that somebody takes: without a provider, those that need one are not offered.
 *
 * Spec: 10.870.
 *
 * @example takenPayments([{ payment: "prepaid", group: "online" }, { payment: "dvp", group: "delivery" }], false)
 * // => [{ payment: "dvp", group: "delivery" }]
 */
export const takenPayments = <Payment extends { readonly payment: PaymentMoment; readonly group: string }>(
  payments: readonly Payment[],
  hasProvider: boolean,
): readonly Payment[] => payments.filter(({ payment, group }) => hasProvider || payment === "dvp" || group === "transfer")

/** Those that are paid at the moment of a payment, and take a basket of that worth. */
function fitting<Payment extends PaymentChoice, Delivery extends DeliveryChoice>(
  { deliveries, worth }: OrderWays<Payment, Delivery>,
  { payment }: Pick<PaymentChoice, "payment">,
): readonly Delivery[] {
  return deliveries.filter((one) => one.payment === payment && one.cost !== null && missingSubtotal(one, worth) === null)
}

function usual<Delivery extends DeliveryChoice>(deliveries: readonly Delivery[], hasPoint: boolean): Delivery | null {
  const byCost = deliveries.toSorted((one, other) =>
    one.cost === null || other.cost === null ? Number(one.cost === null) - Number(other.cost === null) : compareMoney(one.cost, other.cost),
  )
  const toPoint = hasPoint ? byCost.find(({ needsPoint }) => needsPoint) : undefined
  return toPoint ?? byCost.find(({ isPickup }) => !isPickup) ?? byCost[0] ?? null
}
