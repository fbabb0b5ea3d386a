import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { Decimal } from "../values/decimal.ts"
import { addMoney, type Money, timesMoney, zeroMoney } from "../values/money.ts"
import { formatPrice, type PriceFormat } from "../values/price-format.ts"

/** What a payment method costs the client; null = no such part. */
export interface PaymentCost {
  /** percent of the amount paid */
  readonly percent: Decimal | null
  readonly fixed: Money | null
  /** the smallest surcharge */
  readonly minimum: Money | null
}

/**
 * The surcharge of a payment method: a percent of the amount paid plus a fixed amount, but at least the minimum. Zero when nothing is
 * set or nothing is paid.
 *
 * Spec: 3.65, 18.11. The percent is rounded once.
 *
 * @example paymentCost({ percent: decimal("1.5"), fixed: money("1.00"), minimum: null }, money("99.99"))
 * // => money("2.50")
 * @example paymentCost({ percent: decimal("1"), fixed: null, minimum: money("5.00") }, money("99.99"))
 * // => money("5.00")
 */
export function paymentCost({ percent, fixed, minimum }: PaymentCost, paid: Money): Money {
  if (paid.minor <= 0) return zeroMoney
  const share = percent === null ? zeroMoney : timesMoney(paid, { coefficient: percent.coefficient, scale: percent.scale + 2 })
  const cost = addMoney(share, fixed ?? zeroMoney)
  return minimum === null || cost.minor >= minimum.minor ? cost : minimum
}

/** When an order is paid for: before shipping, or on delivery. */
export type PaymentMoment = "prepaid" | "dvp"

/** Couriers or payment methods with the same moment of payment. */
export interface MomentGroup<Option> {
  readonly payment: PaymentMoment
  readonly members: readonly Option[]
}

const moments: readonly PaymentMoment[] = ["prepaid", "dvp"]

/**
 * Groups couriers or payment methods by the moment of payment: first before shipping, then on delivery, each group in the given order.
 * Empty groups are left out.
 *
 * Spec: 9.61.
 *
 * @example groupByMoment([{ id: 1, payment: "dvp" }, { id: 2, payment: "dvp" }])
 * // => [{ payment: "dvp", members: [{ id: 1, payment: "dvp" }, { id: 2, payment: "dvp" }] }]
 */
export function groupByMoment<Option extends { readonly payment: PaymentMoment }>(
  options: readonly Option[],
): readonly MomentGroup<Option>[] {
  return moments
    .map((payment) => ({ payment, members: options.filter((option) => option.payment === payment) }))
    .filter(({ members }) => members.length > 0)
}

/** Keys of the texts about payment. Spec: 9.61, 18.17. */
export const paymentTextKeys = ["shipping.paidBefore", "shipping.paidOnDelivery", "shipping.paymentCost"] as const

type Catalogue = TextCatalogue<(typeof paymentTextKeys)[number]>

/**
 * The heading of a group of couriers or payments.
 *
 * Spec: 9.61.
 *
 * @example paymentMomentWords("prepaid", polish) // => "Płatność przed wysyłką"
 */
export function paymentMomentWords(moment: PaymentMoment, catalogue: Catalogue): string {
  return formatText(catalogue, moment === "prepaid" ? "shipping.paidBefore" : "shipping.paidOnDelivery")
}

/**
 * The surcharge of a payment method, shown beside its name; "" when there is none.
 *
 * Spec: 3.65, 18.17.
 *
 * @example paymentCostWords(money("5.00"), polishPrices, polish) // => "dopłata 5,00 zł"
 */
export function paymentCostWords(cost: Money, format: PriceFormat, catalogue: Catalogue): string {
  return cost.minor > 0 ? formatText(catalogue, "shipping.paymentCost", { amount: formatPrice(cost, format) }) : ""
}
