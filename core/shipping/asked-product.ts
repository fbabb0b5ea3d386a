import { wireSize } from "../choice/bundle-parts.ts"
import type { Decimal } from "../decimal/decimal.ts"

/** A product that the shop is asked about. */
export interface AskedProduct {
  readonly productId: number
  readonly sizeId: string
  readonly quantity: Decimal
  /** of a bundle or collection, in their order */
  readonly parts: readonly { readonly productId: number; readonly sizeId: string }[]
}

/** A part of a bundle or collection as the form of the product has it. */
export interface FormPart {
  readonly productId: number
  readonly sizeId: string
  /** in a collection each part has a box; parts of a bundle all belong to it */
  readonly checked: boolean
}

/** What the form of a product says when its delivery is asked about. */
export interface ShippingForm {
  readonly kind: "item" | "bundle" | "collection"
  readonly productId: number
  readonly sizeId: string
  /** null = the form has no field of quantity, or it is empty */
  readonly quantity: Decimal | null
  /** the smallest amount sold */
  readonly sellBy: Decimal
  readonly parts: readonly FormPart[]
}

/**
 * The product of a form as the shop is asked about it: `onesize` is `uniw`, for parts too; without a quantity the smallest amount sold
 * counts; only checked parts of a collection belong to it.
 *
 * Spec: 11.93, 11.96, 11.97.
 *
 * @example askedProduct({ kind: "item", productId: 77, sizeId: "onesize", quantity: null, sellBy: { coefficient: 5, scale: 1 }, parts: [] })
 * // => { productId: 77, sizeId: "uniw", quantity: { coefficient: 5, scale: 1 }, parts: [] }
 */
export function askedProduct({ kind, productId, sizeId, quantity, sellBy, parts }: ShippingForm): AskedProduct {
  const belonging = kind === "item" ? [] : parts.filter(({ checked }) => kind === "bundle" || checked)
  return {
    productId,
    sizeId: wireSize(sizeId),
    quantity: quantity ?? sellBy,
    parts: belonging.map((part) => ({ productId: part.productId, sizeId: wireSize(part.sizeId) })),
  }
}
