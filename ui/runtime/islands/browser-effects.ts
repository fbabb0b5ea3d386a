import type { PageEffects } from "../../../core/pages/page-task.ts"
import type { Language } from "../../../core/values/language.ts"
import { afterPaint } from "./after-paint.ts"
import { basketChannel } from "./basket-channel.ts"
import { loadDeferred } from "./load-deferred.ts"
import { exchangeContent } from "../navigation/exchange-content.ts"
import { outdatedEvent } from "./outdated-prices.ts"
import { isRecording, noteCall, noteLeave } from "../recording/recording.ts"

/**
 * What a browser does the tasks of machines with: all at once but what is brought into view and the calls to the shop. Both wait until
 * the page shows what was pressed, the calls in their order, and until the deferred runtime is there.
 *
 * @param report gets what went wrong beside the shopper
 */
export const browserEffects = (language: Language, report: (during: string, failure: unknown) => void): PageEffects => ({
  timer: (ms, ended) => void setTimeout(ended, ms),
  // to focus and to scroll, the page is laid out: before the island has drawn its answer, and then once more
  scroll: (placeId) => afterPaint(() => showPlace(placeId)),
  // the island shows the state that is sent before the browser sends it
  submit: (formId, fields) => queueMicrotask(() => submitNatively(formId, fields)),
  publish: (basket) => basketChannel.publish(basket),
  outdate: () => dispatchEvent(new Event(outdatedEvent)),
  navigate,
  // of a page that is recorded each address is a page of its own
  content: (address) => (address !== null && isRecording() ? navigate(address) : exchangeContent(address)),
  // only the page with a map has what reads them
  points: (answered) => answered(null),
  shop: (task, send) =>
    noteCall(
      new Promise<void>(afterPaint)
        .then(() => loadDeferred(language))
        .then(
          (shop) => shop.ask(task, send),
          // without a line the browser's own way would take the page from the shopper
          () => send(navigator.onLine ? (task.unsent ?? task.failed) : task.failed),
        )
        .catch((defect: unknown) => report(`answer ${task.call}`, defect)),
      task.call === "ownPrice",
    ),
})

function navigate(address: string): void {
  noteLeave(address)
  location.assign(address)
}

/** Brings a place into view, with what stands above it, and puts the focus there. */
function showPlace(placeId: string): void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches
  const place = document.getElementById(placeId)
  place?.focus({ preventScroll: true })
  place?.scrollIntoView({ block: "center", behavior: calm ? "auto" : "smooth" })
}

/** Sends a form as the browser does by itself, past the island's own submit handler; the navigation is the browser's. */
function submitNatively(formId: string, fields: Readonly<Record<string, string>>): void {
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement("input")
    field.type = "hidden"
    field.name = name
    field.value = value
    form.append(field)
  }
  HTMLFormElement.prototype.submit.call(form)
}
