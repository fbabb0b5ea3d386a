/** Constants of shipping. Spec: 9.51, 9.54. */
export const shippingLimits = {
  /** same-day shipping is only promised when its deadline is further away than this */
  sameDayBufferMs: 3 * 60 * 60 * 1000,
  /** up to this many days, a shipping time is shown as a weekday */
  maxNamedDays: 29,
} as const

/** Constants of the map of pickup points. Spec: 9.57 to 9.60. */
export const mapLimits = {
  zoom: 13,
  /** clustering by density, which the map uses */
  density: { maxZoom: 16, radiusPx: 60, viewportPaddingPx: 60 },
  /** clustering by a grid of our own */
  grid: { radiusPx: 40, cellPx: 40, maxDistanceM: 40_000 },
  /** from this number on, a cluster's label is shortened */
  shortenedFrom: 1_000,
} as const
