import type { SubscriptionMode } from "../product/offer.ts"
import type { OrderLimits, Stock, Unit } from "../quantity/order-limits.ts"
import { numberWords } from "../quantity/quantity-text.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { percentOf } from "../pricing/price-change.ts"
import { compareMoney, type Money, subtractMoney } from "../values/money.ts"

/** What the shopper buys: once, or again and again. */
export type Purchase = "once" | "subscription"

/**
 * How a product is sold, from the flags of its page.
 *
 * Spec: 3.42, 17.6. A type that is not listed counts as none.
 *
 * @example subscriptionMode({ hasSubscriptionsEnabled: true, subscriptionType: "true" }) // => "optional"
 * @example subscriptionMode({ hasSubscriptionsEnabled: false, subscriptionType: "only" }) // => "off"
 */
export function subscriptionMode(flags: {
  readonly hasSubscriptionsEnabled: boolean
  readonly subscriptionType: string | null
}): SubscriptionMode {
  if (!flags.hasSubscriptionsEnabled) return "off"
  if (flags.subscriptionType === "only") return "only"
  return flags.subscriptionType === "true" ? "optional" : "off"
}

/**
 * The limits that count for a purchase: a subscription's minimum does not apply to a one-off purchase.
 *
 * Spec: 5.63, 17.9.
 *
 * @example
 * purchaseLimits(
 *   { minPerOrder: null, minPerSize: null, subscriptionMin: decimal("3"), maxPerOrder: null, maxPerSize: null },
 *   "once",
 * )
 * // => { minPerOrder: null, minPerSize: null, subscriptionMin: null, maxPerOrder: null, maxPerSize: null }
 */
export function purchaseLimits(limits: OrderLimits, purchase: Purchase): OrderLimits {
  return purchase === "once" ? { ...limits, subscriptionMin: null } : limits
}

/** Names of the fields that a subscription adds to the product form. Spec: 9.45, 11.72. */
export const subscriptionFieldNames = { subscription: "subscription", period: "days_in_period" } as const

/**
 * The delivery period as the platform writes it; `null` where there is none, such as "0" of a one-off purchase.
 *
 * Spec: 9.45. Units: whole days.
 *
 * @example parsePeriod("30") // => 30
 * @example parsePeriod("0") // => null
 */
export function parsePeriod(text: string): number | null {
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null
}

/**
 * The fields that a submitted product form has for its period; none for a one-off purchase.
 *
 * Spec: 4.62, 11.72. Units: whole days.
 *
 * @example periodFields(30) // => [["subscription", "true"], ["days_in_period", "30"]]
 * @example periodFields(null) // => []
 */
export function periodFields(days: number | null): readonly (readonly [name: string, value: string])[] {
  if (days === null) return []
  return [
    [subscriptionFieldNames.subscription, "true"],
    [subscriptionFieldNames.period, String(days)],
  ]
}

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

/**
 * The stock status of a subscription, "(5 szt. w magazynie)"; `null` when there is nothing to count.
 *
 * Spec: 9.44, 17.23.
 *
 * @example subscriptionStockText(limited("5"), pieces, polish) // => "(5 szt. w magazynie)"
 */
export function subscriptionStockText(
  stock: Stock,
  unit: Pick<Unit, "name">,
  catalogue: TextCatalogue<"subscription.stock">,
): string | null {
  if (stock.is !== "limited" || stock.amount.coefficient <= 0) return null
  return formatText(catalogue, "subscription.stock", { amount: numberWords(stock.amount, catalogue.language), unit: unit.name })
}
