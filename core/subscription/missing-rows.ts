import { addDecimals, compareDecimals, type Decimal, decimalOf, subtractDecimals } from "../values/decimal.ts"
import { sameSize } from "../product/sizes.ts"
import type { SubscriptionRow } from "./period-decision.ts"

type Goods = Pick<SubscriptionRow, "productId" | "sizeId" | "quantity">

/**
 * What a cart has lost of some rows: each with the quantity that is not there any more, its period as it was. Periods in the cart do not
 * matter, and what is there counts first for the rows that were to stay.
 *
 * Spec: 17.20. Units: sold units.
 *
 * @example missingRows([{ productId: 1, sizeId: "M", quantity: { coefficient: 3, scale: 0 }, days: 14 }], [], [
 *   { productId: 1, sizeId: "M", quantity: { coefficient: 1, scale: 0 } },
 * ])
 * // => [{ productId: 1, sizeId: "M", quantity: { coefficient: 2, scale: 0 }, days: 14 }]
 */
export function missingRows<Row extends Goods>(moved: readonly Row[], kept: readonly Goods[], cart: readonly Goods[]): readonly Row[] {
  const missing: Row[] = []
  const counted: Goods[] = [...kept]
  for (const row of moved) {
    const left = positive(subtractDecimals(amountOf(row, cart), amountOf(row, counted)))
    const lost = positive(subtractDecimals(row.quantity, left))
    counted.push(row)
    if (lost.coefficient > 0) missing.push({ ...row, quantity: lost })
  }
  return missing
}

const nothing = decimalOf(0)

const positive = (decimal: Decimal): Decimal => (compareDecimals(decimal, nothing) > 0 ? decimal : nothing)

/** How much of a product's size those rows hold. */
function amountOf(wanted: Goods, rows: readonly Goods[]): Decimal {
  return rows
    .filter(({ productId, sizeId }) => productId === wanted.productId && sameSize(sizeId, wanted.sizeId))
    .reduce((sum, { quantity }) => addDecimals(sum, quantity), nothing)
}
