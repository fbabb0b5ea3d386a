import type { Decimal } from "../values/decimal.ts"
import type { Price } from "../values/money.ts"
import type { Unit } from "../quantity/unit.ts"
import type { OrderLimits } from "../quantity/order-limits.ts"
import { canBuy, type Purchase, type SubscriptionMode } from "./mode.ts"
import { raisedQuantity } from "./purchase-limits.ts"

/** A delivery period that a product offers. */
export interface SubscriptionPeriod {
  /** whole days between two deliveries */
  readonly days: number
  /** what one unit costs with this period; null = not known yet */
  readonly price: Price | null
}

/** The choice between a one-off purchase and a subscription. */
export interface SubscriptionChoice {
  readonly mode: SubscriptionMode
  readonly purchase: Purchase
  readonly unit: Unit
  readonly limits: OrderLimits
  /** what one unit costs once; null = the product is not sold once, or the price is not known */
  readonly once: Price | null
  /** as the shop orders them */
  readonly periods: readonly SubscriptionPeriod[]
  /** the selected period; null = none yet */
  readonly days: number | null
  /** number of the latest refresh asked for; an answer to an older one changes nothing */
  readonly asked: number
  /** the product's data are being read again */
  readonly refreshing: boolean
}

export type SubscriptionChoiceEvent =
  /** caused by a shopper; `typed` is the quantity field as it stands */
  | { readonly type: "PurchaseChosen"; readonly purchase: Purchase; readonly typed: string }
  | { readonly type: "PeriodChosen"; readonly days: number }
  /** results of commands */
  | { readonly type: "Refreshed"; readonly asked: number; readonly once: Price | null; readonly periods: readonly SubscriptionPeriod[] }
  | { readonly type: "NotRefreshed"; readonly asked: number }

export type SubscriptionChoiceCommand =
  /** the form's subscription attribute */
  | { readonly type: "MarkForm"; readonly subscription: boolean }
  | { readonly type: "RefreshProduct"; readonly asked: number; readonly subscription: boolean }
  | { readonly type: "SetQuantity"; readonly quantity: Decimal }
  | { readonly type: "RecalculatePrice"; readonly purchase: Purchase; readonly days: number | null }
  /** bring the details of the choice into view */
  | { readonly type: "ShowDetails" }

type Stepped = readonly [SubscriptionChoice, readonly SubscriptionChoiceCommand[]]

/** What a choice opens with. */
export type SubscriptionStart = Pick<SubscriptionChoice, "mode" | "unit" | "limits" | "once" | "periods"> & {
  /** the period that the address names */
  readonly wantedDays: number | null
}

/**
 * The choice as the page opens.
 *
 * Spec: 10.8, 17.7, 17.8.
 */
export function openSubscriptionChoice({ wantedDays, ...product }: SubscriptionStart): SubscriptionChoice {
  const isWanted = product.periods.some(({ days }) => days === wantedDays)
  const subscribes = product.mode === "only" || (product.mode === "optional" && isWanted)
  return {
    ...product,
    purchase: subscribes ? "subscription" : "once",
    days: isWanted ? wantedDays : onlyPeriod(product.periods),
    asked: 0,
    refreshing: false,
  }
}

/**
 * One step of the choice. An answer that belongs to something older changes nothing.
 *
 * Spec: 4.56 to 4.58, 4.61, 17.7, 17.10, 17.11.
 */
export function subscriptionChoice(choice: SubscriptionChoice, event: SubscriptionChoiceEvent): Stepped {
  switch (event.type) {
    case "PurchaseChosen":
      return choosePurchase(choice, event.purchase, event.typed)
    case "PeriodChosen":
      if (event.days === choice.days || !choice.periods.some(({ days }) => days === event.days)) return [choice, []]
      return recalculate({ ...choice, days: event.days })
    case "Refreshed": {
      if (event.asked !== choice.asked || !choice.refreshing) return [choice, []]
      const { once, periods } = event
      const isOffered = periods.some(({ days }) => days === choice.days)
      return recalculate({ ...choice, once, periods, days: isOffered ? choice.days : onlyPeriod(periods), refreshing: false })
    }
    case "NotRefreshed":
      return event.asked === choice.asked && choice.refreshing ? [{ ...choice, refreshing: false }, []] : [choice, []]
  }
}

function onlyPeriod(periods: readonly SubscriptionPeriod[]): number | null {
  const [only, ...others] = periods
  return only !== undefined && others.length === 0 ? only.days : null
}

function recalculate(choice: SubscriptionChoice): Stepped {
  return [choice, [{ type: "RecalculatePrice", purchase: choice.purchase, days: choice.days }]]
}

function choosePurchase(choice: SubscriptionChoice, purchase: Purchase, typed: string): Stepped {
  if (purchase === choice.purchase || !canBuy(choice.mode, purchase)) return [choice, []]
  const asked = choice.asked + 1
  const subscription = purchase === "subscription"
  const raised = raisedQuantity(typed, choice, purchase)
  const [chosen, priced] = recalculate({ ...choice, purchase, asked, refreshing: true })
  return [
    chosen,
    [
      { type: "MarkForm", subscription },
      { type: "RefreshProduct", asked, subscription },
      ...(raised === null ? [] : [{ type: "SetQuantity", quantity: raised } as const]),
      ...priced,
      { type: "ShowDetails" },
    ],
  ]
}
