import { wireSize } from "../product/sizes.ts"
import { type Decimal, decimalText } from "../values/decimal.ts"

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

/** What the shop is asked: how these products would be delivered, and for how much. */
export interface CourierQuestion {
  readonly products: readonly AskedProduct[]
  /** what else decides the answer: country, post code, currency, who is signed in */
  readonly context: Readonly<Record<string, string>>
}

/**
 * The same question in its one form: single sizes under one name, for parts of bundles too, and context by name.
 *
 * Spec: 3.44, 18.10.
 *
 * @example normalQuestion({ products: [{ productId: 77, sizeId: "onesize", quantity: { coefficient: 20, scale: 1 }, parts: [] }], context: {} })
 * // => [["77", "uniw", "2", []], []]
 */
export function normalQuestion({ products, context }: CourierQuestion): readonly unknown[] {
  return [
    ...products.map(({ productId, sizeId, quantity, parts }) => [
      String(productId),
      wireSize(sizeId),
      decimalText(quantity),
      parts.map((part) => [String(part.productId), wireSize(part.sizeId)]),
    ]),
    // names of a context differ: no two are equal
    Object.entries(context).toSorted(([left], [right]) => (left < right ? -1 : 1)),
  ]
}

/**
 * The key under which an answer is kept: a hash of the question. Questions that mean the same have the same key.
 *
 * Spec: 9.56, 18.10.
 *
 * @example courierKey({ products: [], context: {} }) // => "3c32d166550db735"
 */
export function courierKey(question: CourierQuestion): string {
  return fnv1a(JSON.stringify(normalQuestion(question)))
}

const basis = 0xcbf29ce484222325n
const prime = 0x100000001b3n

/**
 * FNV-1a in 64 bits over the UTF-16 units of a text, as 16 digits from 0 to f. It tells texts apart; it hides nothing.
 *
 * Spec: 9.56.
 *
 * @example fnv1a("foobar") // => "85944171f73967e8"
 * @example fnv1a("") // => "cbf29ce484222325"
 */
export function fnv1a(text: string): string {
  let value = basis
  for (const unit of units(text)) value = BigInt.asUintN(64, (value ^ unit) * prime)
  return value.toString(16).padStart(16, "0")
}

const units = (text: string) => Array.from({ length: text.length }, (_, at) => BigInt(text.charCodeAt(at)))

/** Answers of the shop by the key of their question. It is plain data. */
export type KeptAnswers<Answer> = Readonly<Record<string, Answer>>

/**
 * The answer kept for a question, or null.
 *
 * Spec: 9.56, 18.10.
 *
 * @example keptAnswer({ "3c32d166550db735": "by post" }, { products: [], context: {} }) // => "by post"
 */
export function keptAnswer<Answer>(kept: KeptAnswers<Answer>, question: CourierQuestion): Answer | null {
  return kept[courierKey(question)] ?? null
}

/**
 * The answers with one more. A question that the shop could not answer is asked again the next time, so a failure is not kept.
 *
 * Spec: 9.56, 18.10.
 *
 * @example keepAnswer({}, { products: [], context: {} }, null) // => {}
 */
export function keepAnswer<Answer>(kept: KeptAnswers<Answer>, question: CourierQuestion, answer: Answer | null): KeptAnswers<Answer> {
  return answer === null ? kept : { ...kept, [courierKey(question)]: answer }
}

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
