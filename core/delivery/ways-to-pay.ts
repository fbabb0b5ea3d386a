import { basketDelivery, type CourierOption } from "./couriers.ts"
import { addMoney, type Money } from "../values/money.ts"
import { amountToPay } from "../basket/amount-to-pay.ts"
import type { PaymentMethod, PaymentMoment } from "../basket/payment.ts"
import type { WayToPay } from "../basket/summary/order-outlook.ts"

/** What of a courier counts for what an order costs. */
export type DeciderOfCost = Pick<CourierOption, "cost" | "minSubtotal" | "isPickup" | "payment">

/** What is ordered, by whom it can be brought, and how it can be paid for. */
export interface OrderToPay<Courier, Method> {
  readonly couriers: readonly Courier[]
  readonly methods: readonly Method[]
  /** gross, of the rows: what a courier asks for at least */
  readonly worth: Money
  /** gross, of all that is paid besides delivery */
  readonly due: Money
  /** what the client's balance can pay of it */
  readonly balance: Money
  /** the courier of the chosen pickup point; null = none is chosen, or it does not carry these goods */
  readonly collecting: Courier | null
}

const moments: readonly PaymentMoment[] = ["prepaid", "dvp"]

/**
 * The cheapest order of a basket for each moment of payment: its courier as the cart counts it, and the method that adds least to goods and
 * delivery together, less what the client's balance pays, of equal ones the shop's first. A moment without a courier or a method is left out.
 *
 * Spec: 15.90, 18.24, 18.60, 18.82.
 *
 * @example
 * const couriers = [sampleCourier("Kurier", "prepaid", 1490), sampleCourier("Pobranie", "dvp", 2090)]
 * const method = { payment: "prepaid", cost: { percent: null, fixed: null, minimum: null } } as const
 * const amounts = { worth: money("69.00"), due: money("69.00"), balance: money("0") }
 * const order = { couriers, methods: [method], ...amounts, collecting: null }
 * waysToPay(order).map(({ courier, total }) => [courier.name, total]) // => [["Kurier", money("83.90")]]
 */
export function waysToPay<Courier extends DeciderOfCost, Method extends Pick<PaymentMethod, "payment" | "cost">>({
  couriers,
  methods,
  worth,
  due,
  balance,
  collecting,
}: OrderToPay<Courier, Method>): readonly WayToPay<Courier, Method>[] {
  return moments.flatMap((payment) => {
    const own = couriers.filter((courier) => courier.payment === payment)
    const { courier } = basketDelivery(own, worth, collecting?.payment === payment ? collecting : null)
    const delivery = courier?.cost ?? null
    if (courier === null || delivery === null) return []
    const possible = methods.filter((method) => method.payment === payment)
    const { method, surcharge, total } = amountToPay(addMoney(due, delivery), balance, possible)
    return method === null ? [] : [{ payment, courier, delivery, method, surcharge, total }]
  })
}
