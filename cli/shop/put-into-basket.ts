import { basketChangePath } from "../../core/addresses/addresses.ts"
import type { PutIn } from "../input/put-in.ts"
import type { Journey } from "../../adapters/replay/journey.ts"
import { rowHash } from "../../fixtures/shop/basket/basket-rows.ts"
import { isNamed, type NamedWords, type Walk } from "./walk-new-shop.ts"

/** Puts products into the basket, by the form of their pages: the ids of their rows in order, and which of them were refused. */
export async function putIntoBasket(
  { journey, step }: Walk,
  products: readonly PutIn[],
): Promise<{ readonly rowIds: string[]; readonly refused: readonly string[] }> {
  const rowIds: string[] = []
  const refused: string[] = []
  for (const { productId, size, quantity } of products) {
    const before = headerWords(journey)["counter"]
    await step({
      type: "Submitted",
      action: basketChangePath,
      fields: { product: String(productId), mode: "1", size, number: quantity },
    })
    const rowId = rowHash(productId, size)
    if (rowIds.includes(rowId)) continue
    if (headerWords(journey)["counter"] === before) refused.push(`${productId}:${size}`)
    else rowIds.push(rowId)
  }
  return { rowIds, refused }
}

/** What the header's basket shows. */
export const headerWords = (journey: Journey): NamedWords => {
  const words = journey.outcome()?.views["miniBasket"]
  return isNamed(words) ? words : {}
}
