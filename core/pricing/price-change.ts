import { type Money, roundedQuotient } from "../values/money.ts"

/** How a price differs from an earlier one. */
export interface PriceChange {
  readonly is: "cheaper" | "dearer"
  /** above zero */
  readonly amount: Money
  /** of the earlier price, a whole number without sign; 0 when it rounds to nothing */
  readonly percent: number
}

/**
 * What has become of a price; `null` when it is the same, or when there was no price above zero before.
 *
 * Spec: 9.42, 5.7, 15.13.
 *
 * @example priceChange({ minor: 8000 }, { minor: 10000 }) // => { is: "cheaper", amount: { minor: 2000 }, percent: 20 }
 * @example priceChange({ minor: 8000 }, { minor: 8000 }) // => null
 */
export function priceChange(now: Money, before: Money): PriceChange | null {
  if (before.minor <= 0 || now.minor === before.minor) return null
  const amount = Math.abs(now.minor - before.minor)
  const percent = Number(roundedQuotient(BigInt(amount) * 100n, BigInt(before.minor)))
  return { is: now.minor < before.minor ? "cheaper" : "dearer", amount: { minor: amount }, percent }
}

/**
 * The percent of a change as it is shown: minus for cheaper, plus for dearer; `null` when there is nothing to show.
 *
 * Spec: 9.42, 15.13.
 *
 * @example signedPercent({ is: "cheaper", percent: 20 }) // => "-20%"
 * @example signedPercent({ is: "dearer", percent: 5 }) // => "+5%"
 */
export function signedPercent(change: Pick<PriceChange, "is" | "percent"> | null): string | null {
  return change === null || change.percent === 0 ? null : `${change.is === "cheaper" ? "-" : "+"}${change.percent}%`
}
