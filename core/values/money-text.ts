import { type Money, roundedQuotient } from "./money.ts"

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
  if (!Number.isFinite(number) || Math.abs(number) >= 1e13) return null
  const parts = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(number))
  if (parts === null) return null
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = parts
  const places = fraction.length - Number(exponent) - 2
  const digits = BigInt(sign + whole + fraction)
  const minor = Number(places <= 0 ? digits * 10n ** BigInt(-places) : roundedQuotient(digits, 10n ** BigInt(places)))
  return { minor: minor === 0 ? 0 : minor }
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
