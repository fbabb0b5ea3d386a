import type { Decimal } from "../values/decimal.ts"
import type { Purchase } from "./mode.ts"

/** A subscription row of the cart. */
export interface SubscriptionRow {
  /** the platform's row hash */
  readonly rowId: string
  readonly productId: number
  readonly sizeId: string
  /** for messages */
  readonly name: string
  readonly quantity: Decimal
  /** its delivery period in whole days */
  readonly days: number
  /** the periods its product offers */
  readonly periods: readonly number[]
}

/** What the shopper wants to submit. */
export interface PeriodWish {
  readonly purchase: Purchase
  /** the selected period in whole days; null = none */
  readonly days: number | null
  /** the periods the product offers */
  readonly periods: readonly number[]
}

/** What the period check says of a wish, before the cart is looked at. */
export type WishAnswer =
  /** nothing to check: the form is submitted without a period */
  | { readonly _tag: "Once" }
  | { readonly _tag: "PeriodMissing" }
  /** the rows of the cart decide */
  | { readonly _tag: "Subscription"; readonly days: number }

/** What the period check says of a subscription beside the rows of the cart. */
export type PeriodAnswer =
  | { readonly _tag: "Submit"; readonly days: number }
  /** the shopper chooses among `periods`, shortest first; `days` is preselected */
  | { readonly _tag: "Choose"; readonly periods: readonly number[]; readonly days: number }
  | { readonly _tag: "NoCommonPeriod" }

/**
 * Does a wish need the cart's rows? A one-off purchase does not, and a period that the product does not offer is none.
 *
 * Spec: 5.50, 17.13, 17.14.
 *
 * @example checkWish({ purchase: "subscription", days: 30, periods: [14, 30] }) // => { _tag: "Subscription", days: 30 }
 * @example checkWish({ purchase: "subscription", days: 7, periods: [14, 30] }) // => { _tag: "PeriodMissing" }
 */
export function checkWish({ purchase, days, periods }: PeriodWish): WishAnswer {
  if (purchase === "once") return { _tag: "Once" }
  return days !== null && periods.includes(days) ? { _tag: "Subscription", days } : { _tag: "PeriodMissing" }
}

/**
 * May a subscription with that period join those rows?
 *
 * Spec: 4.62, 4.63, 4.64, 4.68, 17.16, 17.17. Units: whole days.
 *
 * @example decidePeriod(30, [14, 30], []) // => { _tag: "Submit", days: 30 }
 */
export function decidePeriod(
  days: number,
  periods: readonly number[],
  rows: readonly Pick<SubscriptionRow, "days" | "periods">[],
): PeriodAnswer {
  if (rows.every((row) => row.days === days)) return { _tag: "Submit", days }
  const common = commonPeriods(
    periods,
    rows.map((row) => row.periods),
  )
  const [shortest] = common
  if (shortest === undefined) return { _tag: "NoCommonPeriod" }
  const preferred = [...rows.map((row) => row.days), days].find((one) => common.includes(one))
  return { _tag: "Choose", periods: common, days: preferred ?? shortest }
}

/**
 * The periods that a product and all others offer, shortest first, each once.
 *
 * Spec: 4.64, 17.17. Units: whole days.
 *
 * @example commonPeriods([30, 14, 60], [[14, 30], [7, 30, 14]]) // => [14, 30]
 */
export function commonPeriods(product: readonly number[], others: readonly (readonly number[])[]): readonly number[] {
  return [...new Set(product)].filter((days) => others.every((offered) => offered.includes(days))).toSorted((a, b) => a - b)
}
