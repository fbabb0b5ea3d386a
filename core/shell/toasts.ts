import { toastLimits } from "./toast-limits.ts"

/** What decides how long a toast is shown. */
export interface ToastOccasion {
  readonly page: "product" | "other"
  /** the shop's refusal code; null = it was not a refusal */
  readonly code: string | null
}

/** The platform's code for a shop that sells to wholesalers only. */
const wholesalersOnly = "100"

/**
 * How long a toast is shown. Code 100 has its own time on every page.
 *
 * Spec: 9.19, 9.20, 9.21. Units: milliseconds.
 *
 * @example toastTime({ page: "other", code: null }) // => 4000
 * @example toastTime({ page: "product", code: "100" }) // => 5000
 */
export function toastTime({ page, code }: ToastOccasion): number {
  if (code === wholesalersOnly) return toastLimits.wholesalersOnlyMs
  return page === "product" ? toastLimits.productPageMs : toastLimits.shellMs
}

/** What a toast says, and how long it is shown unless the shopper keeps it. */
export interface ToastMessage {
  readonly kind: "info" | "success" | "warning" | "error"
  readonly text: string
  readonly ms: number
}

/** A toast on the page. */
export interface Toast extends ToastMessage {
  /** number of the toast */
  readonly id: number
  /** number of the timer that removes it; null while it is hovered or focused */
  readonly timerId: number | null
}

/** The toasts on the page, the oldest first. `lastId` is the newest number: toasts and timers share them. */
export interface ToastsState {
  readonly list: readonly Toast[]
  readonly lastId: number
}

/** What can happen to the toasts. */
export type ToastEvent =
  | { readonly type: "Shown"; readonly toast: ToastMessage }
  /** the pointer or the focus entered a toast */
  | { readonly type: "Held"; readonly id: number }
  /** the pointer or the focus left it */
  | { readonly type: "Released"; readonly id: number }
  | { readonly type: "Dismissed"; readonly id: number }
  | { readonly type: "TimerEnded"; readonly timerId: number }

/** Start the timer that removes a toast. */
export interface ToastCommand {
  readonly type: "StartTimer"
  readonly timer: "toast"
  readonly timerId: number
  readonly ms: number
}

type Stepped = readonly [ToastsState, readonly ToastCommand[]]

/** No toast is shown. Spec: 9.19. */
export const noToasts: ToastsState = { list: [], lastId: 0 }

/**
 * One step of the toasts. Each has its own timer; one that is hovered or focused stays, and starts its whole time again afterwards.
 * Showing the same message again renews its toast instead of adding a second one.
 *
 * Spec: 9.19, 9.20, 9.21, 19.43.
 *
 * @example toasts(noToasts, { type: "Shown", toast: { kind: "info", text: " ", ms: 4000 } })
 * // => [{ list: [], lastId: 0 }, []]
 */
export function toasts(state: ToastsState, event: ToastEvent): Stepped {
  switch (event.type) {
    case "Shown":
      return event.toast.text.trim() === "" ? [state, []] : show(state, event.toast)
    case "Held":
      return hold(state, event.id)
    case "Released":
      return release(state, event.id)
    case "Dismissed":
      return without(state, (toast) => toast.id === event.id)
    case "TimerEnded":
      return without(state, (toast) => toast.timerId === event.timerId)
  }
}

function show(state: ToastsState, message: ToastMessage): Stepped {
  const timerId = state.lastId + 1
  const others = state.list.filter(({ kind, text }) => kind !== message.kind || text !== message.text)
  const toast = { ...message, id: timerId, timerId }
  return [{ list: [...others, toast], lastId: timerId }, [{ type: "StartTimer", timer: "toast", timerId, ms: message.ms }]]
}

function hold(state: ToastsState, id: number): Stepped {
  if (!state.list.some((toast) => toast.id === id && toast.timerId !== null)) return [state, []]
  return [{ ...state, list: state.list.map((toast) => (toast.id === id ? { ...toast, timerId: null } : toast)) }, []]
}

function release(state: ToastsState, id: number): Stepped {
  const held = state.list.find((toast) => toast.id === id && toast.timerId === null)
  if (held === undefined) return [state, []]
  const timerId = state.lastId + 1
  const list = state.list.map((toast) => (toast.id === id ? { ...toast, timerId } : toast))
  return [{ list, lastId: timerId }, [{ type: "StartTimer", timer: "toast", timerId, ms: held.ms }]]
}

function without(state: ToastsState, gone: (toast: Toast) => boolean): Stepped {
  return state.list.some(gone) ? [{ ...state, list: state.list.filter((toast) => !gone(toast)) }, []] : [state, []]
}
