import { layoutLimits } from "./limits.ts"

/** The layout of a width: 1 mobile, 2 tablet, 3 and 4 desktop. Spec: 2.9. */
export type ViewType = 1 | 2 | 3 | 4

/**
 * The view of a width.
 *
 * Spec: 2.10, 9.63. Units: CSS pixels.
 *
 * @example [756, 757, 978, 979, 1199, 1200].map(viewType) // => [1, 2, 2, 3, 3, 4]
 */
export function viewType(widthPx: number): ViewType {
  if (widthPx >= layoutLimits.wideFromPx) return 4
  if (widthPx >= layoutLimits.desktopFromPx) return 3
  return widthPx >= layoutLimits.tabletFromPx ? 2 : 1
}

/**
 * Does the view count as mobile?
 *
 * Spec: 2.12, 9.63.
 *
 * @example isMobile(2) // => true
 */
export function isMobile(view: ViewType): boolean {
  return view < layoutLimits.firstDesktopView
}

/**
 * Does the search open as an overlay at this width? The bound is its own, beside the views.
 *
 * Spec: 9.30, 2.16. Units: CSS pixels.
 *
 * @example [767, 768].map(usesSearchOverlay) // => [true, false]
 */
export function usesSearchOverlay(widthPx: number): boolean {
  return widthPx < layoutLimits.searchDesktopFromPx
}
