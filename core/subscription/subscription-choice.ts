import type { Price } from "../values/money.ts"
import type { SubscriptionMode, SubscriptionPeriod } from "../product/offer.ts"
import type { PeriodCheck } from "./period-check.ts"
import type { SubscriptionRequest } from "./period-decision.ts"
import type { Purchase } from "./subscription.ts"

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
export type SubscriptionChoiceState =
  | { readonly mode: "off" }
  | ({ readonly mode: "optional"; readonly purchase: Purchase } & ChosenPeriod)
  | ({ readonly mode: "only" } & ChosenPeriod)

export type SubscriptionEvent =
  | { readonly type: "PurchaseChosen"; readonly purchase: Purchase }
  | { readonly type: "PeriodChosen"; readonly days: number }

/** A product that is sold once only. */
export const soldOnce: SubscriptionChoiceState = { mode: "off" }

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
export function openSubscription(mode: SubscriptionMode, offered: OfferedPeriods, wantedDays: number | null): SubscriptionChoiceState {
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
export function purchaseOf(choice: SubscriptionChoiceState): Purchase {
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
export function chooseSubscription(choice: SubscriptionChoiceState, event: SubscriptionEvent): SubscriptionChoiceState {
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
export function renewPeriods(choice: SubscriptionChoiceState, offered: OfferedPeriods): SubscriptionChoiceState {
  if (choice.mode === "off") return choice
  const isOffered = offered.periods.some(({ days }) => days === choice.days)
  return { ...choice, ...offered, days: isOffered ? choice.days : onlyPeriod(offered.periods) }
}

function onlyPeriod(periods: readonly SubscriptionPeriod[]): number | null {
  const [only, ...others] = periods
  return only !== undefined && others.length === 0 ? only.days : null
}

/** The period check before anything was submitted. Spec: 17.22. */
export const idlePeriodCheck: PeriodCheck = { requestId: 0, stage: { is: "idle" }, problem: null }

/**
 * What the period check is asked about a submit.
 *
 * Spec: 5.50, 17.13.
 *
 * @example subscriptionRequest({ mode: "off" }) // => { purchase: "once", days: null, periods: [] }
 */
export function subscriptionRequest(choice: SubscriptionChoiceState): SubscriptionRequest {
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
export function periodPrice(choice: SubscriptionChoiceState): Price | null {
  if (choice.mode === "off" || purchaseOf(choice) === "once") return null
  return choice.periods.find(({ days }) => days === choice.days)?.price ?? null
}
