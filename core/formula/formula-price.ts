import { type Money, netOfGross, type Price, timesPrice } from "../values/money.ts"
import { type MoneyExchange, exchangedFraction } from "../values/exchange.ts"
import { fractionFromNumber } from "../values/money-text.ts"
import type { Decimal } from "../values/decimal.ts"
import type { FormulaResult } from "./formula-result.ts"
import type { FormulaError } from "./formula-error.ts"

/** The price that follows from a formula's result. */
export interface FormulaPrice {
  readonly _tag: "FormulaPrice"
  /** one piece */
  readonly unit: Price
  /** all pieces */
  readonly lineTotal: Price
}

/**
 * The price of a formula's result: rounded once, its net amount computed from the VAT, then multiplied by the number of items. A result
 * that is not a finite number of at least zero is an error, never a price.
 *
 * Spec: 12.7, 12.8, 12.14, 12.15, 15.83. Units: major units of the shop's own currency in the result, whole percent of VAT.
 *
 * @param exchange brings the result into the currency of the page; null = the shop's own
 *
 * @example formulaPrice({ _tag: "Value", value: 67.99 }, 8, decimal("2"))
 * // => { _tag: "FormulaPrice", unit: price("67.99", "62.95"), lineTotal: price("135.98", "125.90") }
 * @example formulaPrice({ _tag: "Value", value: 0 / 0 }, 8, decimal("1"))
 * // => { _tag: "FormulaError", fault: "NotAPrice", what: "NaN", line: 1, column: 1 }
 */
export function formulaPrice(
  result: FormulaResult,
  vatPercent: number,
  items: Decimal,
  exchange: MoneyExchange | null = null,
): FormulaPrice | FormulaError {
  if (result._tag === "FormulaError") return result
  const gross = moneyOf(result.value, exchange)
  if (gross === null) return { _tag: "FormulaError", fault: faultOf(result.value), what: shownValue(result.value), line: 1, column: 1 }
  const unit = { gross, net: netOfGross(gross, vatPercent) }
  return { _tag: "FormulaPrice", unit, lineTotal: timesPrice(unit, items) }
}

/** A text comes of `toFixed` or of a currency behind the number, and the merchant can be told so. */
const faultOf = (value: unknown) => (typeof value === "string" ? "TextAsPrice" : "NotAPrice")

/** Rounded once, whatever the currency. Spec: 15.83. */
function moneyOf(value: unknown, exchange: MoneyExchange | null): Money | null {
  const exact = typeof value !== "number" || value < 0 ? null : fractionFromNumber(value)
  return exact === null ? null : exchangedFraction(exact, exchange)
}

const maxCharacters = 40

/** A result as the merchant's error message quotes it: short, and without the contents of lists and records. */
function shownValue(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value.slice(0, maxCharacters))
  if (Array.isArray(value)) return "[...]"
  return typeof value === "object" && value !== null ? "{...}" : String(value).slice(0, maxCharacters)
}
