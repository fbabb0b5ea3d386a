import { formatText, type TextCatalogue } from "../texts/texts.ts"
import { type Price, type PriceType, shownAmount } from "../values/money.ts"
import { formatPrice, type PriceFormat } from "../values/price-format.ts"
import type { SubscriptionRequest } from "./period-decision.ts"
import { periodSaving, type Purchase, type SubscriptionMode } from "./subscription.ts"

/** A delivery period that a product offers. */
export interface SubscriptionPeriod {
  /** whole days between two deliveries */
  readonly days: number
  /** what one unit costs with this period; null = not known yet */
  readonly price: Price | null
}

/** What a product that can be subscribed to offers. */
export interface OfferedPeriods {
  /** what one unit costs once; null = the product is not sold once, or the price is not known */
  readonly once: Price | null
  /** as the shop orders them */
  readonly periods: readonly SubscriptionPeriod[]
}

interface ChosenPeriod extends OfferedPeriods {
  /** the selected period; null = none yet */
  readonly days: number | null
}

/** How the shopper buys: once, by subscription, or as chosen where the product leaves the choice. */
export type SubscriptionChoice =
  | { readonly mode: "off" }
  | ({ readonly mode: "optional"; readonly purchase: Purchase } & ChosenPeriod)
  | ({ readonly mode: "only" } & ChosenPeriod)

export type SubscriptionEvent =
  | { readonly type: "PurchaseChosen"; readonly purchase: Purchase }
  | { readonly type: "PeriodChosen"; readonly days: number }

/** A product that is sold once only. */
export const soldOnce: SubscriptionChoice = { mode: "off" }

/**
 * The choice as the page opens.
 *
 * Spec: 10.8, 17.7, 17.8.
 *
 * @param wantedDays the period that the address names
 *
 * @example openSubscription("only", { once: null, periods: [{ days: 30, price: null }] }, null)
 * // => { mode: "only", once: null, periods: [{ days: 30, price: null }], days: 30 }
 */
export function openSubscription(mode: SubscriptionMode, offered: OfferedPeriods, wantedDays: number | null): SubscriptionChoice {
  if (mode === "off") return soldOnce
  const isWanted = offered.periods.some(({ days }) => days === wantedDays)
  const chosen = { ...offered, days: isWanted ? wantedDays : onlyPeriod(offered.periods) }
  return mode === "only" ? { mode, ...chosen } : { mode, purchase: isWanted ? "subscription" : "once", ...chosen }
}

/**
 * How the shopper buys as it is chosen now. A product that is sold by subscription only is never bought once.
 *
 * Spec: 17.6, 17.7.
 *
 * @example purchaseOf({ mode: "off" }) // => "once"
 */
export function purchaseOf(choice: SubscriptionChoice): Purchase {
  if (choice.mode === "off") return "once"
  return choice.mode === "only" ? "subscription" : choice.purchase
}

/**
 * The choice after an event. What is chosen already, or is not on offer, gives the very same choice.
 *
 * Spec: 4.56, 4.61, 17.7, 17.10.
 *
 * @example chooseSubscription({ mode: "off" }, { type: "PurchaseChosen", purchase: "subscription" })
 * // => { mode: "off" }
 */
export function chooseSubscription(choice: SubscriptionChoice, event: SubscriptionEvent): SubscriptionChoice {
  if (choice.mode === "off") return choice
  if (event.type === "PeriodChosen") {
    const isOffered = choice.periods.some(({ days }) => days === event.days)
    return isOffered && choice.days !== event.days ? { ...choice, days: event.days } : choice
  }
  return choice.mode === "optional" && choice.purchase !== event.purchase ? { ...choice, purchase: event.purchase } : choice
}

/**
 * The choice with what the shop offers now. A period that is not offered any more is not selected any more.
 *
 * Spec: 17.11.
 *
 * @example renewPeriods({ mode: "off" }, { once: null, periods: [] }) // => { mode: "off" }
 */
export function renewPeriods(choice: SubscriptionChoice, offered: OfferedPeriods): SubscriptionChoice {
  if (choice.mode === "off") return choice
  const isOffered = offered.periods.some(({ days }) => days === choice.days)
  return { ...choice, ...offered, days: isOffered ? choice.days : onlyPeriod(offered.periods) }
}

function onlyPeriod(periods: readonly SubscriptionPeriod[]): number | null {
  const [only, ...others] = periods
  return only !== undefined && others.length === 0 ? only.days : null
}

/**
 * What the period check is asked about a submit.
 *
 * Spec: 5.50, 17.13.
 *
 * @example subscriptionRequest({ mode: "off" }) // => { purchase: "once", days: null, periods: [] }
 */
export function subscriptionRequest(choice: SubscriptionChoice): SubscriptionRequest {
  if (choice.mode === "off") return { purchase: "once", days: null, periods: [] }
  return { purchase: purchaseOf(choice), days: choice.days, periods: choice.periods.map(({ days }) => days) }
}

/**
 * What one unit costs with the selected period; `null` for a one-off purchase, without a period, or while its price is not known.
 *
 * Spec: 4.58, 17.11.
 *
 * @example periodPrice({ mode: "off" }) // => null
 */
export function periodPrice(choice: SubscriptionChoice): Price | null {
  if (choice.mode === "off" || purchaseOf(choice) === "once") return null
  return choice.periods.find(({ days }) => days === choice.days)?.price ?? null
}

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
 *
 * @example viewSubscription(soldOnce, { priceFormat: polishPrices, priceType: "gross" }, polish).choices // => []
 */
export function viewSubscription(choice: SubscriptionChoice, shown: ShownPrices, catalogue: Catalogue): SubscriptionView {
  const chosen = purchaseOf(choice)
  const option = (purchase: Purchase) => ({
    purchase,
    label: formatText(catalogue, purchase === "once" ? "subscription.once" : "subscription.subscribe"),
    selected: chosen === purchase,
  })
  const offered = choice.mode === "off" || chosen === "once" ? [] : choice.periods
  const days = choice.mode === "off" ? null : choice.days
  return {
    choices: choice.mode === "optional" ? [option("once"), option("subscription")] : [],
    periods: offered.map((period) => viewPeriod(period.days, period.days === days, catalogue)),
    saving: choice.mode === "off" ? null : savingText(choice.once, periodPrice(choice), shown, catalogue),
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
