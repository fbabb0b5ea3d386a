import { type Money, moneyFromNumber, netOfGross, type Price, timesPrice } from "../values/money.ts"
import type { Decimal } from "../values/decimal.ts"
import type { FormulaResult } from "./formula.ts"
import type { FormulaError } from "./formula-error.ts"

/** What a formula's result costs. */
export interface FormulaPrice {
  readonly _tag: "FormulaPrice"
  /** one piece */
  readonly unit: Price
  /** all pieces */
  readonly worth: Price
}

/**
 * The price that a formula's result is: rounded once, its net side by the VAT, times the number of items. A result that is not a finite
 * number of zero or more is an error, never a price.
 *
 * Spec: 12.7, 12.8, 12.14, 12.15. Units: major units of the currency in the result, whole percent of VAT.
 *
 * @example formulaPrice({ _tag: "Value", value: 67.99 }, 8, { coefficient: 2, scale: 0 }).worth
 * // => { gross: { minor: 13598 }, net: { minor: 12590 } }
 * @example formulaPrice({ _tag: "Value", value: 0 / 0 }, 8, { coefficient: 1, scale: 0 })
 * // => { _tag: "FormulaError", fault: "NotAPrice", what: "NaN", line: 1, column: 1 }
 */
export function formulaPrice(result: FormulaResult, vatPercent: number, items: Decimal): FormulaPrice | FormulaError {
  if (result._tag === "FormulaError") return result
  const gross = moneyOf(result.value)
  if (gross === null) return { _tag: "FormulaError", fault: "NotAPrice", what: shownValue(result.value), line: 1, column: 1 }
  const unit = { gross, net: netOfGross(gross, vatPercent) }
  return { _tag: "FormulaPrice", unit, worth: timesPrice(unit, items) }
}

function moneyOf(value: unknown): Money | null {
  if (typeof value !== "number" || value < 0) return null
  return moneyFromNumber(value)
}

const longestShown = 40

/** A result as a merchant may be told it: short, and never a record's insides. */
function shownValue(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value.slice(0, longestShown))
  if (Array.isArray(value)) return "[...]"
  return typeof value === "object" && value !== null ? "{...}" : String(value).slice(0, longestShown)
}
