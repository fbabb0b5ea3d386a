import { fnv1a } from "../values/fnv1a.ts"
import { wireSize } from "../product/sizes.ts"
import { type Decimal, decimalText } from "../values/decimal.ts"

/** A product in a question about delivery. */
export interface DeliveryProduct {
  readonly productId: number
  readonly sizeId: string
  readonly quantity: Decimal
  /** the parts of a bundle or collection, in order */
  readonly parts: readonly { readonly productId: number; readonly sizeId: string }[]
}

/** A part of a bundle or collection in the product's form. */
export interface ShippingFormPart {
  readonly productId: number
  readonly sizeId: string
  /** each part of a collection has a checkbox; all parts of a bundle belong to it */
  readonly checked: boolean
}

/** The product's form at the moment the shopper asks about delivery. */
export interface ShippingForm {
  readonly kind: "item" | "bundle" | "collection"
  readonly productId: number
  readonly sizeId: string
  /** null = the form has no quantity field, or it is empty */
  readonly quantity: Decimal | null
  /** the smallest quantity sold */
  readonly sellBy: Decimal
  readonly parts: readonly ShippingFormPart[]
}

/**
 * The product of a form as the question to the shop names it: `onesize` becomes `uniw`, in parts too; a missing quantity becomes the
 * smallest quantity sold; a collection keeps only its checked parts.
 *
 * Spec: 11.96, 11.97.
 *
 * @example
 * deliveryProduct({
 *   kind: "item",
 *   productId: 77,
 *   sizeId: "onesize",
 *   quantity: null,
 *   sellBy: decimal("0.5"),
 *   parts: [],
 * })
 * // => { productId: 77, sizeId: "uniw", quantity: decimal("0.5"), parts: [] }
 */
export function deliveryProduct({ kind, productId, sizeId, quantity, sellBy, parts }: ShippingForm): DeliveryProduct {
  const belonging = kind === "item" ? [] : parts.filter(({ checked }) => kind === "bundle" || checked)
  return {
    productId,
    sizeId: wireSize(sizeId),
    quantity: quantity ?? sellBy,
    parts: belonging.map((part) => ({ productId: part.productId, sizeId: wireSize(part.sizeId) })),
  }
}

/** The question to the shop: how, when and for how much would it deliver these products? */
export interface CourierQuestion {
  readonly products: readonly DeliveryProduct[]
  /** everything else that decides the answer: country, post code, currency, who is signed in */
  readonly context: Readonly<Record<string, string>>
}

/**
 * The canonical form of a question: single sizes have one name, in parts of bundles too, and the context is sorted by name.
 *
 * Spec: 3.44, 18.10.
 *
 * @example
 * normalizedQuestion({
 *   products: [{ productId: 77, sizeId: "onesize", quantity: decimal("2.0"), parts: [] }],
 *   context: {},
 * })
 * // => [["77", "uniw", "2", []], []]
 */
export function normalizedQuestion({ products, context }: CourierQuestion): readonly unknown[] {
  return [
    ...products.map(({ productId, sizeId, quantity, parts }) => [
      String(productId),
      wireSize(sizeId),
      decimalText(quantity),
      parts.map((part) => [String(part.productId), wireSize(part.sizeId)]),
    ]),
    // the names of a context are distinct, so no two compare as equal
    Object.entries(context).toSorted(([left], [right]) => (left < right ? -1 : 1)),
  ]
}

/**
 * The key under which an answer is cached: a hash of the question. Equivalent questions have the same key.
 *
 * Spec: 9.56, 18.10.
 *
 * @example courierKey({ products: [], context: {} }) // => "3c32d166550db735"
 */
export function courierKey(question: CourierQuestion): string {
  return fnv1a(JSON.stringify(normalizedQuestion(question)))
}

/** The shop's answers by the key of their question. It is plain data. */
export type AnswerCache<Answer> = Readonly<Record<string, Answer>>

/**
 * The cached answer to a question, or null.
 *
 * Spec: 9.56, 18.10.
 *
 * @example cachedAnswer({ "3c32d166550db735": "by post" }, { products: [], context: {} }) // => "by post"
 */
export function cachedAnswer<Answer>(cache: AnswerCache<Answer>, question: CourierQuestion): Answer | null {
  return cache[courierKey(question)] ?? null
}

/**
 * The cache with one more answer. A failure (null) is not cached, so the shop is asked again the next time.
 *
 * Spec: 9.56, 18.10.
 *
 * @example cacheAnswer({}, { products: [], context: {} }, null) // => {}
 */
export function cacheAnswer<Answer>(cache: AnswerCache<Answer>, question: CourierQuestion, answer: Answer | null): AnswerCache<Answer> {
  return answer === null ? cache : { ...cache, [courierKey(question)]: answer }
}

/** A product whose delivery the shopper wants to know. */
export interface CheckedProduct {
  readonly sizeId: string | null
  /** null when the field does not hold a number */
  readonly quantity: Decimal | null
}

/** Whether the question about delivery can be asked, and what the shopper sees if it cannot. */
export type ShippingCheck =
  | { readonly is: "ready" }
  /** the size alert of the product page is shown instead */
  | { readonly is: "sizeAlert" }
  | { readonly is: "toast"; readonly key: "message.raiseQuantity" }

/**
 * Can the shop be asked for costs and times of delivery? At least one product needs a size and a quantity above zero; when a single
 * product lacks only its size, the size alert is shown instead of the toast.
 *
 * Spec: 5.75, 5.76.
 *
 * @example shippingCheck([{ sizeId: null, quantity: { coefficient: 1, scale: 0 } }]) // => { is: "sizeAlert" }
 * @example shippingCheck([]) // => { is: "toast", key: "message.raiseQuantity" }
 */
export function shippingCheck(products: readonly CheckedProduct[]): ShippingCheck {
  if (products.some((product) => product.sizeId !== null && hasQuantity(product))) return { is: "ready" }
  const [only, ...others] = products
  // its size is missing, or the check above would have found it ready
  if (only !== undefined && others.length === 0 && hasQuantity(only)) return { is: "sizeAlert" }
  return { is: "toast", key: "message.raiseQuantity" }
}

const hasQuantity = ({ quantity }: CheckedProduct) => quantity !== null && quantity.coefficient > 0
