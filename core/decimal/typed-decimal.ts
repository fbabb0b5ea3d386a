import { addDecimals, type Decimal, parseDecimal } from "./decimal.ts"

const places = 6
const leastDecimal: Decimal = { coefficient: 1, scale: places }

/**
 * Reads a number as people type it: comma or dot, blanks around it and between thousands. `null` = not a number, or one of
 * more than twelve digits before the point. What lies beyond six places is rounded up, so that a step is never missed.
 *
 * Spec: 5.62.
 *
 * @example parseTypedDecimal(" 1 234,5 ") // => { coefficient: 12345, scale: 1 }
 * @example parseTypedDecimal("1,2,3") // => null
 */
export function parseTypedDecimal(text: string): Decimal | null {
  const compact = text.trim().replace(/(?<=\d)[\s\u00A0\u202F](?=\d{3}(?!\d))/g, "")
  const parts = /^(-?)0*(\d{0,12})(?:[.,](\d*))?$/.exec(compact)
  if (parts === null || !/\d/.test(compact)) return null
  const [, sign = "", whole = "", fraction = ""] = parts
  const kept = parseDecimal(`${sign}${whole || "0"}.${fraction.slice(0, places).padEnd(1, "0")}`)
  return kept !== null && sign === "" && /[1-9]/.test(fraction.slice(places)) ? addDecimals(kept, leastDecimal) : kept
}
