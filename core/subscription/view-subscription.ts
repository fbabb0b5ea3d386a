import { formatPrice, type PriceFormat } from "../values/price-format.ts"
import { type Price, type PriceType, shownAmount } from "../values/money.ts"
import { formatText, type TextCatalogue } from "../texts/texts.ts"
import type { Purchase } from "./mode.ts"
import { periodSaving } from "./period-saving.ts"
import type { SubscriptionChoice } from "./subscription-choice.ts"

/** The texts of the choice. Spec: 4.59 to 4.61. */
export const subscriptionTextKeys = [
  "subscription.addOnce",
  "subscription.once",
  "subscription.order",
  "subscription.period",
  "subscription.saving",
  "subscription.savingPercent",
  "subscription.subscribe",
] as const

type Catalogue = TextCatalogue<(typeof subscriptionTextKeys)[number]>

/** How a shop writes prices, and which of the two it shows. */
export interface ShownPrices {
  readonly priceFormat: PriceFormat
  readonly priceType: PriceType
}

/** The choice in the shopper's words. */
export interface SubscriptionView {
  /** empty when there is nothing to choose */
  readonly choices: readonly { readonly purchase: Purchase; readonly label: string; readonly selected: boolean }[]
  /** empty for a one-off purchase */
  readonly periods: readonly PeriodView[]
  /** what the selected period saves, null = nothing */
  readonly saving: string | null
  readonly button: string
  readonly refreshing: boolean
}

export interface PeriodView {
  readonly days: number
  /** "co 30 dni" */
  readonly label: string
  readonly selected: boolean
}

/**
 * The choice in words.
 *
 * Spec: 4.58 to 4.61, 9.46, 17.7, 17.12.
 */
export function viewSubscription(choice: SubscriptionChoice, shown: ShownPrices, catalogue: Catalogue): SubscriptionView {
  const subscribes = choice.purchase === "subscription"
  const option = (purchase: Purchase) => ({
    purchase,
    label: formatText(catalogue, purchase === "once" ? "subscription.once" : "subscription.subscribe"),
    selected: choice.purchase === purchase,
  })
  const period = choice.periods.find(({ days }) => days === choice.days)
  return {
    choices: choice.mode === "optional" ? [option("once"), option("subscription")] : [],
    periods: subscribes ? choice.periods.map(({ days }) => viewPeriod(days, days === choice.days, catalogue)) : [],
    saving: subscribes ? savingText(choice.once, period?.price ?? null, shown, catalogue) : null,
    button: formatText(catalogue, subscribes ? "subscription.order" : "subscription.addOnce"),
    refreshing: choice.refreshing,
  }
}

/**
 * A period in words, "co 30 dni".
 *
 * Spec: 9.46.
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
