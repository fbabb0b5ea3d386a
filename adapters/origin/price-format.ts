import type { PriceInWords } from "../http/operations/price-words.ts"
import { pricesInCurrency } from "../../core/pricing/currency.ts"
import type { Language } from "../../core/values/language.ts"
import type { PriceFormat } from "../../core/values/price-format.ts"

/** A price: what stands before the amount, the amount, and what stands behind it. */
const written = /^([^\d\s.,-]{0,5})(\s?)(\d{1,3}(?:[\s.,']?\d{3})*|\d+)([.,])(\d{2})(\s?)([^\d\s.,/]{0,5})$/

const blank = "\u00A0"

/**
 * How a shop writes prices, by prices that it has written. Where it writes none that can be read, writes them differently, or writes other amounts than it
 * says, the letters of its currency stand behind the number; null = it does not tell those, or several. Nothing is taken from its pages, where an amount could
 * belong to anything.
 *
 * Spec: 9.40, 9.41, 10.992, 10.1021.
 *
 * @example priceFormatOf([{ value: 1399, formatted: "1 399,00 zł", currency: null }], "pl")?.symbol // => "zł"
 * @example priceFormatOf([{ value: 13, formatted: "1 399,00 zł", currency: null }], "pl") // => null
 * @example priceFormatOf([{ value: 13, formatted: null, currency: "EUR" }], "pl")?.symbol // => "EUR"
 */
export function priceFormatOf(prices: readonly PriceInWords[], language: Language): PriceFormat | null {
  return writtenFormat(prices) ?? namedFormat(prices, language)
}

function namedFormat(prices: readonly PriceInWords[], language: Language): PriceFormat | null {
  const [first = null, ...others] = new Set(prices.map(({ currency }) => currency))
  return first === null || others.length > 0 ? null : pricesInCurrency(first, language)
}

function writtenFormat(prices: readonly PriceInWords[]): PriceFormat | null {
  const read = prices.flatMap(({ value, formatted }) => (formatted === null ? [] : [formatIn(value, formatted)]))
  const formats = read.flatMap((format) => format ?? [])
  const [first] = formats
  if (first === undefined || formats.length < read.length) return null
  const isAlike = formats.every(
    (one) => one.symbol === first.symbol && one.decimalSeparator === first.decimalSeparator && one.symbolBefore === first.symbolBefore,
  )
  if (!isAlike) return null
  // no price of a thousand is among them: the usual mark beside the decimal one
  const usual = first.decimalSeparator === "," ? blank : ","
  return { ...first, groupSeparator: formats.find((one) => one.groupSeparator !== null)?.groupSeparator ?? usual }
}

interface FoundFormat extends Omit<PriceFormat, "groupSeparator"> {
  /** null = the amount is too small to show one */
  readonly groupSeparator: string | null
}

function formatIn(value: number, formatted: string): FoundFormat | null {
  const [whole, before = "", blankBefore = "", units = "", decimalSeparator = "", places = "", blankBehind = "", behind = ""] =
    written.exec(formatted.trim()) ?? []
  const symbol = before || behind
  if (whole === undefined || symbol === "" || (before !== "" && behind !== "")) return null
  if (Number(`${units.replaceAll(/\D/g, "")}.${places}`) !== value) return null
  const mark = /\d(\D)\d{3}$/.exec(units)?.[1]
  if (mark === decimalSeparator) return null
  return {
    mask: "###,##0.00",
    decimalSeparator,
    symbol,
    symbolBefore: before !== "",
    space: (before === "" ? blankBehind : blankBefore) !== "",
    groupSeparator: mark === undefined ? (units.length > 3 ? "" : null) : mark.trim() === "" ? blank : mark,
  }
}
