import type { ProductOffer, ProductSize } from "../product/offer.ts"
import { wireSize } from "../product/sizes.ts"
import { quantityText } from "../quantity/quantity-text.ts"
import type { Unit } from "../quantity/order-limits.ts"
import type { PeriodCheck, PeriodCheckCommand, PeriodCheckEvent } from "../subscription/period-check.ts"
import { addDecimals, type Decimal, decimalText, exactDecimal } from "../values/decimal.ts"
import type { Step } from "../values/machine.ts"
import { addPrices, type Price, timesPrice, zeroMoney } from "../values/money.ts"

/** A field as a form sends it. */
export interface FormField {
  readonly name: string
  readonly value: string
}

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
 * What a form sends under a name; empty when it has no such field.
 *
 * Spec: 10.78.
 *
 * @example fieldValue([{ name: "mode", value: "1" }], "mode") // => "1"
 */
export function fieldValue(fields: readonly FormField[], name: string): string {
  return fields.find((field) => field.name === name)?.value ?? ""
}

/**
 * Does a form have a field of that name?
 *
 * Spec: 10.78.
 *
 * @example hasField([{ name: "mode", value: "1" }], "size") // => false
 */
export const hasField = (fields: readonly FormField[], name: string): boolean => fields.some((field) => field.name === name)

/**
 * Our own fields of a collection's form, whose parts are products of their own: which collection it is, so that the answer comes back to
 * its page, and how many of it. They stand beside those of 16.24.
 *
 * Spec: 16.45.
 */
export const collectionFieldNames = { product: "own_collection", number: "own_number" } as const

/** `mode` of the product form: 1 is the basket. Spec: 10.78. */
export const toBasket: FormField = { name: "mode", value: "1" }

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
 * The fields of one product, in the order of the form.
 *
 * Spec: 10.78, 10.79, 16.22.
 *
 * @example productFields(7, "onesize", decimal("2"), { precision: 0 })
 * // => [
 * //   { name: "product", value: "7" },
 * //   { name: "mode", value: "1" },
 * //   { name: "size", value: "uniw" },
 * //   { name: "number", value: "2" },
 * // ]
 */
export function productFields(
  productId: number,
  sizeId: string | null,
  quantity: Decimal,
  unit: Pick<Unit, "precision">,
): readonly FormField[] {
  return [
    { name: "product", value: String(productId) },
    toBasket,
    { name: "size", value: sizeId === null ? "" : wireSize(sizeId) },
    { name: "number", value: quantityText(quantity, unit) },
  ]
}

/**
 * The fields of several products in one submit, numbered from 1; with the prefix `bundle_` they are the parts of a bundle.
 *
 * Spec: 4.42, 16.24.
 *
 * @example numberedFields([{ productId: 7, sizeId: "M", quantity: decimal("2"), price: null }], "bundle_")[0]
 * // => { name: "bundle_product[1]", value: "7" }
 */
export function numberedFields(lines: readonly SubmitLine[], prefix: "" | "bundle_"): readonly FormField[] {
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

/**
 * What a form passes where nothing has to be asked before it: it is sent, once, until the page comes back. With `withSubscription` the
 * period check takes its place.
 *
 * Spec: 4.6, 5.50, 17.22.
 *
 * @example
 * const request = { purchase: "once", days: null, periods: [] } as const
 * sentAtOnce(idlePeriodCheck, { type: "SubmitPressed", request })[1] // => [{ type: "SubmitForm", days: null }]
 */
export const sentAtOnce: Step<PeriodCheck, PeriodCheckEvent, PeriodCheckCommand> = (check, event) => {
  const { is } = check.stage
  if (event.type === "SubmitPressed" && is === "idle")
    return [{ ...check, stage: { is: "submitting" } }, [{ type: "SubmitForm", days: null }]]
  return event.type === "Returned" && is === "submitting" ? [{ ...check, stage: { is: "idle" } }, []] : [check, []]
}
