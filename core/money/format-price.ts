import type { Money } from "./money.ts"
import type { PriceFormat } from "./price-format.ts"

/** `,` groups and `.` decimals around mandatory `0` and optional `#`, with at least one of them before the point or after. */
const canonicalMask = /^(?=.*[#0])[#0,]*(?:\.[#0]*)?$/

/** For a shop whose mask cannot be read: a price is never rounded or cut by mistake. */
const plainMask = "###,##0.00"

/**
 * An amount as the shop writes prices.
 *
 * Spec: 9.41. The mask is read in its canonical form first and separators are put in afterwards, so that no choice of
 * separators can confuse it; minus stands in front of the number.
 *
 * @example formatPrice({ minor: 123450 }, { mask: "###,##0.00", groupSeparator: " ", decimalSeparator: ",", symbol: "zł", symbolBefore: false, space: true })
 * // => "1 234,50 zł"
 */
export function formatPrice(amount: Money, format: PriceFormat): string {
  const [wholeMask = "", fractionMask = ""] = (canonicalMask.test(format.mask) ? format.mask : plainMask).split(".")
  const digits = String(Math.abs(amount.minor)).padStart(3, "0")
  const { whole, fraction } = roundedTo(digits.slice(0, -2), digits.slice(-2), fractionMask.length)
  const number = groupWhole(whole, wholeMask, format.groupSeparator) + keptFraction(fraction, fractionMask, format.decimalSeparator)
  const sign = amount.minor < 0 && /[1-9]/.test(number) ? "-" : ""
  if (format.symbol === "") return sign + number
  const blank = format.space ? " " : ""
  return format.symbolBefore ? format.symbol + blank + sign + number : sign + number + blank + format.symbol
}

/** Masks with fewer than two places round, half away from zero. */
function roundedTo(whole: string, cents: string, places: number): { readonly whole: string; readonly fraction: string } {
  if (places >= 2) return { whole, fraction: cents }
  const dropped = 10 ** (2 - places)
  const rounded = String(Math.floor((Number(whole + cents) + dropped / 2) / dropped)).padStart(places + 1, "0")
  return { whole: rounded.slice(0, rounded.length - places), fraction: places === 0 ? "" : rounded.slice(-places) }
}

function groupWhole(whole: string, mask: string, separator: string): string {
  const flat = mask.replaceAll(",", "")
  const first = flat.indexOf("0")
  const least = first < 0 ? 0 : flat.length - first
  const digits = whole === "0" && least === 0 ? "" : whole.padStart(least, "0")
  if (!mask.includes(",")) return digits
  const size = mask.length - mask.lastIndexOf(",") - 1
  return size < 1 ? digits : digits.replace(new RegExp(String.raw`\B(?=(?:\d{${size}})+$)`, "g"), () => separator)
}

/** `0` keeps a decimal, `#` drops it when nothing but zeros follows. */
function keptFraction(fraction: string, mask: string, separator: string): string {
  const least = mask.lastIndexOf("0") + 1
  const kept = fraction.replace(/0+$/, "").padEnd(least, "0")
  return kept === "" ? "" : separator + kept
}
