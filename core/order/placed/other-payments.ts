import { type PaymentCost, paymentCost } from "../../basket/payment.ts"
import { subtractMoney } from "../../values/money.ts"
import type { OrderPaidBy, OtherPayment, PlacedOrder } from "../placed-order.ts"

/** A payment of the shop's with what it would add, in the currency of the order. */
export interface PossiblePayment extends OrderPaidBy {
  readonly cost: PaymentCost
}

/**
 * By what an order that waits for its payment can be paid instead: before it is sent, and for the same sum, because an order keeps what it came
 * to.
 *
 * Spec: 10.710, 10.754.
 *
 * @example
 * const free = { percent: null, fixed: null, minimum: null }
 * const card = { id: "karta", name: "Karta", moment: "prepaid", group: "online", cost: free } as const
 * otherPayments(samplePlaced(), [card]) // => [{ id: "karta", name: "Karta", moment: "prepaid", group: "online", total: money("83.90") }]
 * @example otherPayments(samplePlaced({ status: "accepted" }), []) // => []
 */
export function otherPayments(
  { status, payment, sums }: Pick<PlacedOrder, "status" | "payment" | "sums">,
  possible: readonly PossiblePayment[],
): readonly OtherPayment[] {
  if (status !== "waiting") return []
  const rest = subtractMoney(sums.total, sums.surcharge)
  return possible.flatMap(({ cost, id, name, moment, group }) =>
    id !== payment.id && moment === "prepaid" && paymentCost(cost, rest).minor === sums.surcharge.minor
      ? [{ id, name, moment, group, total: sums.total }]
      : [],
  )
}
