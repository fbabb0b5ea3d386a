import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { Decimal } from "../values/decimal.ts"
import { addMoney, type Money, timesMoney, zeroMoney } from "../values/money.ts"
import { formatPrice, type PriceFormat } from "../values/price-format.ts"

/** What a way of paying costs the client; null = nothing of that kind. */
export interface PaymentCost {
  /** percent of what is paid */
  readonly percent: Decimal | null
  readonly fixed: Money | null
  /** the least that is charged, where anything is */
  readonly minimum: Money | null
}

/**
 * What a way of paying adds: a percent of what is paid and a fixed amount, and at least the minimum. Nothing is added where nothing is
 * set, or nothing is paid.
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

/** When something is paid: before shipping, or on delivery. */
export type PaymentMoment = "prepaid" | "dvp"

/** Things that are paid at the same moment. */
export interface MomentGroup<Thing> {
  readonly payment: PaymentMoment
  readonly members: readonly Thing[]
}

const moments: readonly PaymentMoment[] = ["prepaid", "dvp"]

/**
 * Things by the moment of payment, payment before shipping first, each group in the order it was given. A moment that nothing has is
 * left out.
 *
 * Spec: 9.61.
 *
 * @example groupByMoment([{ id: 1, payment: "dvp" }, { id: 2, payment: "dvp" }])
 * // => [{ payment: "dvp", members: [{ id: 1, payment: "dvp" }, { id: 2, payment: "dvp" }] }]
 */
export function groupByMoment<Thing extends { readonly payment: PaymentMoment }>(things: readonly Thing[]): readonly MomentGroup<Thing>[] {
  return moments
    .map((payment) => ({ payment, members: things.filter((thing) => thing.payment === payment) }))
    .filter(({ members }) => members.length > 0)
}

/** The texts that ways of paying need. Spec: 9.61, 18.17. */
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
 * What a way of paying adds, beside its name; "" where it adds nothing.
 *
 * Spec: 3.65, 18.17.
 *
 * @example paymentCostWords(money("5.00"), polishPrices, polish) // => "dopłata 5,00 zł"
 */
export function paymentCostWords(cost: Money, format: PriceFormat, catalogue: Catalogue): string {
  return cost.minor > 0 ? formatText(catalogue, "shipping.paymentCost", { amount: formatPrice(cost, format) }) : ""
}
