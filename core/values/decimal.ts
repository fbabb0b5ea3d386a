/**
 * An exact decimal number: `coefficient / 10 ** scale`. It is plain data, so it can travel as JSON.
 * Quantities, points and percentages are decimals; amounts of money are `Money`.
 */
export interface Decimal {
  /** safe integer */
  readonly coefficient: number
  /** places after the point, 0 to 6 */
  readonly scale: number
}

const maxScale = 6

/**
 * A whole number as a decimal.
 *
 * Spec: 5.62. Units: whole units.
 *
 * @example decimalOf(3) // => { coefficient: 3, scale: 0 }
 */
export function decimalOf(whole: number): Decimal {
  return { coefficient: whole, scale: 0 }
}

/**
 * Reads exact decimal text with a dot; `null` for anything else, for more than six places and for numbers too large to be exact.
 *
 * Spec: 5.62 (exact decimals).
 *
 * @example parseDecimal("0.50") // => { coefficient: 5, scale: 1 }
 * @example parseDecimal("1e3") // => null
 */
export function parseDecimal(text: string): Decimal | null {
  const parts = /^(-?)(\d{1,16})(?:\.(\d{1,20}))?$/.exec(text)
  if (parts === null) return null
  const [, sign = "", whole = "", fraction = ""] = parts
  const places = fraction.replace(/0+$/, "")
  if (places.length > maxScale) return null
  const coefficient = Number(sign + whole + places)
  return Number.isSafeInteger(coefficient)
    ? { coefficient: coefficient === 0 ? 0 : coefficient, scale: coefficient === 0 ? 0 : places.length }
    : null
}

/**
 * The nearest decimal of six places to a number from the wire, because a shop that calculates in doubles sends
 * 0.30000000000000004; `null` when the number is not finite or too large to be exact.
 *
 * Spec: 11.11 (values are JSON numbers).
 *
 * @example decimalFromNumber(0.1 + 0.2) // => { coefficient: 3, scale: 1 }
 */
export function decimalFromNumber(number: number): Decimal | null {
  return parseDecimal(String(number)) ?? (Math.abs(number) < 1e9 ? parseDecimal(number.toFixed(maxScale)) : null)
}

/**
 * A decimal as the shortest exact text, with a dot.
 *
 * Spec: 5.62.
 *
 * @example decimalText({ coefficient: 150, scale: 2 }) // => "1.5"
 */
export function decimalText(decimal: Decimal): string {
  const { coefficient, scale } = decimal
  const digits = String(Math.abs(coefficient)).padStart(scale + 1, "0")
  const whole = digits.slice(0, digits.length - scale)
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, "")
  return `${coefficient < 0 ? "-" : ""}${whole}${fraction === "" ? "" : `.${fraction}`}`
}

/** Both numbers as whole multiples of the finer scale. */
function aligned(left: Decimal, right: Decimal): { readonly a: bigint; readonly b: bigint; readonly scale: number } {
  const scale = Math.max(left.scale, right.scale)
  const at = (decimal: Decimal) => BigInt(decimal.coefficient) * 10n ** BigInt(scale - decimal.scale)
  return { a: at(left), b: at(right), scale }
}

/**
 * A coefficient and its scale as a decimal without trailing zeros.
 *
 * Spec: 5.62. Exact as long as the coefficient that remains is a safe integer.
 *
 * @example exactDecimal(1500n, 3) // => { coefficient: 15, scale: 1 }
 */
export function exactDecimal(coefficient: bigint, scale: number): Decimal {
  let [kept, places] = [coefficient, scale]
  while (places > 0 && kept % 10n === 0n) [kept, places] = [kept / 10n, places - 1]
  return { coefficient: Number(kept), scale: places }
}

/**
 * Compares two decimals: negative, zero or positive, as `sort` expects.
 *
 * Spec: 5.63.
 *
 * @example compareDecimals({ coefficient: 15, scale: 1 }, { coefficient: 2, scale: 0 }) // => -1
 */
export function compareDecimals(left: Decimal, right: Decimal): number {
  const { a, b } = aligned(left, right)
  return a < b ? -1 : Number(a > b)
}

/**
 * The exact sum.
 *
 * Spec: 5.62.
 *
 * @example addDecimals({ coefficient: 1, scale: 1 }, { coefficient: 2, scale: 1 }) // => { coefficient: 3, scale: 1 }
 */
export function addDecimals(left: Decimal, right: Decimal): Decimal {
  const { a, b, scale } = aligned(left, right)
  return exactDecimal(a + b, scale)
}

/**
 * The exact difference.
 *
 * Spec: 5.62.
 *
 * @example subtractDecimals({ coefficient: 3, scale: 1 }, { coefficient: 1, scale: 1 })
 * // => { coefficient: 2, scale: 1 }
 */
export function subtractDecimals(left: Decimal, right: Decimal): Decimal {
  const { a, b, scale } = aligned(left, right)
  return exactDecimal(a - b, scale)
}

/**
 * The nearest JavaScript number, only for the wire and for drawing.
 *
 * Spec: 11.11.
 *
 * @example decimalToNumber({ coefficient: 15, scale: 1 }) // => 1.5
 */
export function decimalToNumber(decimal: Decimal): number {
  return Number(decimalText(decimal))
}

const places = 6
const smallestDecimal: Decimal = { coefficient: 1, scale: places }
const maxWholeDigits = 12
const largest = 10 ** maxWholeDigits - 1

/**
 * Reads a number as people type it: with a comma or a dot, with blanks around it and between thousands. `null` for anything that is
 * not a number and for more than twelve digits before the point. Digits beyond six places round up, so that a step is never missed.
 *
 * Spec: 5.62.
 *
 * @example parseTypedDecimal(" 1 234,5 ") // => { coefficient: 12345, scale: 1 }
 * @example parseTypedDecimal("1,2,3") // => null
 */
export function parseTypedDecimal(text: string): Decimal | null {
  const parts = typedParts(text)
  if (parts === null) return null
  const [, sign = "", whole = "", fraction = ""] = parts
  if (whole.length > maxWholeDigits) return null
  const kept = parseDecimal(`${sign}${whole || "0"}.${fraction.slice(0, places).padEnd(1, "0")}`)
  return kept !== null && sign === "" && /[1-9]/.test(fraction.slice(places)) ? addDecimals(kept, smallestDecimal) : kept
}

/**
 * The same for an amount that has bounds: a number too large to be exact is the largest that `parseTypedDecimal` reads, and so beyond
 * every bound. `null` only for what is not a number.
 *
 * Spec: 5.62, 17.24.
 *
 * @example parseTypedAmount("99999999999999999999") // => { coefficient: 999999999999, scale: 0 }
 * @example parseTypedAmount("dużo") // => null
 */
export function parseTypedAmount(text: string): Decimal | null {
  const parts = typedParts(text)
  return parts === null ? null : (parseTypedDecimal(text) ?? decimalOf(parts[1] === "-" ? -largest : largest))
}

function typedParts(text: string): RegExpExecArray | null {
  const compact = text.trim().replace(/(?<=\d)[\s\u00A0\u202F](?=\d{3}(?!\d))/g, "")
  return /\d/.test(compact) ? /^(-?)0*(\d*)(?:[.,](\d*))?$/.exec(compact) : null
}
