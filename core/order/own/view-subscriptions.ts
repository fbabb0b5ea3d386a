import { formatText, type TextCatalogue } from "../../texts/texts.ts"
import { dayMonthYear } from "../../values/civil-day.ts"
import { civilDayAt } from "../../values/zoned-time.ts"
import { type OwnSubscription, possibleWishes, type SubscriptionWish } from "./subscription-plan.ts"

/** The texts of subscriptions. */
export const ownSubscriptionTextKeys = [
  "subscriptions.every",
  "subscriptions.isCancelled",
  "subscriptions.isLate",
  "subscriptions.isPaused",
  "subscriptions.next",
] as const

/** A subscription as it is shown. */
export interface OwnSubscriptionView {
  readonly id: number
  /** "2 × Herbaciana skrzynka miesiąca" */
  readonly goods: readonly string[]
  /** "co 30 dni" */
  readonly every: string
  /** how it goes on, a sentence */
  readonly state: string
  readonly isActive: boolean
  /** where it goes, how it comes and is paid */
  readonly about: readonly string[]
  /** what can be done to it */
  readonly wishes: readonly SubscriptionWish[]
}

/**
 * Subscriptions with how each goes on, and what can be done to it.
 *
 * Spec: 10.881, 10.885.
 *
 * @example viewSubscriptions([], polish) // => []
 */
export const viewSubscriptions = (
  subscriptions: readonly OwnSubscription[],
  texts: TextCatalogue<(typeof ownSubscriptionTextKeys)[number]>,
): readonly OwnSubscriptionView[] =>
  subscriptions.map((subscription) => {
    const { id, goods, periodDays, state, address, delivery, payment } = subscription
    return {
      id,
      goods,
      every: formatText(texts, "subscriptions.every", { count: periodDays }),
      state: stateWords(subscription, texts),
      isActive: state === "active",
      about: [address.join(", "), delivery, payment].filter((line) => line !== ""),
      wishes: possibleWishes[state],
    }
  })

function stateWords(
  { state, nextMs, isLate, zone }: OwnSubscription,
  texts: TextCatalogue<(typeof ownSubscriptionTextKeys)[number]>,
): string {
  if (state === "cancelled") return formatText(texts, "subscriptions.isCancelled")
  if (state === "paused") return formatText(texts, "subscriptions.isPaused")
  return formatText(texts, isLate ? "subscriptions.isLate" : "subscriptions.next", { date: dayMonthYear(civilDayAt(nextMs, zone)) })
}
