import { type Decimal, exactDecimal, parseTypedDecimal } from "../values/decimal.ts"
import type { Price } from "../values/money.ts"
import type { ProductOffer, ProductSize } from "../product/offer.ts"
import { roundUpToStep } from "../quantity/order-limits.ts"
import { findSize, preselectedSize } from "../product/sizes.ts"
import { isSelected, type Part, partSize, partVersion } from "./part.ts"
import type { ProductChoice, VariantRow } from "./product-choice.ts"

/** A product in a size as often as one submit would add it. A bundle is as many lines as it has selected parts. */
export interface SubmitLine {
  readonly productId: number
  readonly sizeId: string
  readonly quantity: Decimal
  /** of one piece; null = not known */
  readonly price: Price | null
}

/**
 * Is the row ordered?
 *
 * Spec: 16.13.
 *
 * @example isOrdered({ quantityText: "0,0" }) // => false
 * @example isOrdered({ quantityText: "dwa" }) // => true
 */
export function isOrdered(row: Pick<VariantRow, "quantityText">): boolean {
  return row.quantityText.trim() !== "" && parseTypedDecimal(row.quantityText)?.coefficient !== 0
}

/**
 * The product of two exact decimals.
 *
 * Spec: 3.43, 16.21.
 *
 * @example timesDecimal({ coefficient: 15, scale: 1 }, { coefficient: 2, scale: 0 }) // => { coefficient: 3, scale: 0 }
 */
export function timesDecimal(left: Decimal, right: Decimal): Decimal {
  return exactDecimal(BigInt(left.coefficient) * BigInt(right.coefficient), left.scale + right.scale)
}

/**
 * What one submit would put into the basket: every ordered row, every selected part times the number of sets, or the one
 * product. What has no size yet is left out.
 *
 * Spec: 3.43, 4.42, 5.62 (rounded up to the step), 16.21.
 *
 * @example submitLines({ is: "rows", rows: [] }) // => []
 */
export function submitLines(choice: ProductChoice): readonly SubmitLine[] {
  switch (choice.is) {
    case "single":
      return lineOf(choice.offer, sizeOf(choice), choice.quantity)
    case "configurator":
      return lineOf(choice.offer, sizeOf(choice), choice.quantity).map((line) => ({ ...line, price: choice.unitPrice }))
    case "bundle":
    case "collection":
      return choice.parts.filter(isSelected).flatMap((part) => partLine(part, choice.quantity))
    case "rows":
      return choice.rows.flatMap((row) => {
        const typed = parseTypedDecimal(row.quantityText)
        return typed === null || typed.coefficient <= 0 ? [] : lineOf(row.offer, sizeOf(row), roundUpToStep(typed, row.offer.unit.sellBy))
      })
  }
}

/**
 * The size chosen, or the only one.
 *
 * Spec: 4.49.
 *
 * @example sizeOf({ offer: { sizes: [{ id: "uniw" }] }, sizeId: null }) // => { id: "uniw" }
 */
export function sizeOf(chosen: { readonly offer: Pick<ProductOffer, "sizes">; readonly sizeId: string | null }): ProductSize | null {
  return findSize(chosen.offer, preselectedSize(chosen.offer, chosen.sizeId))
}

function lineOf(offer: ProductOffer, size: ProductSize | null, quantity: Decimal): readonly SubmitLine[] {
  return size === null ? [] : [{ productId: offer.id, sizeId: size.id, quantity, price: size.price?.price ?? null }]
}

function partLine(part: Part, sets: Decimal): readonly SubmitLine[] {
  const version = partVersion(part)
  return version === null ? [] : lineOf(version, partSize(part), timesDecimal(part.quantity, sets))
}
