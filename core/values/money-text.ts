import { type Fraction, roundFraction, zeroFraction } from "./fraction.ts"
import type { Money } from "./money.ts"
import { formatFraction, type PriceFormat } from "./price-format.ts"

// Amounts as the wire writes them. A page reads none before it asks its shop, so they are not in its first script.

/**
 * Reads exact text with a dot and at most two places; `null` for anything else.
 *
 * Spec: 9.40. Units: major units in the text.
 *
 * @example parseMoney("129.00") // => { minor: 12900 }
 * @example parseMoney("1.005") // => null
 */
export function parseMoney(text: string): Money | null {
  const parts = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text)
  if (parts === null) return null
  const [, sign = "", whole = "", fraction = ""] = parts
  const minor = Number(sign + whole + fraction.padEnd(2, "0"))
  return { minor: minor === 0 ? 0 : minor }
}

/**
 * Money from a number of the wire: its shortest decimal text, rounded half away from zero. `null` when it is not finite or too large.
 *
 * Spec: 9.40 (1.005 gives 1.01).
 *
 * @example moneyFromNumber(1.005) // => { minor: 101 }
 */
export function moneyFromNumber(number: number): Money | null {
  const fraction = fractionFromNumber(number)
  if (fraction === null) return null
  const minor = Number(roundFraction(fraction, 2))
  return { minor: minor === 0 ? 0 : minor }
}

/**
 * What a number's shortest decimal text says, exactly. `null` when it is not finite or too large.
 *
 * Spec: 9.40, 15.83.
 *
 * @example fractionFromNumber(1.005) // => { numerator: 1005n, denominator: 1000n }
 */
export function fractionFromNumber(number: number): Fraction | null {
  if (!Number.isFinite(number) || Math.abs(number) >= 1e13) return null
  const parts = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(number))
  if (parts === null) return null
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = parts
  const places = fraction.length - Number(exponent)
  const digits = BigInt(sign + whole + fraction)
  return places <= 0
    ? { numerator: digits * 10n ** BigInt(-places), denominator: 1n }
    : { numerator: digits, denominator: 10n ** BigInt(places) }
}

/**
 * An amount as exact text with a dot and two places, as the wire writes it.
 *
 * Spec: 9.40.
 *
 * @example moneyText({ minor: -5 }) // => "-0.05"
 */
export function moneyText(amount: Money): string {
  const digits = String(Math.abs(amount.minor)).padStart(3, "0")
  return `${amount.minor < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** No shop deals in larger amounts. */
const maxWholeDigits = 13

/**
 * Reads exact decimal text with a dot, with an exponent too, as JavaScript prints numbers; `null` for anything else and from 10^13 on.
 *
 * Spec: 5.7, 9.40 (on the decimal text), 15.1.
 *
 * @example parseFraction("12.5") // => { numerator: 125n, denominator: 10n }
 * @example parseFraction("12,5") // => null
 */
export function parseFraction(text: string): Fraction | null {
  const parts = /^(-?)(\d{1,40})(?:\.(\d{1,40}))?(?:e([+-]?\d{1,3}))?$/.exec(text.trim())
  if (parts === null) return null
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = parts
  const digits = BigInt(sign + whole + fraction)
  const places = fraction.length - Number(exponent)
  const read =
    places > 0 ? { numerator: digits, denominator: 10n ** BigInt(places) } : { numerator: digits * 10n ** BigInt(-places), denominator: 1n }
  const size = read.numerator < 0n ? -read.numerator : read.numerator
  return size < 10n ** BigInt(maxWholeDigits) * read.denominator ? read : null
}

/** An amount in the platform's replies: a number, text with a dot, or nothing. */
export type WireAmount = number | string | null | undefined

export type ReadWireAmount =
  | { readonly _tag: "Amount"; readonly amount: Fraction }
  | { readonly _tag: "Absent" }
  | { readonly _tag: "NotAnAmount"; readonly given: string }

/**
 * Reads an amount of the wire exactly as its decimal text says. Empty text counts as absent, like null.
 *
 * Spec: 9.40, 11.11, 11.48, 15.1.
 *
 * @example readWireAmount("81.30") // => { _tag: "Amount", amount: { numerator: 8130n, denominator: 100n } }
 * @example readWireAmount("81,30") // => { _tag: "NotAnAmount", given: "81,30" }
 */
export function readWireAmount(wire: WireAmount): ReadWireAmount {
  if (wire === null || wire === undefined) return { _tag: "Absent" }
  const given = String(wire)
  if (given.trim() === "") return { _tag: "Absent" }
  const amount = parseFraction(given)
  return amount === null ? { _tag: "NotAnAmount", given } : { _tag: "Amount", amount }
}

/**
 * An amount of the wire as the shop writes prices: rounded once, to the places of the mask. Null and empty text count as zero; anything
 * that is not a number stays as it is.
 *
 * Spec: 9.40, 9.41, 15.7.
 *
 * @example
 * formatWirePrice(1.005, {
 *   mask: "0.00",
 *   groupSeparator: "",
 *   decimalSeparator: ",",
 *   symbol: "",
 *   symbolBefore: false,
 *   space: false,
 * })
 * // => "1,01"
 */
export function formatWirePrice(value: number | string | null, format: PriceFormat): string {
  const read = readWireAmount(value)
  return read._tag === "NotAnAmount" ? read.given : formatFraction(read._tag === "Amount" ? read.amount : zeroFraction, format)
}
