import type { PriceFormat } from "./price-format.ts"

/** How a shop spells its prices. A separator that is left out is the mark that the mask itself has. */
export interface ShopMask extends Pick<PriceFormat, "symbol" | "symbolBefore" | "space"> {
  /** canonical (`###,##0.00`) or with the shop's own marks (`###&nbsp;##0,00`) */
  readonly mask: string
  /** empty = thousands are not grouped */
  readonly groupSeparator?: string | null
  readonly decimalSeparator?: string | null
}

/**
 * Why a mask cannot be read: it has a foreign character, no digit at all, marks that cannot be told apart, optional and mandatory digits
 * the wrong way round, or uneven groups.
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
 * The shop's spelling of prices as a format. Refuses what is no mask instead of guessing.
 *
 * Spec: 9.41, 15.2 to 15.5.
 *
 * @example readMask({ mask: "###&nbsp;##0,00", symbol: "zł", symbolBefore: false, space: true })
 * // => { _tag: "Format", format: { mask: "###,##0.00", groupSeparator: "\u00A0", decimalSeparator: ",", symbol: "zł", symbolBefore: false, space: true } }
 * @example readMask({ mask: "0#,00", symbol: "", symbolBefore: false, space: false }) // => { _tag: "MaskUnreadable", mask: "0#,00", fault: "order" }
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

/** One mark alone groups when three digits follow it as thousands would; a dot before three decimals stays a dot before decimals. */
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
