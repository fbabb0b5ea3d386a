/** Constants of prices. */
export const pricingLimits = {
  /** days before a reduction in which the lowest price is looked for. Spec: 9.26 */
  lowestPriceDays: 30,
  /** most decimals that points are shown with. Spec: 9.43 */
  pointsPlaces: 2,
} as const

/** Wrong rebate codes that a network may enter in a time, as many as wrong sign-ins. Spec: 9.80. Units: milliseconds. */
export const wrongCodeLimit = { tries: 10, withinMs: 60_000 } as const
