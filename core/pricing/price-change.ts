import { type Money, roundedQuotient } from "../values/money.ts"

/** How a price differs from an earlier one. */
export interface PriceChange {
  readonly is: "cheaper" | "dearer"
  /** above zero */
  readonly amount: Money
  /** of the earlier price, a whole number without sign; 0 = below one percent, which is not shown */
  readonly percent: number
}

/** What the percent of a change needs to be shown. */
export type SignedPercent = Pick<PriceChange, "is" | "percent">

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
  const amount: Money = { minor: Math.abs(now.minor - before.minor) }
  return { is: now.minor < before.minor ? "cheaper" : "dearer", amount, percent: percentOf(amount, before) ?? 0 }
}

/**
 * The percent of a change as it is shown: minus for cheaper, plus for dearer; `null` when there is nothing to show.
 *
 * Spec: 9.42, 15.13.
 *
 * @example signedPercent({ is: "cheaper", percent: 20 }) // => "-20%"
 * @example signedPercent({ is: "dearer", percent: 5 }) // => "+5%"
 */
export function signedPercent(change: SignedPercent | null): string | null {
  return change === null || change.percent === 0 ? null : `${change.is === "cheaper" ? "-" : "+"}${change.percent}%`
}

/**
 * The percent that a shop sends, cut to a whole number without sign so that it never promises more; `null` below one percent.
 *
 * Spec: 9.42, 15.15.
 *
 * @example wholePercent(-12.75) // => 12
 * @example wholePercent(0.5) // => null
 */
export function wholePercent(percent: number): number | null {
  const whole = Math.floor(Math.abs(percent))
  return whole === 0 ? null : whole
}

/**
 * The percent that an amount is of a whole, rounded half away from zero; `null` below one percent, and of nothing.
 *
 * Spec: 5.7, 9.42, 15.15.
 *
 * @example percentOf({ minor: 125 }, { minor: 1000 }) // => 13
 * @example percentOf({ minor: 400 }, { minor: 100000 }) // => null
 */
export function percentOf(part: Money, whole: Money): number | null {
  // below one percent nothing is shown, so rounding must not lift 0.5 to 1
  if (whole.minor <= 0 || part.minor * 100 < whole.minor) return null
  return Number(roundedQuotient(BigInt(part.minor) * 100n, BigInt(whole.minor)))
}

/**
 * How far an amount is from an earlier one, in whole percent of that one without sign; `null` below one percent. What a shop sends beside
 * its prices, by the rule of the page.
 *
 * Spec: 9.42, 15.13, 15.15.
 *
 * @example percentApart({ minor: 24900 }, { minor: 31900 }) // => 22
 * @example percentApart({ minor: 99400 }, { minor: 100000 }) // => null
 */
export const percentApart = (now: Money, before: Money): number | null => percentOf({ minor: Math.abs(now.minor - before.minor) }, before)
