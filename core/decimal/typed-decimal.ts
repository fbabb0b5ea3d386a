import { type Decimal, parseDecimal } from "./decimal.ts"

/**
 * Reads a number as people type it: comma or dot, blanks around it and between thousands. `null` = not a number.
 *
 * Spec: 5.62.
 *
 * @example parseTypedDecimal(" 1 234,5 ") // => { coefficient: 12345, scale: 1 }
 * @example parseTypedDecimal("1,2,3") // => null
 */
export function parseTypedDecimal(text: string): Decimal | null {
  const compact = text.trim().replace(/(?<=\d)[\s\u00A0\u202F](?=\d{3}(?!\d))/g, "")
  const written = compact.replace(",", ".")
  return parseDecimal(written.startsWith(".") ? `0${written}` : written.replace(/\.$/, ""))
}
