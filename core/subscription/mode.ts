/** `off` is sold once only, `only` by subscription only, `optional` as the shopper chooses. */
export type SubscriptionMode = "off" | "optional" | "only"

/** What the shopper buys: once, or again and again. */
export type Purchase = "once" | "subscription"

/**
 * How a product is sold, from the flags of its page.
 *
 * Spec: 3.42, 17.6. A type of no list counts as none.
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
 * Does the shopper have something to choose here?
 *
 * Spec: 17.7.
 *
 * @example canBuy("only", "once") // => false
 */
export function canBuy(mode: SubscriptionMode, purchase: Purchase): boolean {
  return mode === "optional" || mode === (purchase === "once" ? "off" : "only")
}
