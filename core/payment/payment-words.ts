import { formatPrice } from "../money/format-price.ts"
import type { Money } from "../money/money.ts"
import type { PriceFormat } from "../money/price-format.ts"
import { formatText } from "../texts/format-text.ts"
import type { TextCatalogue } from "../texts/texts.ts"
import type { PaymentMoment } from "./payment-moment.ts"

/** The texts that ways of paying need. Spec: 9.61, 18.17. */
export const paymentTextKeys = ["shipping.paidBefore", "shipping.paidOnDelivery", "shipping.paymentCost"] as const

type Catalogue = TextCatalogue<(typeof paymentTextKeys)[number]>

/**
 * The heading of a group of couriers or payments.
 *
 * Spec: 9.61.
 */
export function paymentMomentWords(moment: PaymentMoment, catalogue: Catalogue): string {
  return formatText(catalogue, moment === "prepaid" ? "shipping.paidBefore" : "shipping.paidOnDelivery")
}

/**
 * What a way of paying adds, beside its name; "" where it adds nothing.
 *
 * Spec: 3.65, 18.17.
 */
export function paymentCostWords(cost: Money, format: PriceFormat, catalogue: Catalogue): string {
  return cost.minor > 0 ? formatText(catalogue, "shipping.paymentCost", { amount: formatPrice(cost, format) }) : ""
}
