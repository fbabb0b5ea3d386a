import { decimalFromNumber } from "../values/decimal.ts"
import type { Stock } from "./unit.ts"

/** The platform's number for stock that never runs out. */
const unlimited = -1

/**
 * The stock that a number of the wire means: -1 is unlimited, absent is unknown, and any other number below zero is none at all.
 *
 * Spec: 5.64, 5.65. Units: sold units. A number too large to be exact is unknown.
 *
 * @example stockOf(-1) // => { is: "unlimited" }
 * @example stockOf(2.5) // => { is: "limited", amount: { coefficient: 25, scale: 1 } }
 */
export function stockOf(amount: number | null | undefined): Stock {
  if (amount === unlimited) return { is: "unlimited" }
  const exact = amount === null || amount === undefined ? null : decimalFromNumber(Math.max(0, amount))
  return exact === null ? { is: "unknown" } : { is: "limited", amount: exact }
}
