/** Subscriptions. Spec: 1.5. */
export const plSubscription = {} as const
