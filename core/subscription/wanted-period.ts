import type { BasketRefusal } from "../messages/refusal.ts"
import type { SubscriptionMode } from "../product/offer.ts"
import { parsePeriod } from "./subscription.ts"

/** How a request says that something is bought. `days: null` = a period is meant, and none is named that there could be. */
export type WantedPurchase =
  | { readonly is: "once" }
  | { readonly is: "subscription"; readonly days: number | null; readonly isNamed: boolean }

/** What `subscription` holds for a purchase that is made once. */
const onceWords: ReadonlySet<string> = new Set(["", "false", "0", "n"])

/**
 * How something is bought, from the fields as they came; null = not sent. Who says "once" means it, whatever period stands beside it:
 * a form without scripts sends both. A period alone means a subscription.
 *
 * Spec: 9.45, 11.72, 11.108, 17.32.
 *
 * @example wantedPurchase("true", "30") // => { is: "subscription", days: 30, isNamed: true }
 * @example wantedPurchase("false", "30") // => { is: "once" }
 * @example wantedPurchase(null, "0") // => { is: "once" }
 * @example wantedPurchase("true", "soon") // => { is: "subscription", days: null, isNamed: true }
 */
export function wantedPurchase(subscription: string | null, period: string | null): WantedPurchase {
  const isNamed = period !== null && period !== "" && period !== "0"
  const isOnce = subscription === null ? !isNamed : onceWords.has(subscription)
  return isOnce ? { is: "once" } : { is: "subscription", days: isNamed ? parsePeriod(period) : null, isNamed }
}

/**
 * Why a product is not sold in that way; `null` = it is.
 *
 * Spec: 17.6, 17.7, 17.14, 17.32. Units: whole days.
 *
 * @param periods the periods that the product offers
 *
 * @example purchaseRefusal("only", [30], { is: "once" }) // => { _tag: "PeriodMissing" }
 * @example purchaseRefusal("off", [], { is: "subscription", days: 30, isNamed: true }) // => { _tag: "SoldOnceOnly" }
 * @example purchaseRefusal("optional", [14, 30], { is: "subscription", days: 7, isNamed: true })
 * // => { _tag: "PeriodUnknown" }
 */
export function purchaseRefusal(mode: SubscriptionMode, periods: readonly number[], wanted: WantedPurchase): BasketRefusal | null {
  if (wanted.is === "once") return mode === "only" ? { _tag: "PeriodMissing" } : null
  if (mode === "off") return { _tag: "SoldOnceOnly" }
  if (!wanted.isNamed) return { _tag: "PeriodMissing" }
  return wanted.days !== null && periods.includes(wanted.days) ? null : { _tag: "PeriodUnknown" }
}
