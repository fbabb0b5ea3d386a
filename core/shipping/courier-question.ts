import { wireSize } from "../choice/bundle-parts.ts"
import { decimalText } from "../decimal/decimal.ts"
import type { AskedProduct } from "./asked-product.ts"
import { fnv1a } from "./fnv-1a.ts"

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
