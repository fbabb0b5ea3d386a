import type { BasketRefusal } from "../messages/refusal.ts"

/** The marks of the product form. */
export interface FormMarks {
  readonly disabled: boolean
  /** something on it is not as it was when the page opened */
  readonly changed: boolean
  /** the product is sold by phone only */
  readonly phonePrice: boolean
}

/** What a shopper can change on the product form. */
export interface FormContent {
  readonly sizeId: string | null
  readonly quantity: string
  readonly productId: number
}

/**
 * How the product form is marked: disabled by anything that keeps it from being bought whatever is chosen next, changed when
 * it differs from how it opened, and in phone-price mode.
 *
 * Spec: 4.39, 4.47, 4.50, 8.68.
 *
 * @param stops what `obstacle` of the product page says
 *
 * @example formMarks(null, { sizeId: null, quantity: "1", productId: 7 }, { sizeId: "M", quantity: "1", productId: 7 })
 * // => { disabled: false, changed: true, phonePrice: false }
 */
export function formMarks(stops: BasketRefusal | null, opened: FormContent, now: FormContent): FormMarks {
  return {
    disabled: stops !== null,
    changed: opened.sizeId !== now.sizeId || opened.quantity !== now.quantity || opened.productId !== now.productId,
    phonePrice: stops?._tag === "PriceByPhone",
  }
}
