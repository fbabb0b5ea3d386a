import type { Money } from "./money.ts"
import { parseMoney } from "./money-text.ts"
import type { PriceFormat } from "./price-format.ts"

/** Marks that people put between thousands. */
const betweenThousands = /[.,\s'’]/

/**
 * An amount as people type or paste it: in the shop's own format, or with a comma or dot before the decimals and blanks,
 * apostrophes, dots or commas between thousands. `null` when it is not an amount, is ambiguous, or has more than two decimals.
 *
 * Spec: 9.40, 9.41, 15.8, 15.9.
 *
 * @example parseTypedMoney("1 234,5", { mask: "###,##0.00", groupSeparator: " ", decimalSeparator: ",", symbol: "zł" })
 * // => { minor: 123450 }
 * @example parseTypedMoney("1.234", { mask: "###,##0.00", groupSeparator: " ", decimalSeparator: ",", symbol: "zł" })
 * // => null
 */
export function parseTypedMoney(
  text: string,
  format: Pick<PriceFormat, "mask" | "groupSeparator" | "decimalSeparator" | "symbol">,
): Money | null {
  const bare = withoutSymbol(text.trim(), format.symbol)
  const [sign, digits] = /^[-−]/.test(bare) ? ["-", withoutSymbol(bare.slice(1).trim(), format.symbol)] : ["", bare]
  const read = readOwn(digits, format) ?? readTolerant(digits)
  if (read === null) return null
  const { whole, fraction } = read
  return /[1-9]/.test(fraction.slice(2))
    ? null
    : parseMoney(`${sign}${whole.replace(/^0+(?=\d)/, "") || "0"}.${fraction.slice(0, 2).padEnd(1, "0")}`)
}

interface Digits {
  readonly whole: string
  readonly fraction: string
}

function withoutSymbol(text: string, symbol: string): string {
  if (text.startsWith(symbol)) return text.slice(symbol.length).trim()
  return text.endsWith(symbol) ? text.slice(0, -symbol.length).trim() : text
}

/** Reads an amount exactly as the shop writes it: with its group separator everywhere or nowhere. */
function readOwn(
  text: string,
  { mask, groupSeparator, decimalSeparator }: Pick<PriceFormat, "mask" | "groupSeparator" | "decimalSeparator">,
): Digits | null {
  const [wholeMask = "", fractionMask = ""] = mask.split(".")
  const places = Math.max(2, fractionMask.length)
  const [before = "", fraction = "", more] = decimalSeparator === "" ? [text] : text.split(decimalSeparator)
  if (more !== undefined || !/^\d*$/.test(fraction) || fraction.length > places) return null
  const size = wholeMask.length - wholeMask.lastIndexOf(",") - 1
  const groups = groupSeparator === "" || !wholeMask.includes(",") ? [before] : before.split(groupSeparator)
  const whole = groups.join("")
  return /^\d*$/.test(whole) && /\d/.test(whole + fraction) && areGroups(groups, size) ? { whole, fraction } : null
}

const areGroups = (groups: readonly string[], size: number): boolean =>
  groups.length === 1 || groups.every((group, at) => (at === 0 ? group !== "" && group.length <= size : group.length === size))

/** Reads an amount written in any other usual way. A single mark is the decimal point; of two kinds, the last one is. */
function readTolerant(text: string): Digits | null {
  const marks = text.replaceAll(/[^.,]/g, "")
  const last = marks.at(-1) ?? ""
  const isDecimal = marks.indexOf(last) === marks.length - 1
  const decimalAt = isDecimal ? text.lastIndexOf(last) : text.length
  const fraction = text.slice(decimalAt + 1)
  const groups = text.slice(0, decimalAt).split(betweenThousands)
  const whole = groups.join("")
  return areGroups(groups, 3) && /^\d{0,2}$/.test(fraction) && /\d/.test(whole + fraction) ? { whole, fraction } : null
}
