/**
 * How far from its edge each fixed bar sticks: behind those that stand nearer to the edge.
 *
 * Spec: 2.26, 19.22. Units: CSS pixels, in the order of the page.
 *
 * @example barPositions([30, 40, 50], "top") // => [0, 30, 70]
 * @example barPositions([30, 40, 50], "bottom") // => [90, 50, 0]
 */
export function barPositions(heights: readonly number[], edge: "top" | "bottom"): readonly number[] {
  const nearer = (at: number) => (edge === "top" ? heights.slice(0, at) : heights.slice(at + 1))
  return heights.map((_, at) => nearer(at).reduce((sum, height) => sum + height, 0))
}

/** Where a fixed bar stands in the window now. */
export interface BarPlace {
  readonly topPx: number
  readonly bottomPx: number
  readonly windowHeightPx: number
  /** its distance from its edge when it sticks */
  readonly positionPx: number
}

/**
 * Does a fixed bar stick now, because the page would carry it past its place?
 *
 * Spec: 2.26, 19.23. Units: CSS pixels.
 *
 * @example barSticks({ topPx: 29, bottomPx: 59, windowHeightPx: 900, positionPx: 30 }) // => true
 * @example barSticks({ topPx: 30, bottomPx: 60, windowHeightPx: 900, positionPx: 30 }) // => false
 */
export function barSticks({ topPx, bottomPx, windowHeightPx, positionPx }: BarPlace): boolean {
  return topPx < positionPx || bottomPx + positionPx >= windowHeightPx
}
