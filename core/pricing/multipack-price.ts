import { compareDecimals, type Decimal, subtractDecimals } from "../values/decimal.ts"
import { type Price, timesPrice } from "../values/money.ts"
import { roundUpToStep } from "../quantity/order-limits.ts"

/** A cheaper price from a quantity on. */
export interface MultipackStep {
  /** what must be added for it; less than the threshold when the cart has some already */
  readonly left: Decimal
  /** the quantity that the offer names */
  readonly threshold: Decimal
  /** of one unit from there on */
  readonly price: Price
}

/** The prices of a product by quantity. */
export interface Multipack {
  /** of one unit below all steps */
  readonly base: Price
  readonly steps: readonly MultipackStep[]
}

export interface MultipackPrice {
  readonly unitPrice: Price
  /** of the whole quantity */
  readonly total: Price
  readonly reached: MultipackStep | null
  /** the next cheaper price, and how much more is needed for it */
  readonly next: { readonly step: MultipackStep; readonly more: Decimal } | null
}

/**
 * What a quantity costs with the multipack discount, and what the next step asks for. What is missing is told in amounts that are sold.
 *
 * Spec: 3.52, 4.53, 9.40, 15.17, 15.18.
 *
 * @example multipackPrice({ base: { gross: { minor: 1000 }, net: { minor: 813 } }, steps: [] }, { coefficient: 2, scale: 0 }, { coefficient: 1, scale: 0 })
 * // => { unitPrice: { gross: { minor: 1000 }, net: { minor: 813 } }, total: { gross: { minor: 2000 }, net: { minor: 1626 } }, reached: null, next: null }
 */
export function multipackPrice({ base, steps }: Multipack, quantity: Decimal, sellBy: Decimal): MultipackPrice {
  const byLeft = steps.toSorted((a, b) => compareDecimals(a.left, b.left))
  const reached = byLeft.findLast((step) => compareDecimals(step.left, quantity) <= 0) ?? null
  const next = byLeft.find((step) => compareDecimals(step.left, quantity) > 0) ?? null
  const unitPrice = reached?.price ?? base
  return {
    unitPrice,
    total: timesPrice(unitPrice, quantity),
    reached,
    next: next === null ? null : { step: next, more: subtractDecimals(roundUpToStep(next.left, sellBy), quantity) },
  }
}
