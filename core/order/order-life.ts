import { embed } from "../values/machine.ts"
import type { Money } from "../values/money.ts"
import type { OrderStatus, PaymentStatus } from "./order-status.ts"
import { owedBack, payingTry, type PaymentCommand, type PaymentEvent, type PaymentState, paymentStep } from "./payment-state.ts"

/** How an order is paid: before it is sent, when it is handed over, or not at all. */
export type PaidWhen = "before" | "onDelivery" | "nothing"

/** An order from the moment it was placed: how far it was brought, and the money for it. */
export interface OrderLife {
  readonly when: PaidWhen
  /** how far the shop has brought it */
  readonly reached: "placed" | "packed" | "sent" | "delivered" | "cancelled"
  readonly payment: PaymentState
}

export type OrderEvent =
  | { readonly type: "Packed" }
  | { readonly type: "Sent" }
  | { readonly type: "Delivered" }
  /** by its buyer or the shop */
  | { readonly type: "Cancelled" }
  /** its buyer pays when it is handed over instead, what it comes to then */
  | { readonly type: "PaidOnDelivery"; readonly total: Money }
  /** what pays it was waited for long enough */
  | { readonly type: "Overdue" }
  | PaymentEvent

export type OrderCommand =
  | PaymentCommand
  /** give back everything that it took: pieces, places, the use of a code, points, balance */
  | { readonly type: "GiveBack" }
  /** give what a paid order brings: points, and the codes of gift cards that were bought */
  | { readonly type: "Grant" }
  /** write to the buyer */
  | { readonly type: "Tell"; readonly what: "placed" | "accepted" | "sent" | "cancelled" | "paidBack" }

const payments = embed<OrderLife, OrderCommand, PaymentState, PaymentEvent, PaymentCommand>(
  paymentStep,
  ({ payment }) => payment,
  (life, payment) => ({ ...life, payment }),
  (command, life) => [life, [command]],
)

/**
 * One step of an order. What is not possible as far as it is by then changes nothing: it is packed once it is accepted, and cancelled until it is
 * packed. Once its money is there it brings what it brings. Once it is cancelled everything that it took is given back, once, and so is
 * whatever is paid for it from then on.
 *
 * Spec: 9.170, 9.171, 10.708, 10.717, 10.875, 10.963.
 *
 * @example orderStep(sampleOrderLife("before"), { type: "Overdue" })[1]
 * // => [{ type: "GiveBack" }, { type: "Tell", what: "cancelled" }]
 * @example orderStep(sampleOrderLife("before"), { type: "Packed" })[1] // => []
 */
export function orderStep(life: OrderLife, event: OrderEvent): readonly [OrderLife, readonly OrderCommand[]] {
  const [next, commands] = stepped(life, event)
  const granted = !isPaid(life) && isPaid(next) ? [{ type: "Grant" } as const] : []
  return [next, [...commands, ...granted, ...toldOf(orderStatus(life), orderStatus(next), commands)]]
}

function stepped(life: OrderLife, event: OrderEvent): readonly [OrderLife, readonly OrderCommand[]] {
  const status = orderStatus(life)
  const reach = (reached: OrderLife["reached"], from: readonly OrderStatus[]): readonly [OrderLife, readonly OrderCommand[]] =>
    from.includes(status) ? [{ ...life, reached }, []] : [life, []]
  switch (event.type) {
    case "Packed":
      return reach("packed", ["accepted"])
    case "Sent":
      return reach("sent", ["packed"])
    case "Delivered":
      return reach("delivered", ["sent"])
    case "Cancelled":
      return status === "waiting" || status === "accepted" ? closed(life) : [life, []]
    case "PaidOnDelivery":
      return status === "waiting"
        ? [{ ...life, when: "onDelivery", payment: { ...life.payment, total: event.total } }, [{ type: "Tell", what: "placed" }]]
        : [life, []]
    case "Overdue":
      return status === "waiting" ? closed(life) : [life, []]
    default:
      return payments(life, event)
  }
}

function closed(life: OrderLife): readonly [OrderLife, readonly OrderCommand[]] {
  const [next, commands] = payments({ ...life, reached: "cancelled" }, { type: "Closed" })
  return [next, [{ type: "GiveBack" }, ...commands]]
}

const isPaid = (life: OrderLife): boolean => paymentStatus(life) === "paid"

function toldOf(before: OrderStatus, after: OrderStatus, commands: readonly OrderCommand[]): readonly OrderCommand[] {
  const paidBack = commands.some(({ type }) => type === "PayBack") ? [{ type: "Tell", what: "paidBack" } as const] : []
  // that it stands as it is now is told then, and not that its money came
  if (before === after || commands.some((one) => one.type === "Tell")) return paidBack
  return after === "accepted" || after === "sent" || after === "cancelled" ? [{ type: "Tell", what: after }, ...paidBack] : paidBack
}

/**
 * How far an order is.
 *
 * Spec: 10.708.
 *
 * @example orderStatus(sampleOrderLife("before")) // => "waiting"
 * @example orderStatus(sampleOrderLife("onDelivery")) // => "accepted"
 */
export function orderStatus({ when, reached, payment }: OrderLife): OrderStatus {
  if (reached !== "placed") return reached
  return when === "before" && payingTry(payment) === null ? "waiting" : "accepted"
}

/**
 * How far the money for an order is.
 *
 * Spec: 10.709.
 *
 * @example paymentStatus(sampleOrderLife("before")) // => "open"
 * @example paymentStatus({ ...sampleOrderLife("onDelivery"), reached: "delivered" }) // => "paid"
 */
export function paymentStatus({ when, reached, payment }: OrderLife): PaymentStatus {
  if (payingTry(payment) !== null) return "paid"
  if (owedBack(payment).length > 0) return "returning"
  if (payment.tries.some(({ isReturned, received }) => isReturned && received !== null)) return "returned"
  if (when === "nothing" || reached === "cancelled") return "none"
  return when === "before" ? "open" : reached === "delivered" ? "paid" : "onDelivery"
}
