import { layoutLimits } from "./limits.ts"

/** The view of a window width: 1 mobile, 2 tablet, 3 and 4 desktop. Spec: 2.9. */
export type ViewType = 1 | 2 | 3 | 4

/**
 * The view of a window width.
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
 * Does the search open as an overlay at this width? The limit differs from those of the views.
 *
 * Spec: 9.30, 2.16. Units: CSS pixels.
 *
 * @example [767, 768].map(usesSearchOverlay) // => [true, false]
 */
export function usesSearchOverlay(widthPx: number): boolean {
  return widthPx < layoutLimits.searchDesktopFromPx
}

/**
 * Where search and categories stand in a view: in the aside where that holds the menu, else in the header.
 *
 * Spec: 2.32, 19.26.
 *
 * @example searchPlace(2) // => "aside"
 * @example searchPlace(3) // => "header"
 */
export const searchPlace = (view: ViewType): "header" | "aside" => (isMobile(view) ? "aside" : "header")

/**
 * Does a change to this view close the side menu and the filters?
 *
 * Spec: 2.31.
 *
 * @example closesSidePanels(3) // => true
 */
export function closesSidePanels(view: ViewType): boolean {
  return !isMobile(view)
}

/** What a scroll has to leave room for above its target. */
export interface ScrollSituation {
  readonly view: ViewType
  readonly headerPx: number
  readonly tabsPx: number
}

/**
 * How far above its target a scroll stops: on desktop there is room for the header and the bar of tabs.
 *
 * Spec: 2.43, 9.62. Units: CSS pixels.
 *
 * @example scrollOffset({ view: 4, headerPx: 80, tabsPx: 40 }) // => 170
 */
export function scrollOffset({ view, headerPx, tabsPx }: ScrollSituation): number {
  return layoutLimits.scrollOffsetPx + (isMobile(view) ? 0 : headerPx + tabsPx)
}

/** How far the page is scrolled, and the present height of the window. */
export interface Scrolled {
  readonly scrollTopPx: number
  readonly windowHeightPx: number
}

/**
 * Is the back-to-top button shown? It is after more than two heights of the window, whose present height counts.
 *
 * Spec: 2.24, 9.25. Units: CSS pixels.
 *
 * @example [1600, 1601].map((scrollTopPx) => showsBackToTop({ scrollTopPx, windowHeightPx: 800 })) // => [false, true]
 */
export function showsBackToTop({ scrollTopPx, windowHeightPx }: Scrolled): boolean {
  return scrollTopPx > layoutLimits.backToTopHeights * windowHeightPx
}

/** The widths that decide where the back-to-top button is. */
export interface BackToTopWidths {
  readonly windowPx: number
  readonly contentPx: number
  readonly buttonPx: number
}

/**
 * The distance of the back-to-top button from the right edge: beside the content where there is room for it.
 *
 * Spec: 19.29. Units: CSS pixels.
 *
 * @example backToTopRight({ windowPx: 1600, contentPx: 1200, buttonPx: 40 }) // => 150
 * @example backToTopRight({ windowPx: 1280, contentPx: 1200, buttonPx: 40 }) // => 10
 */
export function backToTopRight({ windowPx, contentPx, buttonPx }: BackToTopWidths): number {
  const beside = (windowPx - contentPx) / 2 - layoutLimits.backToTopGapPx
  return layoutLimits.backToTopRightPx + Math.max(0, beside - buttonPx)
}
