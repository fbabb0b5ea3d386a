import { addDecimals, type Decimal } from "../values/decimal.ts"
import { addPrices, type Price, timesPrice, zeroMoney } from "../values/money.ts"
import type { ProductChoice } from "./product-choice.ts"
import { type SubmitLine, submitLines } from "./submit-lines.ts"

/** What one submit would add. */
export interface SubmitTotals {
  /** null = the price of something in it is not known */
  readonly totalPrice: Price | null
  /** pieces */
  readonly totalCount: Decimal
}

/**
 * Price and pieces of what one submit would add. A bundle costs what the shop asks for it, and what its parts cost together
 * until the shop has said so.
 *
 * Spec: 3.43, 16.36, 16.40.
 *
 * @example submitTotals({ is: "rows", rows: [] })
 * // => { totalPrice: { gross: { minor: 0 }, net: { minor: 0 } }, totalCount: { coefficient: 0, scale: 0 } }
 */
export function submitTotals(choice: ProductChoice): SubmitTotals {
  const lines = submitLines(choice)
  const totalCount = lines.reduce((sum, { quantity }) => addDecimals(sum, quantity), { coefficient: 0, scale: 0 })
  if (choice.is === "bundle" && choice.bundlePrice !== null && lines.length > 0) {
    return { totalPrice: timesPrice(choice.bundlePrice, choice.quantity), totalCount }
  }
  return { totalPrice: lines.reduce(addLine, { gross: zeroMoney, net: zeroMoney }), totalCount }
}

function addLine(sum: Price | null, { price, quantity }: SubmitLine): Price | null {
  return sum === null || price === null ? null : addPrices(sum, timesPrice(price, quantity))
}
