import { formatPrice } from "../money/format-price.ts"
import type { Money } from "../money/money.ts"
import type { PriceFormat } from "../money/price-format.ts"
import { formatText } from "../texts/format-text.ts"
import type { TextCatalogue } from "../texts/texts.ts"
import type { PaymentMoment } from "./courier.ts"

/** The texts that lists of couriers need. Spec: 8.69, 8.75, 9.55, 9.61. */
export const courierTextKeys = [
  "shipping.costUnknown",
  "shipping.free",
  "shipping.lackingWorth",
  "shipping.noPickupPoints",
  "shipping.noStandardCost",
  "shipping.paidBefore",
  "shipping.paidOnDelivery",
] as const

type Catalogue = TextCatalogue<(typeof courierTextKeys)[number]>

/**
 * What delivery costs, in the shopper's words.
 *
 * Spec: 9.55 ("Gratis!"), 18.9 (a cost that is not set).
 */
export function deliveryCostWords(cost: Money | null, format: PriceFormat, catalogue: Catalogue): string {
  if (cost === null) return formatText(catalogue, "shipping.costUnknown")
  return cost.minor > 0 ? formatPrice(cost, format) : formatText(catalogue, "shipping.free")
}

/**
 * The heading of a group of couriers or payments.
 *
 * Spec: 9.61.
 */
export function paymentMomentWords(moment: PaymentMoment, catalogue: Catalogue): string {
  return formatText(catalogue, moment === "prepaid" ? "shipping.paidBefore" : "shipping.paidOnDelivery")
}

/**
 * What is said in place of an empty list: no courier means that costs are set by hand, no pickup point that another address may help.
 *
 * Spec: 8.75, 8.69.
 */
export function emptyListWords(list: "couriers" | "pickupPoints", catalogue: Catalogue): string {
  return formatText(catalogue, list === "couriers" ? "shipping.noStandardCost" : "shipping.noPickupPoints")
}

/**
 * What a basket lacks before a courier takes it, in the shopper's words.
 *
 * Spec: 18.8.
 */
export function lackingWorthWords(lacking: Money, format: PriceFormat, catalogue: Catalogue): string {
  return formatText(catalogue, "shipping.lackingWorth", { amount: formatPrice(lacking, format) })
}
