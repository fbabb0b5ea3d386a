/** Constants of prices. */
export const pricingLimits = {
  /** days before a reduction in which the lowest price is looked for. Spec: 9.26 */
  lowestPriceDays: 30,
  /** most decimals that points are shown with. Spec: 9.43 */
  pointsPlaces: 2,
} as const
