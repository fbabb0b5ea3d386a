import type { Decimal } from "../decimal/decimal.ts"
import { addMoney, type Money, timesMoney } from "./money.ts"

/** A price with and without tax. */
export interface Price {
  readonly gross: Money
  readonly net: Money
}

/** Which of the two the shop shows. Spec: 6.7. */
export type PriceType = "gross" | "net"

/**
 * The amount that this shop shows this shopper.
 *
 * Spec: 6.7.
 *
 * @example shownAmount({ gross: { minor: 123 }, net: { minor: 100 } }, "net") // => { minor: 100 }
 */
export function shownAmount(price: Price, priceType: PriceType): Money {
  return priceType === "net" ? price.net : price.gross
}

/**
 * Adds gross to gross and net to net.
 *
 * Spec: 10.166.
 *
 * @example addPrices({ gross: { minor: 2 }, net: { minor: 1 } }, { gross: { minor: 2 }, net: { minor: 1 } })
 * // => { gross: { minor: 4 }, net: { minor: 2 } }
 */
export function addPrices(left: Price, right: Price): Price {
  return { gross: addMoney(left.gross, right.gross), net: addMoney(left.net, right.net) }
}

/**
 * A unit price times a quantity, each side rounded once.
 *
 * Spec: 9.40.
 *
 * @example timesPrice({ gross: { minor: 123 }, net: { minor: 100 } }, { coefficient: 2, scale: 0 })
 * // => { gross: { minor: 246 }, net: { minor: 200 } }
 */
export function timesPrice(price: Price, quantity: Decimal): Price {
  return { gross: timesMoney(price.gross, quantity), net: timesMoney(price.net, quantity) }
}
