import { layoutLimits } from "./limits.ts"
import { isMobile, type ViewType } from "./view-type.ts"

/** Where the parts of the shell stand in a view. */
export interface PlacesOfView {
  readonly breadcrumbs: "header" | "layout"
  readonly search: "header" | "aside"
  readonly categories: "header" | "aside"
  readonly footerGroups: "open" | "folding"
}

const desktopPlaces: PlacesOfView = { breadcrumbs: "header", search: "header", categories: "header", footerGroups: "open" }
const mobilePlaces: PlacesOfView = { breadcrumbs: "layout", search: "aside", categories: "aside", footerGroups: "folding" }

/**
 * Where the parts of the shell stand: asked again after every change of the view, so nothing is moved twice.
 *
 * Spec: 2.27, 2.29, 2.32, 19.26.
 *
 * @example placesOfView(2).breadcrumbs // => "layout"
 */
export function placesOfView(view: ViewType): PlacesOfView {
  return isMobile(view) ? mobilePlaces : desktopPlaces
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

/** What a scroll must leave free above its target. */
export interface ScrollSituation {
  readonly view: ViewType
  readonly headerPx: number
  readonly tabsPx: number
}

/**
 * How far above its target a scroll stops: on desktop below the header and the bar of tabs.
 *
 * Spec: 2.43, 9.62. Units: CSS pixels.
 *
 * @example scrollOffset({ view: 4, headerPx: 80, tabsPx: 40 }) // => 170
 */
export function scrollOffset({ view, headerPx, tabsPx }: ScrollSituation): number {
  return layoutLimits.scrollOffsetPx + (isMobile(view) ? 0 : headerPx + tabsPx)
}
