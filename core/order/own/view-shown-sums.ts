import { formatText, joinKeys, type TextCatalogue } from "../../texts/texts.ts"
import type { PriceFormat } from "../../values/price-format.ts"
import type { PlacedOrder } from "../placed-order.ts"
import { orderSumTextKeys, type OrderSumsView, viewOrderSums } from "../view-order-sums.ts"

/** The texts of what an order that was placed comes to. */
export const shownSumTextKeys = joinKeys(orderSumTextKeys, [
  "orders.totalCancelled",
  "orders.totalOnDelivery",
  "orders.totalPaid",
  "orders.totalReturned",
])

type Catalogue = TextCatalogue<(typeof shownSumTextKeys)[number]>

/**
 * What an order that was placed comes to: as before it was one, but what stands beside the sum says how far its money is.
 *
 * Spec: 10.709, 10.733, 10.817.
 *
 * @example viewShownSums(samplePlaced({ status: "accepted", paid: "paid" }), polishPrices, polish).totalLabel // => "Zapłacono:"
 * @example viewShownSums(samplePlaced(), polishPrices, polish).totalLabel // => "Do zapłaty:"
 */
export const viewShownSums = (
  order: Pick<PlacedOrder, "sums" | "delivery" | "paid" | "status">,
  format: PriceFormat,
  texts: Catalogue,
): OrderSumsView => ({ ...viewOrderSums(order.sums, order.delivery !== null, format, texts), totalLabel: totalLabel(order, texts) })

function totalLabel({ paid, status }: Pick<PlacedOrder, "paid" | "status">, texts: Catalogue): string {
  if (paid === "paid") return formatText(texts, "orders.totalPaid")
  if (paid === "returning" || paid === "returned") return formatText(texts, "orders.totalReturned")
  if (status === "cancelled") return formatText(texts, "orders.totalCancelled")
  return formatText(texts, paid === "onDelivery" ? "orders.totalOnDelivery" : "cart.total")
}
