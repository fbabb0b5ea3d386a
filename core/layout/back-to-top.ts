import { layoutLimits } from "./limits.ts"

/** How far the page is scrolled, and the height of the window now. */
export interface Scrolled {
  readonly scrollTopPx: number
  readonly windowHeightPx: number
}

/**
 * Is the back-to-top button shown? After more than two heights of the window, whatever height it had before.
 *
 * Spec: 2.24, 9.25. Units: CSS pixels.
 *
 * @example [1600, 1601].map((scrollTopPx) => showsBackToTop({ scrollTopPx, windowHeightPx: 800 })) // => [false, true]
 */
export function showsBackToTop({ scrollTopPx, windowHeightPx }: Scrolled): boolean {
  return scrollTopPx > layoutLimits.backToTopHeights * windowHeightPx
}

/** Widths that decide where back-to-top stands. */
export interface BackToTopWidths {
  readonly windowPx: number
  readonly contentPx: number
  readonly buttonPx: number
}

/**
 * How far back-to-top stands from the right edge: beside the content where there is room for it.
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
