import { type Fraction, roundFraction } from "./fraction.ts"
import type { Language } from "./language.ts"
import type { Money } from "./money.ts"

/** How a shop writes prices. Spec: 9.40, 9.41. */
export interface PriceFormat {
  /** canonical mask: `,` groups, `.` decimals, `0` mandatory and `#` optional digits, such as `###,##0.00` */
  readonly mask: string
  readonly groupSeparator: string
  readonly decimalSeparator: string
  /** currency symbol, such as "zł" */
  readonly symbol: string
  readonly symbolBefore: boolean
  /** a blank between number and symbol */
  readonly space: boolean
}

/**
 * How prices in złoty are written in each language, with plain blanks: for terminals, tests and shops that name no format.
 *
 * Spec: 9.40.
 *
 * @example formatPrice(money("1234.50"), zlotyPrices.pl) // => "1 234,50 zł"
 * @example formatPrice(money("1234.50"), zlotyPrices.en) // => "1,234.50 zł"
 */
export const zlotyPrices: Readonly<Record<Language, PriceFormat>> = {
  pl: { mask: "###,##0.00", groupSeparator: " ", decimalSeparator: ",", symbol: "zł", symbolBefore: false, space: true },
  en: { mask: "###,##0.00", groupSeparator: ",", decimalSeparator: ".", symbol: "zł", symbolBefore: false, space: true },
}

/** How a shop configures its prices. A separator that is left out is the mark in the mask itself. */
export interface ShopMask extends Pick<PriceFormat, "symbol" | "symbolBefore" | "space"> {
  /** canonical (`###,##0.00`) or with the shop's own marks (`###&nbsp;##0,00`) */
  readonly mask: string
  /** empty = thousands are not grouped */
  readonly groupSeparator?: string | null
  readonly decimalSeparator?: string | null
}

/**
 * Why a mask cannot be read: it has a foreign character, no digit at all, marks that cannot be distinguished, optional and mandatory
 * digits in the wrong order, or uneven groups.
 */
export type MaskFault = "character" | "noDigits" | "marks" | "order" | "groups"

export type ReadMask =
  | { readonly _tag: "Format"; readonly format: PriceFormat }
  | { readonly _tag: "MaskUnreadable"; readonly mask: string; readonly fault: MaskFault }

/** The two halves of a mask and the marks between their digits. */
interface Parts {
  readonly whole: string
  readonly fraction: string
  readonly group: string
  readonly decimal: string
}

const wellFormedWhole = /^#*0*$/
const wellFormedFraction = /^0*#*$/

/**
 * The price format of a shop's mask. Rejects an invalid mask rather than guessing.
 *
 * Spec: 9.41, 15.2 to 15.5.
 *
 * @example readMask({ mask: "###&nbsp;##0,00", symbol: "zł", symbolBefore: false, space: true })
 * // => {
 * //   _tag: "Format",
 * //   format: {
 * //     mask: "###,##0.00",
 * //     groupSeparator: "\u00A0",
 * //     decimalSeparator: ",",
 * //     symbol: "zł",
 * //     symbolBefore: false,
 * //     space: true,
 * //   },
 * // }
 * @example readMask({ mask: "0#,00", symbol: "", symbolBefore: false, space: false })
 * // => { _tag: "MaskUnreadable", mask: "0#,00", fault: "order" }
 */
