import { addDecimals, compareDecimals, decimalOf, decimalText, parseDecimal, subtractDecimals } from "../../values/decimal.ts"
import type { ClientAccount } from "./client-account.ts"

/** A line of the history of points. */
export interface PointLine {
  /** with its sign, such as "+20" */
  readonly amount: string
  /** null = what there was before the first entry */
  readonly reason: string | null
  /** YYYY-MM-DD; null = before the first entry */
  readonly day: string | null
}

/**
 * The history of points, the newest first: what the entries do not say of the balance was there before them, and so the lines always come to
 * the balance.
 *
 * Spec: 10.631.
 *
 * @param balance decimal text
 *
 * @example pointLines("620", [{ amount: "-80", reason: "Kubek", day: "2026-11-02" }])
 * // => [{ amount: "-80", reason: "Kubek", day: "2026-11-02" }, { amount: "+700", reason: null, day: null }]
 * @example pointLines("0", []) // => []
 */
export function pointLines(balance: string, entries: ClientAccount["points"]): readonly PointLine[] {
  const nothing = decimalOf(0)
  const sum = entries.reduce((total, { amount }) => addDecimals(total, parseDecimal(amount) ?? nothing), nothing)
  const before = subtractDecimals(parseDecimal(balance) ?? nothing, sum)
  const lines = entries.map(({ amount, reason, day }) => ({ amount: signed(amount), reason, day }))
  return compareDecimals(before, nothing) === 0 ? lines : [...lines, { amount: signed(decimalText(before)), reason: null, day: null }]
}

const signed = (amount: string): string => (amount.startsWith("-") ? amount : `+${amount}`)
