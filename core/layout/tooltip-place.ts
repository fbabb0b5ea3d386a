import { layoutLimits } from "./limits.ts"

/** A tooltip's box and the pointer, from the top left corner of the page. */
export interface TooltipSituation {
  readonly pointer: { readonly xPx: number; readonly yPx: number }
  readonly box: { readonly widthPx: number; readonly heightPx: number }
  readonly windowWidthPx: number
  readonly scrollTopPx: number
  /** it opens to the left of the pointer */
  readonly leftSide: boolean
}

/**
 * Where a tooltip stands: beside the pointer and above it, moved inside where the window would cut it.
 *
 * Spec: 19.32. Units: CSS pixels of the page.
 *
 * @example tooltipPlace({ pointer: { xPx: 100, yPx: 300 }, box: { widthPx: 200, heightPx: 50 }, windowWidthPx: 1000, scrollTopPx: 0, leftSide: false })
 * // => { leftPx: 115, topPx: 235 }
 */
export function tooltipPlace(situation: TooltipSituation): { readonly leftPx: number; readonly topPx: number } {
  const { pointer, box, windowWidthPx, scrollTopPx, leftSide } = situation
  const gap = layoutLimits.tooltipGapPx
  const [right, left] = [pointer.xPx + gap, pointer.xPx - gap - box.widthPx]
  const inside = Math.max(0, Math.min(right, windowWidthPx - box.widthPx - gap))
  const topPx = Math.max(scrollTopPx + gap, pointer.yPx - box.heightPx - gap)
  return { leftPx: leftSide ? (left > 0 ? left : right) : inside, topPx }
}
