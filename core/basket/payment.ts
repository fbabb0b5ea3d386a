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

/** A way to pay. */
export interface PaymentMethod {
  readonly id: string
  readonly name: string
  readonly payment: PaymentMoment
  /** what the client adds for it */
  readonly cost: PaymentCost
  /** when the money has to be there and what happens then, plain text; "" = it goes without saying */
  readonly terms: string
}

/** How something can be paid for. */
export interface OfferedPayments {
  readonly methods: readonly PaymentMethod[]
  /** id of the method that is chosen unless another is; null = none */
  readonly defaultId: string | null
  /** gross, what would be paid without extra costs; null = it has no price yet */
  readonly paid: Money | null
}

/** Keys of the texts of a list of payment methods. */
export const paymentListTextKeys = [
  "shipping.paidBefore",
  "shipping.paidOnDelivery",
  "shipping.paymentCost",
  "shipping.paymentCostOf",
  "shipping.paymentDefault",
  "shipping.paymentFree",
  "shipping.paymentNone",
] as const

/** A method in the shopper's words. */
export interface PaymentRow {
  readonly id: string
  readonly name: string
  /** "" = its cost cannot be told */
  readonly cost: string
  readonly terms: string
  /** "" = it is not the one that is chosen from the start */
  readonly mark: string
}

/** Payment methods as they are shown. */
export type PaymentListView =
  | { readonly is: "empty"; readonly words: string }
  | {
      readonly is: "groups"
      /** what the extra costs are counted from; "" = the amount is not known */
      readonly about: string
      readonly groups: readonly { readonly heading: string; readonly rows: readonly PaymentRow[] }[]
    }

/**
 * Payment methods under the moment of payment, each with what it adds to the amount paid, its terms, and a mark on the default one.
 *
 * Spec: 3.64, 3.65, 7.43, 9.61, 18.11, 18.17, 18.29.
 *
 * @example
 * viewPayments({ methods: [], defaultId: null, paid: null }, polishPrices, polish)
 * // => { is: "empty", words: "Sklep nie podaje sposobów płatności za ten produkt." }
 */
export function viewPayments(
  { methods, defaultId, paid }: OfferedPayments,
  format: PriceFormat,
  catalogue: TextCatalogue<(typeof paymentListTextKeys)[number]>,
): PaymentListView {
  if (methods.length === 0) return { is: "empty", words: formatText(catalogue, "shipping.paymentNone") }
  const costWords = (cost: PaymentCost): string => {
    if (paid === null) return ""
    const words = paymentCostWords(paymentCost(cost, paid), format, catalogue)
    return words === "" ? formatText(catalogue, "shipping.paymentFree") : words
  }
  return {
    is: "groups",
    about: paid === null ? "" : formatText(catalogue, "shipping.paymentCostOf", { amount: formatPrice(paid, format) }),
    groups: groupByMoment(methods).map(({ payment, members }) => ({
      heading: paymentMomentWords(payment, catalogue),
      rows: members.map(({ id, name, cost, terms }) => ({
        id,
        name,
        cost: costWords(cost),
        terms,
        mark: id === defaultId ? formatText(catalogue, "shipping.paymentDefault") : "",
      })),
    })),
  }
}
