import { type CivilDay, compareDays } from "../values/civil-day.ts"
import { addDays } from "../values/day-arithmetic.ts"
import { compareMoney, type Money } from "../values/money.ts"
import { pricingLimits } from "./limits.ts"

/** A price and the day from which it held. */
export interface PriceSince {
  readonly from: CivilDay
  readonly price: Money
}

/**
 * The lowest price of the 30 days before a reduction; `null` when none is known. The price that already held when these days began
 * counts, the reduced price itself does not.
 *
 * Spec: 9.26, 15.30.
 *
 * @example
 * const january = { from: { year: 2026, month: 1, day: 1 }, price: money("90.00") }
 * const march = { from: { year: 2026, month: 3, day: 1 }, price: money("100.00") }
 * lowestOfPeriod([january, march], { year: 2026, month: 3, day: 20 }) // => money("90.00")
 * @example lowestOfPeriod([], { year: 2026, month: 3, day: 20 }) // => null
 */
export function lowestOfPeriod(history: readonly PriceSince[], reducedOn: CivilDay): Money | null {
  const first = addDays(reducedOn, -pricingLimits.lowestPriceDays)
  const before = history.filter(({ from }) => compareDays(from, reducedOn) < 0)
  const held = before.filter(({ from }) => compareDays(from, first) <= 0).reduce(later, null)
  const counted = before.filter(({ from }) => held === null || compareDays(from, held) >= 0)
  const [cheapest] = counted.toSorted((a, b) => compareMoney(a.price, b.price))
  return cheapest?.price ?? null
}

const later = (latest: CivilDay | null, { from }: PriceSince): CivilDay =>
  latest === null || compareDays(from, latest) > 0 ? from : latest
