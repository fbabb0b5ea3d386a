/** An element that sticks to an edge of the window once it would be scrolled past. */
export interface FixedElement {
  readonly edge: "top" | "bottom"
  /** its place in the page when it does not stick */
  readonly offsetPx: number
  readonly heightPx: number
}

/**
 * Does the element stick at this scroll?
 *
 * Spec: 19.53. Units: CSS pixels.
 *
 * @example [100, 101].map((scrollTopPx) => isFixed({ edge: "top", offsetPx: 100, heightPx: 50 }, { scrollTopPx, windowHeightPx: 800 })) // => [false, true]
 */
export function isFixed(
  { edge, offsetPx, heightPx }: FixedElement,
  { scrollTopPx, windowHeightPx }: { readonly scrollTopPx: number; readonly windowHeightPx: number },
): boolean {
  return edge === "top" ? scrollTopPx > offsetPx : scrollTopPx + windowHeightPx - heightPx < offsetPx
}
