import { readRatings } from "../../../fixtures/shop/catalogue/products-store.ts"
import { meanRating } from "../../../fixtures/shop/catalogue/reviews.ts"
import type { ShopReader } from "../../../fixtures/shop/store/shop-store.ts"

/** What a product's page tells of its ratings; null = it has none. */
export async function ratingOf(reader: ShopReader, productId: number): Promise<ReturnType<typeof meanRating> | null> {
  const [rating] = await readRatings(reader, [productId])
  return rating === undefined ? null : meanRating(rating.stars, rating.count)
}
