import { layoutLimits } from "./limits.ts"

/** The one tooltip of a page. `asked` numbers what it waits for. */
export interface Tooltip {
  /** of what it tells; null = hidden */
  readonly shown: string | null
  /** the mouse is on what it tells of, or on the tooltip itself */
  readonly hovered: boolean
  readonly focused: boolean
  readonly asked: number
}

export type TooltipEvent =
  | { readonly type: "MouseEntered"; readonly id: string }
  | { readonly type: "MouseLeft" }
  | { readonly type: "Focused"; readonly id: string }
  | { readonly type: "FocusLeft" }
  /** Escape, or a touch elsewhere */
  | { readonly type: "Dismissed" }
  | { readonly type: "TimerEnded"; readonly asked: number }

export interface TooltipCommand {
  readonly type: "StartTimer"
  readonly timer: "tooltip"
  readonly asked: number
  readonly ms: number
}

/** No tooltip. Spec: 4.74. */
export const hiddenTooltip: Tooltip = { shown: null, hovered: false, focused: false, asked: 0 }

/**
 * One step of the tooltip. It hides some time after the mouse has left, unless the focus keeps it; the mouse may go onto the
 * tooltip itself in that time.
 *
 * Spec: 4.74, 9.34, 19.33.
 *
 * @example tooltip(hiddenTooltip, { type: "MouseEntered", id: "points" })[0].shown // => "points"
 */
export function tooltip(state: Tooltip, event: TooltipEvent): readonly [Tooltip, readonly TooltipCommand[]] {
  switch (event.type) {
    case "MouseEntered":
      return [{ shown: event.id, hovered: true, focused: state.focused && state.shown === event.id, asked: state.asked + 1 }, []]
    case "Focused":
      return [{ shown: event.id, hovered: state.hovered && state.shown === event.id, focused: true, asked: state.asked + 1 }, []]
    case "MouseLeft":
      return leave(state)
    case "FocusLeft":
      if (!state.focused) return [state, []]
      return [state.hovered ? { ...state, focused: false } : hide(state), []]
    case "Dismissed":
      return [state.shown === null ? state : hide(state), []]
    case "TimerEnded":
      return [event.asked === state.asked && state.shown !== null && !state.hovered && !state.focused ? hide(state) : state, []]
  }
}

function leave(state: Tooltip): readonly [Tooltip, readonly TooltipCommand[]] {
  if (!state.hovered) return [state, []]
  const asked = state.asked + 1
  const left = { ...state, hovered: false, asked }
  return [left, state.focused ? [] : [{ type: "StartTimer", timer: "tooltip", asked, ms: layoutLimits.tooltipHideMs }]]
}

const hide = (state: Tooltip): Tooltip => ({ ...hiddenTooltip, asked: state.asked + 1 })

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
