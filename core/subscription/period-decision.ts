import { sameSize } from "../product/sizes.ts"
import { addDecimals, compareDecimals, type Decimal, decimalOf, subtractDecimals } from "../values/decimal.ts"
import type { Purchase } from "./subscription.ts"

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
export interface SubscriptionRequest {
  readonly purchase: Purchase
  /** the selected period in whole days; null = none */
  readonly days: number | null
  /** the periods the product offers */
  readonly periods: readonly number[]
}

/** What the period check says of a request, before the cart is looked at. */
export type RequestAnswer =
  /** nothing to check: the form is submitted without a period */
  | { readonly _tag: "Once" }
  | { readonly _tag: "PeriodMissing" }
  /** the rows of the cart decide */
  | { readonly _tag: "Subscription"; readonly days: number }

/** What the period check says of a subscription beside the rows of the cart. */
export type PeriodDecision =
  | { readonly _tag: "Submit"; readonly days: number }
  /** the shopper chooses among `periods`, shortest first; `days` is preselected */
  | { readonly _tag: "Choose"; readonly periods: readonly number[]; readonly days: number }
  | { readonly _tag: "NoCommonPeriod" }

/**
 * Does a request need the cart's rows? A one-off purchase does not, and a period that the product does not offer counts as no period.
 *
 * Spec: 5.50, 17.13, 17.14.
 *
 * @example validateRequest({ purchase: "subscription", days: 30, periods: [14, 30] })
 * // => { _tag: "Subscription", days: 30 }
 * @example validateRequest({ purchase: "subscription", days: 7, periods: [14, 30] }) // => { _tag: "PeriodMissing" }
 */
export function validateRequest({ purchase, days, periods }: SubscriptionRequest): RequestAnswer {
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
): PeriodDecision {
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

type Goods = Pick<SubscriptionRow, "productId" | "sizeId" | "quantity">

/**
 * What a cart has lost of some rows: each with the quantity that is not there any more, its period as it was. Periods in the cart do not
 * matter, and what is there counts first for the rows that were to stay.
 *
 * Spec: 17.20. Units: sold units.
 *
 * @example missingRows([{ productId: 1, sizeId: "M", quantity: { coefficient: 3, scale: 0 }, days: 14 }], [], [
 *   { productId: 1, sizeId: "M", quantity: { coefficient: 1, scale: 0 } },
 * ])
 * // => [{ productId: 1, sizeId: "M", quantity: { coefficient: 2, scale: 0 }, days: 14 }]
 */
export function missingRows<Row extends Goods>(moved: readonly Row[], kept: readonly Goods[], cart: readonly Goods[]): readonly Row[] {
  const missing: Row[] = []
  const counted: Goods[] = [...kept]
  for (const row of moved) {
    const left = positive(subtractDecimals(amountOf(row, cart), amountOf(row, counted)))
    const lost = positive(subtractDecimals(row.quantity, left))
    counted.push(row)
    if (lost.coefficient > 0) missing.push({ ...row, quantity: lost })
  }
  return missing
}

const nothing = decimalOf(0)

const positive = (decimal: Decimal): Decimal => (compareDecimals(decimal, nothing) > 0 ? decimal : nothing)

/** How much of a product's size those rows hold. */
function amountOf(wanted: Goods, rows: readonly Goods[]): Decimal {
  return rows
    .filter(({ productId, sizeId }) => productId === wanted.productId && sameSize(sizeId, wanted.sizeId))
    .reduce((sum, { quantity }) => addDecimals(sum, quantity), nothing)
}
