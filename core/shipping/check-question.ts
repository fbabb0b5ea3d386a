import type { Decimal } from "../decimal/decimal.ts"

/** A product whose delivery the shopper wants to know. */
export interface CheckedProduct {
  readonly sizeId: string | null
  /** null when the field holds no number */
  readonly quantity: Decimal | null
}

/** What stands in the way of asking for costs and times of delivery, or nothing. */
export type ShippingCheck =
  | { readonly is: "ready" }
  /** the size alert of the product page comes first */
  | { readonly is: "sizeAlert" }
  | { readonly is: "toast"; readonly key: "message.raiseQuantity" }

/**
 * Can the costs and times of delivery be asked for? At least one product needs a size and a quantity above zero; with one product and
 * only the size missing, the size alert shows instead of the toast.
 *
 * Spec: 5.75, 5.76.
 *
 * @example shippingCheck([{ sizeId: null, quantity: { coefficient: 1, scale: 0 } }]) // => { is: "sizeAlert" }
 * @example shippingCheck([]) // => { is: "toast", key: "message.raiseQuantity" }
 */
export function shippingCheck(products: readonly CheckedProduct[]): ShippingCheck {
  if (products.some((product) => product.sizeId !== null && hasQuantity(product))) return { is: "ready" }
  const [only, ...others] = products
  // a size would have made it ready
  if (only !== undefined && others.length === 0 && hasQuantity(only)) return { is: "sizeAlert" }
  return { is: "toast", key: "message.raiseQuantity" }
}

const hasQuantity = ({ quantity }: CheckedProduct) => quantity !== null && quantity.coefficient > 0
