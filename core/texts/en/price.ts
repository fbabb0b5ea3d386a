/** Prices, points and instalments. Spec: 1.5. */
export const enPrice = {} as const
