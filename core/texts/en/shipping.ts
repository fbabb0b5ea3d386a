/** Shipping, delivery, opening hours and the countdown. Spec: 1.5. */
export const enShipping = {} as const
