import type { CivilDay } from "../../values/civil-day.ts"
import { addPrices, type Price } from "../../values/money.ts"
import type { SummaryRow } from "./cart-summary.ts"

/** Rows that are delivered with one period, again and again. */
export interface SubscriptionGroup {
  /** whole days */
  readonly days: number
  /** null = not told */
  readonly nextDelivery: CivilDay | null
  /** of one delivery */
  readonly worth: Price
}

/**
 * The groups of a basket that come again and again, in the order of their first rows; what is bought once is in none.
 *
 * Spec: 3.57, 10.443.
 *
 * @example
 * const details = [{ is: "period", days: 7, nextDelivery: null }] as const
 * const weekly = { details, lineTotal: price("10.00", "8.13") }
 * subscriptionGroups([weekly, { details: [], lineTotal: price("5.00", "4.07") }, weekly])
 * // => [{ days: 7, nextDelivery: null, worth: price("20.00", "16.26") }]
 */
export function subscriptionGroups(rows: readonly Pick<SummaryRow, "details" | "lineTotal">[]): readonly SubscriptionGroup[] {
  const groups = new Map<number, SubscriptionGroup>()
  for (const { details, lineTotal } of rows) {
    const period = details.find(({ is }) => is === "period")
    if (period?.is !== "period") continue
    const { days, nextDelivery } = period
    const known = groups.get(days)
    groups.set(
      days,
      known === undefined ? { days, nextDelivery, worth: lineTotal } : { ...known, worth: addPrices(known.worth, lineTotal) },
    )
  }
  return [...groups.values()]
}
