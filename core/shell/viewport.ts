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

/** The positions of the shell's parts. */
export interface ShellLayout {
  readonly breadcrumbs: "header" | "layout"
  readonly search: "header" | "aside"
  readonly categories: "header" | "aside"
  readonly footerGroups: "open" | "folding"
}

const desktopLayout: ShellLayout = { breadcrumbs: "header", search: "header", categories: "header", footerGroups: "open" }
const mobileLayout: ShellLayout = { breadcrumbs: "layout", search: "aside", categories: "aside", footerGroups: "folding" }

/**
 * The positions of the shell's parts in a view. They depend on the view alone, so that repeated changes move nothing twice.
 *
 * Spec: 2.27, 2.29.
 *
 * @example shellLayout(2).breadcrumbs // => "layout"
 */
export function shellLayout(view: ViewType): ShellLayout {
  return searchPlace(view) === "aside" ? mobileLayout : desktopLayout
}

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

/** An element that sticks to an edge of the window when it would scroll out of it. */
export interface FixedElement {
  readonly edge: "top" | "bottom"
  /** its position in the page when it does not stick */
  readonly offsetPx: number
  readonly heightPx: number
}

/**
 * Does the element stick at this scroll position?
 *
 * Spec: 19.53. Units: CSS pixels.
 *
 * @example
 * [100, 101].map((scrollTopPx) =>
 *   isFixed({ edge: "top", offsetPx: 100, heightPx: 50 }, { scrollTopPx, windowHeightPx: 800 }),
 * )
 * // => [false, true]
 */
export function isFixed(
  { edge, offsetPx, heightPx }: FixedElement,
  { scrollTopPx, windowHeightPx }: { readonly scrollTopPx: number; readonly windowHeightPx: number },
): boolean {
  return edge === "top" ? scrollTopPx > offsetPx : scrollTopPx + windowHeightPx - heightPx < offsetPx
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

/** How a slider of products looks. */
export interface ZoneSlider {
  /** number of products shown, and moved, at a time */
  readonly shown: number
  /** space on both sides of a centred product, in percent of the window's width; null = nothing is centred */
  readonly sidePercent: number | null
  readonly dots: boolean
}

/** Below this width a centred product takes up more of the window. Spec: 19.28. */
const narrowBelowPx = 550

/**
 * The product slider at a window width.
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
