import { type Fraction, roundFraction, zeroFraction } from "../decimal/fraction.ts"
import type { Money } from "./money.ts"
import type { PriceFormat } from "./price-format.ts"
import { readWireAmount } from "./wire-amount.ts"

/** `,` groups and `.` decimals around mandatory `0` and optional `#`, with at least one of them before the point or after. */
const canonicalMask = /^-?(?=.*[#0])[#0,]*(?:\.[#0]*)?$/

/** For a shop whose mask cannot be read: a price is never rounded or cut by mistake. */
const plainMask = "###,##0.00"

/**
 * An amount as the shop writes prices.
 *
 * Spec: 9.41, 15.2 to 15.6. The mask is read in its canonical form first and separators are put in afterwards, so that no choice of
 * separators can confuse it; minus stands in front of the number.
 *
 * @example formatPrice({ minor: 123450 }, { mask: "###,##0.00", groupSeparator: " ", decimalSeparator: ",", symbol: "zł", symbolBefore: false, space: true })
 * // => "1 234,50 zł"
 */
export function formatPrice(amount: Money, format: PriceFormat): string {
  return formatExact({ numerator: BigInt(amount.minor), denominator: 100n }, format)
}

/**
 * A number of the wire as the shop writes prices: rounded once, to the places of the mask. Null and empty text count as zero; what is
 * no number stays as it is.
 *
 * Spec: 9.40, 9.41, 15.7.
 *
 * @example formatWirePrice(1.005, { mask: "0.00", groupSeparator: "", decimalSeparator: ",", symbol: "", symbolBefore: false, space: false })
 * // => "1,01"
 */
export function formatWirePrice(value: number | string | null, format: PriceFormat): string {
  const read = readWireAmount(value)
  return read._tag === "NotAnAmount" ? read.given : formatExact(read._tag === "Amount" ? read.amount : zeroFraction, format)
}

function formatExact(amount: Fraction, format: PriceFormat): string {
  const mask = canonicalMask.test(format.mask) ? format.mask : plainMask
  const [wholeMask = "", fractionMask = ""] = mask.split(".")
  const places = fractionMask.length
  const units = roundFraction(mask.startsWith("-") ? { ...amount, numerator: -amount.numerator } : amount, places)
  const digits = String(units < 0n ? -units : units).padStart(places + 1, "0")
  const whole = groupWhole(digits.slice(0, digits.length - places), wholeMask, format.groupSeparator)
  const number = (units < 0n ? "-" : "") + whole + keptFraction(digits.slice(digits.length - places), fractionMask, format.decimalSeparator)
  if (format.symbol === "") return number
  const blank = format.space ? " " : ""
  return format.symbolBefore ? format.symbol + blank + number : number + blank + format.symbol
}

function groupWhole(whole: string, mask: string, separator: string): string {
  const flat = mask.replaceAll(",", "")
  const first = flat.indexOf("0")
  const least = first < 0 ? 0 : flat.length - first
  const digits = whole === "0" && least === 0 ? "" : whole.padStart(least, "0")
  if (!mask.includes(",")) return digits
  const size = mask.length - mask.lastIndexOf(",") - 1
  return digits.replace(new RegExp(String.raw`\B(?=(?:\d{${size}})+$)`, "g"), () => separator)
}

/** `0` keeps a decimal, `#` drops it when nothing but zeros follows. */
function keptFraction(fraction: string, mask: string, separator: string): string {
  const least = mask.lastIndexOf("0") + 1
  const kept = fraction.replace(/0+$/, "").padEnd(least, "0")
  return kept === "" ? "" : separator + kept
}
