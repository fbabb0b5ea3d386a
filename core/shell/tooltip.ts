import { layoutLimits } from "./limits.ts"

/** The one tooltip of a page. `timerId` numbers its latest change: the timer of an older one changes nothing. */
export interface TooltipState {
  /** id of the element it describes; null = hidden */
  readonly shown: string | null
  /** the mouse is over the element, or over the tooltip itself */
  readonly hovered: boolean
  readonly focused: boolean
  readonly timerId: number
}

/** What can happen to the tooltip. */
export type TooltipEvent =
  | { readonly type: "MouseEntered"; readonly id: string }
  | { readonly type: "MouseLeft" }
  | { readonly type: "Focused"; readonly id: string }
  | { readonly type: "FocusLeft" }
  /** Escape, or a touch elsewhere */
  | { readonly type: "Dismissed" }
  | { readonly type: "TimerEnded"; readonly timerId: number }

/** Start the timer that hides the tooltip. */
export interface TooltipCommand {
  readonly type: "StartTimer"
  readonly timer: "tooltip"
  readonly timerId: number
  readonly ms: number
}

/** No tooltip is shown. Spec: 4.74. */
export const hiddenTooltip: TooltipState = { shown: null, hovered: false, focused: false, timerId: 0 }

/**
 * One step of the tooltip. It hides a short time after the mouse has left, unless the element is focused; in that time the mouse may
 * move onto the tooltip itself.
 *
 * Spec: 4.74, 9.34, 19.33.
 *
 * @example tooltip(hiddenTooltip, { type: "MouseEntered", id: "points" })[0].shown // => "points"
 */
export function tooltip(state: TooltipState, event: TooltipEvent): readonly [TooltipState, readonly TooltipCommand[]] {
  switch (event.type) {
    case "MouseEntered":
      return [{ shown: event.id, hovered: true, focused: state.focused && state.shown === event.id, timerId: state.timerId + 1 }, []]
    case "Focused":
      return [{ shown: event.id, hovered: state.hovered && state.shown === event.id, focused: true, timerId: state.timerId + 1 }, []]
    case "MouseLeft":
      return leave(state)
    case "FocusLeft":
      if (!state.focused) return [state, []]
      return [state.hovered ? { ...state, focused: false } : hide(state), []]
    case "Dismissed":
      return [state.shown === null ? state : hide(state), []]
    case "TimerEnded":
      return [event.timerId === state.timerId && state.shown !== null && !state.hovered && !state.focused ? hide(state) : state, []]
  }
}

function leave(state: TooltipState): readonly [TooltipState, readonly TooltipCommand[]] {
  if (!state.hovered) return [state, []]
  const timerId = state.timerId + 1
  const left = { ...state, hovered: false, timerId }
  return [left, state.focused ? [] : [{ type: "StartTimer", timer: "tooltip", timerId, ms: layoutLimits.tooltipHideMs }]]
}

const hide = (state: TooltipState): TooltipState => ({ ...hiddenTooltip, timerId: state.timerId + 1 })

/** The pointer, measured from the top left corner of the page, and the size of the tooltip. */
export interface TooltipSituation {
  readonly pointer: { readonly xPx: number; readonly yPx: number }
  readonly box: { readonly widthPx: number; readonly heightPx: number }
  readonly windowWidthPx: number
  readonly scrollTopPx: number
  /** whether it opens to the left of the pointer */
  readonly leftSide: boolean
}

/**
 * The position of a tooltip: beside the pointer and above it, moved inwards where the window would cut it off.
 *
 * Spec: 19.32. Units: CSS pixels of the page.
 *
 * @example
 * tooltipPlace({
 *   pointer: { xPx: 100, yPx: 300 },
 *   box: { widthPx: 200, heightPx: 50 },
 *   windowWidthPx: 1000,
 *   scrollTopPx: 0,
 *   leftSide: false,
 * })
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