export function readMask(shop: ShopMask): ReadMask {
  const spelled = shop.mask.replaceAll(/&(?:nbsp|#160|#xa0);/gi, "\u00A0")
  const [sign, digits] = spelled.startsWith("-") ? ["-", spelled.slice(1)] : ["", spelled]
  const unreadable = (fault: MaskFault): ReadMask => ({ _tag: "MaskUnreadable", mask: shop.mask, fault })
  const parts = splitMask(digits)
  if (typeof parts === "string") return unreadable(parts)
  const groups = parts.group === "" ? [parts.whole] : parts.whole.split(parts.group)
  const fault = faultOf(groups, parts.fraction)
  if (fault !== null) return unreadable(fault)
  const groupSeparator = shop.groupSeparator ?? parts.group
  const decimalSeparator = (shop.decimalSeparator ?? "") || parts.decimal || (groupSeparator === "." ? "," : ".")
  if (groups.length > 1 && groupSeparator === decimalSeparator) return unreadable("marks")
  const mask = sign + groups.join(",") + (parts.fraction === "" ? "" : `.${parts.fraction}`)
  const { symbol, symbolBefore, space } = shop
  return { _tag: "Format", format: { mask, groupSeparator, decimalSeparator, symbol, symbolBefore, space } }
}

function splitMask(digits: string): Parts | MaskFault {
  if (!/^[#0.,'’·\s]*$/.test(digits)) return "character"
  if (!/[#0]/.test(digits)) return "noDigits"
  const marks = digits.replaceAll(/[#0]/g, "")
  const [first = "", second] = new Set(marks)
  if (second === undefined)
    return marks.length === 1 ? splitAtOneMark(digits, first) : { whole: digits, fraction: "", group: first, decimal: "" }
  return marks.indexOf(second) === marks.length - 1 ? splitAt(digits, second, first) : "marks"
}

function splitAt(digits: string, decimal: string, group: string): Parts | MaskFault {
  const [whole = "", fraction = ""] = digits.split(decimal)
  return /[.,·]/.test(decimal) ? { whole, fraction, group, decimal } : "marks"
}

/** A single mark groups when exactly three digits follow it, as after thousands; a dot before three decimals stays a decimal point. */
function splitAtOneMark(digits: string, mark: string): Parts | MaskFault {
  const [whole = "", fraction = ""] = digits.split(mark)
  const canGroup = fraction.length === 3 && whole !== "" && wellFormedWhole.test(whole + fraction) && mark !== "·"
  const groups = canGroup && (mark !== "." || !wellFormedFraction.test(fraction))
  return groups ? { whole: digits, fraction: "", group: mark, decimal: "" } : splitAt(digits, mark, "")
}

function faultOf(groups: readonly string[], fraction: string): MaskFault | null {
  if (!wellFormedWhole.test(groups.join("")) || !wellFormedFraction.test(fraction)) return "order"
  const size = groups.at(-1)?.length
  const even = groups.every((one, at) => one !== "" && (at === 0 || one.length === size))
  return groups.length === 1 || even ? null : "groups"
}

/** `,` for groups and `.` for decimals among mandatory `0` and optional `#`, with at least one digit before or after the point. */
const canonicalMask = /^-?(?=.*[#0])[#0,]*(?:\.[#0]*)?$/

/** For a shop whose mask cannot be read, so that no price is rounded or cut by mistake. */
const plainMask = "###,##0.00"

/**
 * An amount as the shop writes prices.
 *
 * Spec: 9.41, 15.2 to 15.6. The mask is read in its canonical form first and separators are put in afterwards, so that no choice of
 * separators can confuse it; the minus sign stands in front of the number.
 *
 * @example formatPrice(money("1234.50"), polishPrices)
 * // => "1 234,50 zł"
 */
export function formatPrice(amount: Money, format: PriceFormat): string {
  return formatFraction({ numerator: BigInt(amount.minor), denominator: 100n }, format)
}

/**
 * An exact amount as the shop writes prices: rounded once, to the places of the mask.
 *
 * Spec: 9.40, 9.41.
 *
 * @example formatFraction({ numerator: 1n, denominator: 3n }, polishPrices) // => "0,33 zł"
 */
export function formatFraction(amount: Fraction, format: PriceFormat): string {
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
  const minDigits = first < 0 ? 0 : flat.length - first
  const digits = whole === "0" && minDigits === 0 ? "" : whole.padStart(minDigits, "0")
  const size = mask.includes(",") ? mask.length - mask.lastIndexOf(",") - 1 : 0
  if (size === 0) return digits
  // a page shows hundreds of prices: taken apart by hand, none of them makes a pattern
  const groups: string[] = []
  for (let end = digits.length; end > 0; end -= size) groups.unshift(digits.slice(Math.max(0, end - size), end))
  return groups.join(separator)
}

/** `0` keeps a decimal; `#` drops it when only zeros follow. */
function keptFraction(fraction: string, mask: string, separator: string): string {
  const minPlaces = mask.lastIndexOf("0") + 1
  const kept = fraction.replace(/0+$/, "").padEnd(minPlaces, "0")
  return kept === "" ? "" : separator + kept
}
