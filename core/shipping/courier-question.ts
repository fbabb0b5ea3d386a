import { type Decimal, decimalText } from "../decimal/decimal.ts"
import { isSingleSizeId } from "../sizes/same-size.ts"

/** A part of a bundle that is asked about with it. */
export interface QuestionPart {
  readonly productId: number
  readonly sizeId: string
}

/** What the shop is asked: how these products would be delivered, and for how much. */
export interface CourierQuestion {
  readonly products: readonly {
    readonly productId: number
    readonly sizeId: string
    readonly quantity: Decimal
    readonly parts: readonly QuestionPart[]
  }[]
  /** what else decides the answer: country, post code, currency, who is signed in */
  readonly context: Readonly<Record<string, string>>
}

/** The platform's one name for a single size. */
const singleSize = "uniw"
const sizeName = (id: string) => (isSingleSizeId(id) ? singleSize : id)

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
      sizeName(sizeId),
      decimalText(quantity),
      parts.map((part) => [String(part.productId), sizeName(part.sizeId)]),
    ]),
    Object.entries(context).toSorted(([left], [right]) => (left < right ? -1 : Number(left > right))),
  ]
}

/**
 * The key under which an answer is kept: a hash of the question. Questions that mean the same have the same key.
 *
 * Spec: 9.56, 18.10.
 *
 * @example courierKey({ products: [], context: {} }) // => "b9905955a2a371c4"
 */
export function courierKey(question: CourierQuestion): string {
  return hash(JSON.stringify(normalQuestion(question)))
}

const [firstBasis, secondBasis] = [0x811c9dc5, 0x9dc5811c]
const prime = 0x01000193

/** FNV-1a over UTF-16 units from two bases: 64 bits are plenty for the answers of one visit. */
function hash(text: string): string {
  let [first, second] = [firstBasis, secondBasis]
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    first = Math.imul(first ^ unit, prime)
    second = Math.imul(second ^ (unit + at), prime)
  }
  return [first, second].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("")
}
