import type { Stock, Unit } from "../quantity/order-limits.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { type Price, type PriceType, shownAmount } from "../values/money.ts"
import { formatPrice, type PriceFormat } from "../values/price-format.ts"
import { periodSaving, type Purchase, subscriptionStockText } from "./subscription.ts"
import { periodPrice, purchaseOf, type SubscriptionChoiceState } from "./subscription-choice.ts"

/** The texts of the choice. Spec: 4.59 to 4.61. */
export const subscriptionTextKeys = [
  "subscription.addOnce",
  "subscription.heading",
  "subscription.once",
  "subscription.order",
  "subscription.period",
  "subscription.periods",
  "subscription.saving",
  "subscription.savingPercent",
  "subscription.stock",
  "subscription.subscribe",
] as const

type Catalogue = TextCatalogue<(typeof subscriptionTextKeys)[number]>

/** How a shop writes prices, and which of the two it shows. */
export interface ShownPrices {
  readonly priceFormat: PriceFormat
  readonly priceType: PriceType
}

/** What there is of the product, in the unit that it is counted by. */
export interface ShownStock {
  readonly stock: Stock
  readonly unit: Pick<Unit, "name">
}

/** The choice in the shopper's words. */
export interface SubscriptionView {
  /** empty when there is nothing to choose */
  readonly choices: readonly { readonly purchase: Purchase; readonly label: string; readonly selected: boolean }[]
  readonly isSubscription: boolean
  /** there is no buying once */
  readonly isOnly: boolean
  /** they are chosen among once it is a subscription */
  readonly periods: readonly PricedPeriodView[]
  /** what the selected period saves, null = nothing */
  readonly saving: string | null
  /** "(5 szt. w magazynie)"; null = there is nothing to count, or it is not known of which size */
  readonly stock: string | null
  readonly button: string
}

export interface PeriodView {
  readonly days: number
  /** "co 30 dni" */
  readonly label: string
  readonly selected: boolean
}

/** A period with what it comes to. */
export interface PricedPeriodView extends PeriodView {
  /** of one unit, "90,00 zł"; null = not known */
  readonly price: string | null
  /** what it saves on one unit; null = nothing */
  readonly saving: string | null
}

/**
 * The choice in words.
 *
 * Spec: 4.58 to 4.61, 9.44, 9.46, 17.7, 17.12, 17.23, 17.33.
 *
 * @example
 * const shown = { priceFormat: polishPrices, priceType: "gross", stock: limited("5"), unit: pieces } as const
 * viewSubscription(soldOnce, shown, polish).stock // => "(5 szt. w magazynie)"
 */
export function viewSubscription(choice: SubscriptionChoiceState, shown: ShownPrices & ShownStock, catalogue: Catalogue): SubscriptionView {
  const chosen = purchaseOf(choice)
  const option = (purchase: Purchase) => ({
    purchase,
    label: formatText(catalogue, purchase === "once" ? "subscription.once" : "subscription.subscribe"),
    selected: chosen === purchase,
  })
  const { once, days, periods } = choice.mode === "off" ? { once: null, days: null, periods: [] } : choice
  return {
    choices: choice.mode === "optional" ? [option("once"), option("subscription")] : [],
    isSubscription: chosen === "subscription",
    isOnly: choice.mode === "only",
    periods: periods.map((period) => ({
      ...viewPeriod(period.days, period.days === days, catalogue),
      price: period.price === null ? null : formatPrice(shownAmount(period.price, shown.priceType), shown.priceFormat),
      saving: savingText(once, period.price, shown, catalogue),
    })),
    saving: savingText(once, periodPrice(choice), shown, catalogue),
    stock: subscriptionStockText(shown.stock, shown.unit, catalogue),
    button: formatText(catalogue, chosen === "subscription" ? "subscription.order" : "subscription.addOnce"),
  }
}

/**
 * A period in words, "co 30 dni".
 *
 * Spec: 9.46.
 *
 * @example viewPeriod(30, true, polish) // => { days: 30, label: "co 30 dni", selected: true }
 */
export function viewPeriod(days: number, selected: boolean, catalogue: TextCatalogue<"subscription.period">): PeriodView {
  return { days, label: formatText(catalogue, "subscription.period", { days }), selected }
}

function savingText(
  once: Price | null,
  period: Price | null,
  { priceFormat, priceType }: ShownPrices,
  catalogue: Catalogue,
): string | null {
  if (once === null || period === null) return null
  const saving = periodSaving(shownAmount(once, priceType), shownAmount(period, priceType))
  if (saving === null) return null
  const amount = formatPrice(saving.amount, priceFormat)
  return saving.percent === 0
    ? formatText(catalogue, "subscription.saving", { amount })
    : formatText(catalogue, "subscription.savingPercent", { amount, percent: saving.percent })
}
