/** How long toasts stay, in milliseconds. */
export const toastLimits = {
  /** in the shell. Spec: 9.19 */
  shellMs: 4_000,
  /** on the product page. Spec: 9.20 */
  productPageMs: 10_000,
  /** code 100, on every page. Spec: 9.21 */
  wholesalersOnlyMs: 5_000,
  /** how long a toast fades in. Spec: 9.19 */
  fadeMs: 500,
} as const

/** What tells how long a toast stays. */
export interface ToastOccasion {
  readonly page: "product" | "other"
  /** code of a refusal of the shop; null = none */
  readonly code: string | null
}

/** The platform's code of a shop for wholesalers only. */
const wholesalersOnly = "100"

/**
 * How long a toast stays. Code 100 has its own time on every page.
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

/** What a toast says, and how long it stays when nobody holds it. */
export interface ToastMessage {
  readonly kind: "info" | "success" | "warning" | "error"
  readonly text: string
  readonly ms: number
}

export interface Toast extends ToastMessage {
  /** number of the toast */
  readonly id: number
  /** number of the timer that ends it; null while the pointer or the focus is on it */
  readonly timer: number | null
}

/** The toasts on the page, the oldest first. `asked` numbers toasts and timers. */
export interface Toasts {
  readonly list: readonly Toast[]
  readonly asked: number
}

export type ToastEvent =
  | { readonly type: "Shown"; readonly toast: ToastMessage }
  /** the pointer or the focus came onto a toast, and left it */
  | { readonly type: "Held"; readonly id: number }
  | { readonly type: "Released"; readonly id: number }
  | { readonly type: "Dismissed"; readonly id: number }
  | { readonly type: "TimerEnded"; readonly asked: number }

export interface ToastCommand {
  readonly type: "StartTimer"
  readonly timer: "toast"
  readonly asked: number
  readonly ms: number
}

type Stepped = readonly [Toasts, readonly ToastCommand[]]

/** No toast. Spec: 9.19. */
export const noToasts: Toasts = { list: [], asked: 0 }

/**
 * One step of the toasts. Each ends by its own timer; one that is pointed at or focused stays, and gets its whole time again
 * afterwards. The same words shown again renew their toast instead of standing there twice.
 *
 * Spec: 9.19, 9.20, 9.21, 19.43.
 *
 * @example toasts(noToasts, { type: "Shown", toast: { kind: "info", text: " ", ms: 4000 } }) // => [{ list: [], asked: 0 }, []]
 */
export function toasts(state: Toasts, event: ToastEvent): Stepped {
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
      return without(state, (toast) => toast.timer === event.asked)
  }
}

function show(state: Toasts, message: ToastMessage): Stepped {
  const asked = state.asked + 1
  const others = state.list.filter(({ kind, text }) => kind !== message.kind || text !== message.text)
  const toast = { ...message, id: asked, timer: asked }
  return [{ list: [...others, toast], asked }, [{ type: "StartTimer", timer: "toast", asked, ms: message.ms }]]
}

function hold(state: Toasts, id: number): Stepped {
  if (!state.list.some((toast) => toast.id === id && toast.timer !== null)) return [state, []]
  return [{ ...state, list: state.list.map((toast) => (toast.id === id ? { ...toast, timer: null } : toast)) }, []]
}

function release(state: Toasts, id: number): Stepped {
  const held = state.list.find((toast) => toast.id === id && toast.timer === null)
  if (held === undefined) return [state, []]
  const asked = state.asked + 1
  const list = state.list.map((toast) => (toast.id === id ? { ...toast, timer: asked } : toast))
  return [{ list, asked }, [{ type: "StartTimer", timer: "toast", asked, ms: held.ms }]]
}

function without(state: Toasts, gone: (toast: Toast) => boolean): Stepped {
  return state.list.some(gone) ? [{ ...state, list: state.list.filter((toast) => !gone(toast)) }, []] : [state, []]
}
