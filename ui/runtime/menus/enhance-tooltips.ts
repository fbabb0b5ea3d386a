import { hiddenTooltip, tooltip, type TooltipEvent } from "../../../core/shell/tooltip.ts"

/**
 * Tooltips follow their machine: the mouse over one, its text included, and the focus in it show it; it goes half a second after the
 * mouse, with the focus, and at once by Escape.
 *
 * Spec: 4.74, 9.34, 19.33.
 */
export function enhanceTooltips(places: readonly HTMLElement[]): void {
  let state = hiddenTooltip
  const send = (event: TooltipEvent): void => {
    const [next, commands] = tooltip(state, event)
    state = next
    for (const { timerId, ms } of commands) setTimeout(() => send({ type: "TimerEnded", timerId }), ms)
    for (const place of places) place.classList.toggle("--shown", place.dataset["tooltip"] === state.shown)
  }
  for (const place of places) {
    const id = place.dataset["tooltip"] ?? ""
    place.addEventListener("mouseenter", () => send({ type: "MouseEntered", id }))
    place.addEventListener("mouseleave", () => send({ type: "MouseLeft" }))
    place.addEventListener("focusin", () => send({ type: "Focused", id }))
    place.addEventListener("focusout", () => send({ type: "FocusLeft" }))
    // a finger has neither hover nor, on some phones, focus
    place.querySelector("button")?.addEventListener("click", () => send({ type: "Focused", id }))
  }
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") send({ type: "Dismissed" })
  })
}
