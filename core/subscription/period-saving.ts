import { compareMoney, type Money, subtractMoney } from "../values/money.ts"
import { percentOf } from "../pricing/price-change.ts"

/** What a subscription saves on one unit. */
export interface PeriodSaving {
  /** above zero */
  readonly amount: Money
  /** of the one-off price, a whole number; 0 below one percent, which is not shown */
  readonly percent: number
}

/**
 * What a period's price saves against the one-off price; `null` when it is not cheaper.
 *
 * Spec: 4.61, 9.42, 17.12.
 *
 * @example periodSaving({ minor: 10000 }, { minor: 8500 }) // => { amount: { minor: 1500 }, percent: 15 }
 * @example periodSaving({ minor: 8500 }, { minor: 8500 }) // => null
 */
export function periodSaving(once: Money, period: Money): PeriodSaving | null {
  if (compareMoney(period, once) >= 0) return null
  const amount = subtractMoney(once, period)
  return { amount, percent: percentOf(amount, once) ?? 0 }
}
