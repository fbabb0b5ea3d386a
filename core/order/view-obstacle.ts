import { type MessageCatalogue, type MessageWords, messageWords, orderMessage, type ShopError } from "../messages/shop-messages.ts"

/** What keeps an order from being placed, with the way on and how long it stays. */
export interface ObstacleView extends MessageWords {
  /** milliseconds; null = as long as the page */
  readonly durationMs: number | null
}

/**
 * What keeps an order from being placed, in the words of the catalogue; `null` = nothing does.
 *
 * Spec: 8.58 to 8.65, 10.736.
 *
 * @example viewObstacle({ code: "109", message: null }, polish)?.link // => { label: "Przejdź do koszyka", href: "/basketedit.php?mode=1" }
 * @example viewObstacle(null, polish) // => null
 */
export function viewObstacle(error: ShopError | null, texts: MessageCatalogue): ObstacleView | null {
  if (error === null) return null
  const message = orderMessage([error])
  return { ...messageWords(message, texts), durationMs: message.durationMs }
}
