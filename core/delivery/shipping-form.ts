import { collectionFieldNames } from "../product-page/submit.ts"
import { parsePartsQuery, partsQuery } from "../product-page/wanted-parts.ts"
import { type Decimal, parseTypedDecimal } from "../values/decimal.ts"
import { type CheckedProduct, type ShippingCheck, shippingCheck, type ShippingForm } from "./courier-question.ts"

/** The product's form as an event tells it: what was chosen, and the quantity as it was typed. */
export interface AskedForm {
  readonly kind: ShippingForm["kind"]
  readonly productId: number
  /** "" = none is chosen */
  readonly sizeId: string
  readonly text: string
  /** of a set, as an address names them; "" = none */
  readonly parts: string
}

/** Parts of one set: more are of no set. */
const maxParts = 50

/**
 * What the fields of a product's form say about delivery. A collection's form sends the checked parts only, and those of a bundle all.
 *
 * Spec: 10.78, 16.24.
 *
 * @param fields the form as it would be posted, as an address writes it
 *
 * @example askedForm("product=77&size=M&number=2") // => { kind: "item", productId: 77, sizeId: "M", text: "2", parts: "" }
 */
export function askedForm(fields: string): AskedForm {
  const form = new URLSearchParams(fields)
  const value = (name: string): string => form.get(name) ?? ""
  const numbered = (productName: string, sizeName: string): string =>
    partsQuery(
      Array.from({ length: maxParts }, (_, at) => `[${at + 1}]`).flatMap((at) => {
        const productId = idOf(value(`${productName}${at}`))
        return productId === null ? [] : [{ productId, sizeId: value(`${sizeName}${at}`) }]
      }),
    )
  const collectionId = idOf(value(collectionFieldNames.product))
  if (collectionId !== null) {
    const text = value(collectionFieldNames.number)
    return { kind: "collection", productId: collectionId, sizeId: "uniw", text, parts: numbered("product", "size") }
  }
  const parts = numbered("bundle_product", "bundle_size")
  const kind = parts === "" ? "item" : "bundle"
  return { kind, productId: idOf(value("product")) ?? 0, sizeId: value("size"), text: value("number"), parts }
}

const idOf = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

/**
 * A form as the questions about delivery have it. The parts that an event names are the checked ones.
 *
 * Spec: 10.78, 16.24.
 *
 * @param sellBy the smallest quantity sold
 *
 * @example shippingFormOf(askedForm("product=77&size=M&number="), decimal("0.5")).quantity // => null
 */
export function shippingFormOf({ kind, productId, sizeId, text, parts }: AskedForm, sellBy: Decimal): ShippingForm {
  const checked = (parsePartsQuery(parts) ?? []).map(({ id, size }) => ({ productId: id, sizeId: size, checked: true }))
  return { kind, productId, sizeId, quantity: parseTypedDecimal(text), sellBy, parts: checked }
}

/**
 * Can the delivery of what a form says be asked for? A part of a collection is a product of its own.
 *
 * Spec: 5.75, 5.76.
 *
 * @example checkShippingForm(shippingFormOf(askedForm("product=77&size=&number=2"), decimal("1"))) // => { is: "sizeAlert" }
 */
export function checkShippingForm({ kind, sizeId, quantity, parts }: ShippingForm): ShippingCheck {
  const sized = (id: string): CheckedProduct => ({ sizeId: id === "" ? null : id, quantity })
  return shippingCheck(kind === "collection" ? parts.map((part) => sized(part.sizeId)) : [sized(sizeId)])
}
