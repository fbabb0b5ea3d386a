import { createRoot } from "react-dom/client"
import {
  noToasts,
  type ToastCommand,
  type ToastEvent,
  type ToastMessage,
  type ToastsState,
  toasts,
  toastTime,
} from "../../core/shell/toasts.ts"
import { createMachineStore } from "../../core/values/machine.ts"
import { Toasts } from "../shell/Toasts.tsx"

const store = createMachineStore<ToastsState, ToastEvent, ToastCommand>(toasts, noToasts, ({ timerId, ms }, send) => {
  setTimeout(() => send({ type: "TimerEnded", timerId }), ms)
})

let place: Element | null = null

/**
 * Says that a link of the product's page is in the clipboard, in the words of the button that was pressed.
 *
 * Spec: 8.86, 9.20, 19.43.
 */
export function tellCopied({ copied: text = "", close = "" }: DOMStringMap): void {
  showToast({ kind: "success", text, ms: toastTime({ page: "product", code: null }) }, close)
}

/**
 * Shows a toast, below those that are shown already.
 *
 * @param closeLabel what the button is called that closes it
 */
function showToast(toast: ToastMessage, closeLabel: string): void {
  if (place?.isConnected !== true) {
    place = document.createElement("div")
    document.body.append(place)
    createRoot(place).render(<Toasts store={store} closeLabel={closeLabel} />)
  }
  // a region that is announced has to be there before its words are
  setTimeout(() => store.send({ type: "Shown", toast }))
}
