import { InvalidArgumentError } from "commander"
import { type Decimal, parseDecimal } from "../../core/values/decimal.ts"
import type { Money, Price } from "../../core/values/money.ts"

/** A price as typed, and the quantity from which it holds. */
export interface OfferAt {
  readonly left: Decimal
  readonly price: string
}

/** `--step 5=8`, one after the other. Fails with commander's own error for wrong usage. */
export function parseOfferAt(typed: string, before: readonly OfferAt[]): readonly OfferAt[] {
  const [quantity = "", price] = typed.split("=")
  if (price === undefined) throw new InvalidArgumentError("It is a quantity and an amount such as 5=8.")
  return [...before, { left: parseQuantity(quantity), price }]
}

/**
 * A quantity above zero, with comma or dot. Fails with commander's own error for wrong usage.
 *
 * @example parseQuantity("0,5") // => { coefficient: 5, scale: 1 }
 */
export function parseQuantity(typed: string): Decimal {
  const quantity = parseDecimal(typed.replace(",", "."))
  if (quantity !== null && quantity.coefficient > 0) return quantity
  throw new InvalidArgumentError("It is a number above zero such as 1 or 0.5.")
}

/** The terminal is told one amount: gross and net are the same. */
export const bothWays = (amount: Money): Price => ({ gross: amount, net: amount })
