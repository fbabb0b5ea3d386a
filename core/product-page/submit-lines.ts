import type { ProductOffer, ProductSize } from "../product/offer.ts"
import { wireSize } from "../product/sizes.ts"
import { addDecimals, type Decimal, decimalText } from "../values/decimal.ts"
import { addPrices, type Price, timesPrice, zeroMoney } from "../values/money.ts"
import type { SentField } from "./submit.ts"

/** A product in a size as often as one submit would add it. A bundle is as many lines as it has selected parts. */
export interface SubmitLine {
  readonly productId: number
  readonly sizeId: string
  readonly quantity: Decimal
  /** of one piece; null = not known */
  readonly price: Price | null
}

/** What one submit would add. */
export interface SubmitTotals {
  /** null = the price of something in it is not known */
  readonly totalPrice: Price | null
  /** pieces */
  readonly totalCount: Decimal
}

/**
 * The line of a product in a size; none while it has no size.
 *
 * Spec: 4.42, 16.21.
 *
 * @example submitLine({ id: 7 }, null, { coefficient: 1, scale: 0 }) // => []
 */
export function submitLine(offer: Pick<ProductOffer, "id">, size: ProductSize | null, quantity: Decimal): readonly SubmitLine[] {
  return size === null ? [] : [{ productId: offer.id, sizeId: size.id, quantity, price: size.price?.price ?? null }]
}

/**
 * The fields of several products in one submit, numbered from 1; with the prefix `bundle_` they are the parts of a bundle.
 *
 * Spec: 4.42, 16.24.
 *
 * @example numberedFields([{ productId: 7, sizeId: "M", quantity: decimal("2"), price: null }], "bundle_")[0]
 * // => { name: "bundle_product[1]", value: "7" }
 */
export function numberedFields(lines: readonly SubmitLine[], prefix: "" | "bundle_"): readonly SentField[] {
  return lines.flatMap((line, at) => {
    const field = (name: string, value: string) => ({ name: `${prefix}${name}[${at + 1}]`, value })
    return [field("product", String(line.productId)), field("size", wireSize(line.sizeId)), field("number", decimalText(line.quantity))]
  })
}

/**
 * Price and pieces of what one submit would add.
 *
 * Spec: 3.43, 16.36.
 *
 * @example submitTotals([])
 * // => { totalPrice: { gross: { minor: 0 }, net: { minor: 0 } }, totalCount: { coefficient: 0, scale: 0 } }
 */
export function submitTotals(lines: readonly SubmitLine[]): SubmitTotals {
  return {
    totalPrice: lines.reduce(addLine, { gross: zeroMoney, net: zeroMoney }),
    totalCount: lines.reduce((sum, { quantity }) => addDecimals(sum, quantity), { coefficient: 0, scale: 0 }),
  }
}

function addLine(sum: Price | null, { price, quantity }: SubmitLine): Price | null {
  return sum === null || price === null ? null : addPrices(sum, timesPrice(price, quantity))
}
