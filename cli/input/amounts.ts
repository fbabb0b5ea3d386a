import { InvalidArgumentError } from "commander"
import { type Decimal, parseDecimal } from "../../core/values/decimal.ts"
import type { Language } from "../../core/values/language.ts"
import type { Money, Price } from "../../core/values/money.ts"
import { formatPrice, zlotyPrices } from "../../core/values/price-format.ts"
import { parseTypedMoney } from "../../core/values/typed-money.ts"
import { type UserError, wrongValue } from "../user-error.ts"

/**
 * For what was typed where an amount is wanted, and is none.
 *
 * @param of the option with its hyphens, or the name of the argument
 */
export const notAnAmount = (of: string, typed: string, lang: Language): UserError =>
  wrongValue(of, typed, `It is an amount such as ${formatPrice({ minor: 12_900 }, { ...zlotyPrices[lang], symbol: "" })}.`)

/** What a person typed as an amount. Fails with a UserError for wrong usage. */
export function typedAmount(of: string, typed: string, lang: Language): Money {
  const read = parseTypedMoney(typed, zlotyPrices[lang])
  if (read === null) throw notAnAmount(of, typed, lang)
  return read
}

/** Likewise; null where nothing was typed. */
export const typedAmountOrNull = (of: string, typed: string | undefined, lang: Language): Money | null =>
  typed === undefined ? null : typedAmount(of, typed, lang)

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
