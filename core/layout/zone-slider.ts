import { layoutLimits } from "./limits.ts"

/** How a slider of products looks. */
export interface ZoneSlider {
  /** products that are shown, and moved, at a time */
  readonly shown: number
  /** hundredths of the window's width at both sides of a centred product; null = nothing is centred */
  readonly sidePercent: number | null
  readonly dots: boolean
}

/** Below this width a centred product takes more room. Spec: 19.28. */
const narrowBelowPx = 550

/**
 * The slider of products at a width.
 *
 * Spec: 19.28. Units: CSS pixels.
 *
 * @example [1200, 979, 756, 549].map((widthPx) => zoneSlider(widthPx).shown) // => [6, 4, 1, 1]
 * @example zoneSlider(549) // => { shown: 1, sidePercent: 18, dots: false }
 */
export function zoneSlider(widthPx: number): ZoneSlider {
  if (widthPx >= layoutLimits.wideFromPx) return { shown: 6, sidePercent: null, dots: true }
  if (widthPx >= layoutLimits.tabletFromPx) return { shown: 4, sidePercent: null, dots: true }
  return { shown: 1, sidePercent: widthPx < narrowBelowPx ? 18 : 24, dots: false }
}
