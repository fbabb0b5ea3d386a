/** Subscriptions. Spec: 1.5. */
export const enSubscription = {} as const
