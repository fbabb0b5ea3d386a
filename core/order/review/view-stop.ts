import { messageTextKeys } from "../../messages/shop-messages.ts"
import { formatText, joinKeys, type TextCatalogue } from "../../texts/texts.ts"
import { formatPrice, type PriceFormat } from "../../values/price-format.ts"
import type { OrderStop } from "../../messages/order-notice.ts"
import { type ObstacleView, viewObstacle } from "../view-obstacle.ts"

/** The texts of an order that was stopped. */
export const stopTextKeys = joinKeys(messageTextKeys, ["checkout.changed", "checkout.lackHeading", "checkout.rose"])

/**
 * Why an order was not placed, in words: both sums of one that would cost more, and what to do.
 *
 * Spec: 8.58 to 8.65, 10.703 to 10.705, 10.741, 10.744.
 *
 * @example viewStop({ is: "incomplete", lacks: ["terms"] }, polishPrices, polish).text
 * // => "Zamówienie nie zostało złożone: zaznacz wymagane zgody i zamów jeszcze raz."
 */
export function viewStop(stop: OrderStop, format: PriceFormat, texts: TextCatalogue<(typeof stopTextKeys)[number]>): ObstacleView {
  const plain = (text: string): ObstacleView => ({ text, link: null, durationMs: null })
  switch (stop.is) {
    case "refused":
      return viewObstacle(stop.error, texts) ?? plain("")
    case "incomplete":
      return plain(formatText(texts, "checkout.lackHeading"))
    case "rose": {
      const [shown, now] = [formatPrice(stop.shown, format), formatPrice(stop.now, format)]
      return plain(formatText(texts, "checkout.rose", { shown, now }))
    }
    case "changed":
      return plain(formatText(texts, "checkout.changed"))
  }
}
