import { type CivilDay, compareDays } from "../../values/civil-day.ts"
import { addDays } from "../../values/day-arithmetic.ts"

/** How a subscription goes on. */
export const subscriptionStates = ["active", "paused", "cancelled"] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/** When a subscription makes its next order. */
export interface SubscriptionPlan {
  readonly state: SubscriptionState
  readonly periodDays: number
  /** the day of the next order, while it is active */
  readonly next: CivilDay
}

/** What its owner does to a subscription. */
export const subscriptionWishes = ["skip", "pause", "resume", "cancel"] as const
export type SubscriptionWish = (typeof subscriptionWishes)[number]

/** What can be done to a subscription as it is. Spec: 10.881. */
export const possibleWishes = {
  active: ["skip", "pause", "cancel"],
  paused: ["resume", "cancel"],
  cancelled: [],
} as const satisfies Readonly<Record<SubscriptionState, readonly SubscriptionWish[]>>

/** By this a form has a subscription go to the client's default address. Spec: 10.885. */
export const moveOperation = "address"

/**
 * A subscription after a wish; null = it is not possible as it is. Skipping leaves out the next order, resuming goes on by the same rhythm with
 * the first day after today, and a cancelled one stays so.
 *
 * Spec: 10.881.
 *
 * @example
 * const plan = { state: "active", periodDays: 30, next: { year: 2026, month: 12, day: 1 } } as const
 * wishedPlan(plan, "skip", { year: 2026, month: 11, day: 28 })?.next // => { year: 2026, month: 12, day: 31 }
 * @example
 * const plan = { state: "cancelled", periodDays: 30, next: { year: 2026, month: 12, day: 1 } } as const
 * wishedPlan(plan, "resume", { year: 2026, month: 11, day: 28 }) // => null
 */
export function wishedPlan(plan: SubscriptionPlan, wish: SubscriptionWish, today: CivilDay): SubscriptionPlan | null {
  const { state, periodDays, next } = plan
  const possible: readonly SubscriptionWish[] = possibleWishes[state]
  if (!possible.includes(wish)) return null
  switch (wish) {
    case "skip":
      return { ...plan, next: nextInRhythm({ periodDays, next: addDays(next, periodDays) }, today) }
    case "pause":
      return { ...plan, state: "paused" }
    case "resume":
      return { ...plan, state: "active", next: nextInRhythm(plan, today) }
    case "cancel":
      return { ...plan, state: "cancelled" }
  }
}

/**
 * The first day of a rhythm that is after today: days that were missed are not made up for.
 *
 * Spec: 10.880.
 *
 * @example nextInRhythm({ periodDays: 30, next: { year: 2026, month: 9, day: 1 } }, { year: 2026, month: 11, day: 28 })
 * // => { year: 2026, month: 11, day: 30 }
 * @example nextInRhythm({ periodDays: 7, next: { year: 2026, month: 12, day: 1 } }, { year: 2026, month: 11, day: 28 })
 * // => { year: 2026, month: 12, day: 1 }
 */
export function nextInRhythm({ periodDays, next }: Pick<SubscriptionPlan, "periodDays" | "next">, today: CivilDay): CivilDay {
  let day = next
  while (compareDays(day, today) <= 0) day = addDays(day, Math.max(1, periodDays))
  return day
}

/** A subscription of the visitor's, as its page shows it. */
export interface OwnSubscription extends Pick<SubscriptionPlan, "state" | "periodDays"> {
  readonly id: number
  /** when the day of the next order begins, milliseconds since 1970 UTC */
  readonly nextMs: number
  /** names of what comes, each with its quantity */
  readonly goods: readonly string[]
  /** where it goes, in lines */
  readonly address: readonly string[]
  readonly delivery: string
  readonly payment: string
  /** the next order could not be made on its day, and is tried again */
  readonly isLate: boolean
  /** of the shop's clock, by which its days are told: an IANA name */
  readonly zone: string
}
