import { decimalOf, parseTypedDecimal } from "../values/decimal.ts"
import { wireSize } from "../product/sizes.ts"
import type { BundlePart } from "../product-page/parts.ts"
import type { DeliveryProduct } from "./courier-question.ts"

/** What the address of a product's page says of what is to be delivered. */
interface OpenedProduct {
  readonly productId: number
  readonly selectedSizeId: string | null
  /** as it was typed */
  readonly number: string | null
  readonly parts: readonly BundlePart[] | null
}

/**
 * The product whose delivery a page asks for as it opens: in the size of its address, or in none yet, and one of it unless the address
 * says how many.
 *
 * Spec: 11.96, 11.117.
 *
 * @example openingProduct({ productId: 77, selectedSizeId: null, number: null, parts: null })
 * // => { productId: 77, sizeId: "uniw", quantity: { coefficient: 1, scale: 0 }, parts: [] }
 */
export function openingProduct({ productId, selectedSizeId, number, parts }: OpenedProduct): DeliveryProduct {
  const typed = number === null ? null : parseTypedDecimal(number)
  return {
    productId,
    sizeId: wireSize(selectedSizeId ?? "uniw"),
    quantity: typed !== null && typed.coefficient > 0 ? typed : decimalOf(1),
    parts: (parts ?? []).map(({ id, size }) => ({ productId: id, sizeId: wireSize(size) })),
  }
}
