import { type PriceType, shownAmount } from "../money/price.ts"
import type { ProductSize } from "../product/product-offer.ts"

/**
 * Does the price depend on the size? Sizes without a price do not count.
 *
 * Spec: 3.42 (`hasPricesPerSize`), 16.2.
 *
 * @example pricesDiffer([{ price: null }, { price: { price: { gross: { minor: 900 }, net: { minor: 732 } } } }], "gross") // => false
 */
export function pricesDiffer(sizes: readonly Pick<ProductSize, "price">[], priceType: PriceType): boolean {
  const amounts = sizes.flatMap(({ price }) => (price === null ? [] : [shownAmount(price.price, priceType).minor]))
  return new Set(amounts).size > 1
}
