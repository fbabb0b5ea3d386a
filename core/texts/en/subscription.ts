/** Subscriptions. Spec: 1.5. */
export const enSubscription = {
  "subscription.addOnce": "Add to basket",
  "subscription.cancel": "Cancel",
  "subscription.choosePeriod": "Choose a delivery period.",
  "subscription.confirm": "Change the period and order",
  "subscription.conflict": "Your basket holds a subscription with a different delivery period. Choose a period common to all products.",
  "subscription.heading": "How to buy",
  "subscription.lost": "The delivery period could not be changed. Check your basket, because these may be missing: {products}.",
  "subscription.noCommonPeriod":
    "This product cannot be combined with the subscription in your basket: they have no delivery period in common.",
  "subscription.notMoved": "The delivery period in your basket could not be changed. Try again.",
  "subscription.once": "One-off purchase",
  "subscription.order": "Order subscription",
  "subscription.period": "every {days} {days|day|days}",
  "subscription.periods": "Delivery period",
  "subscription.saving": "You save {amount}",
  "subscription.savingPercent": "You save {amount} (-{percent}%)",
  "subscription.stock": "({amount} {unit} in stock)",
  "subscription.subscribe": "Subscription",
} as const
