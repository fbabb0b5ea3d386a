import { paymentCost } from "../../basket/payment.ts"
import { addMoney, type Money, subtractMoney } from "../../values/money.ts"
import type { OrderContents, PlacedOrder } from "../placed-order.ts"
import { chargeVatPercent, vatSplit } from "../vat-split.ts"
import type { PossiblePayment } from "./other-payments.ts"

/** A courier who takes the money. */
export interface PaidCourier {
  readonly id: string
  readonly name: string
  /** gross */
  readonly cost: Money
}

/**
 * What an order becomes that waits for its payment and is paid when it is handed over instead: another courier brings it, for what that costs
 * now. All else of it stays as it was placed; null = it cannot be paid so, because nobody brings it to an address, points may have paid its
 * delivery, or nothing would be left to pay.
 *
 * Spec: 10.963.
 *
 * @example
 * const cost = { percent: null, fixed: null, minimum: null }
 * const cash = { id: "gotowka", name: "Gotówka", moment: "dvp", group: "delivery", cost } as const
 * const courier = { id: "dpd-dvp", name: "Kurier", cost: money("20.90") }
 * onDeliveryInstead(samplePlaced(), cash, courier)?.sums.total // => money("89.90")
 */
export function onDeliveryInstead(
  { status, sums, delivery }: Pick<PlacedOrder, "status" | "sums" | "delivery">,
  { id, name, moment, group, cost }: PossiblePayment,
  courier: PaidCourier,
): Pick<OrderContents, "payment" | "delivery" | "sums"> | null {
  if (status !== "waiting" || moment !== "dvp" || delivery === null || delivery.isPickup || sums.points !== null) return null
  const rest = addMoney(subtractMoney(subtractMoney(sums.total, sums.surcharge), sums.shipping), courier.cost)
  const surcharge = paymentCost(cost, rest)
  const total = addMoney(rest, surcharge)
  if (total.minor <= 0) return null
  const more = { gross: subtractMoney(total, sums.total), vatPercent: chargeVatPercent }
  return {
    payment: { id, name, moment, group },
    // a day was chosen with the courier of before
    delivery: { id: courier.id, name: courier.name, isPickup: false, day: null, clientNumber: "" },
    sums: { ...sums, shipping: courier.cost, surcharge, total, vat: vatSplit([...sums.vat, more]) },
  }
}
