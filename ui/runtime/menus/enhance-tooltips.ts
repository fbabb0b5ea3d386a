import { hiddenTooltip, tooltip, type TooltipEvent, tooltipPlace } from "../../../core/shell/tooltip.ts"

/**
 * Tooltips follow their machine: the mouse over one, its text included, and the focus in it show it; it goes half a second after the
 * mouse, with the focus, and at once by Escape. By the mouse it is beside the pointer; by the focus or a finger it is below its button.
 *
 * Spec: 4.74, 9.34, 19.32, 19.33.
 */
export function enhanceTooltips(places: readonly HTMLElement[]): void {
  // each letter that is typed on the page would come by for nothing
  if (places.length === 0) return
  let state = hiddenTooltip
  const send = (event: TooltipEvent): void => {
    const [next, commands] = tooltip(state, event)
    state = next
    for (const { timerId, ms } of commands) setTimeout(() => send({ type: "TimerEnded", timerId }), ms)
    for (const place of places) place.classList.toggle("--shown", place.dataset["tooltip"] === state.shown)
  }
  for (const place of places) {
    const id = place.dataset["tooltip"] ?? ""
    const text = place.querySelector<HTMLElement>("[role=tooltip]")
    place.addEventListener("mouseenter", (pointer) => {
      // what is there already stays where it is: the pointer may be on its way to it
      if (text !== null && state.shown !== id) placeBeside(text, pointer)
      send({ type: "MouseEntered", id })
    })
    place.addEventListener("mouseleave", () => send({ type: "MouseLeft" }))
    place.addEventListener("focusin", () => {
      // by a press of the mouse, too, which has placed it
      if (state.shown !== id) text?.removeAttribute("style")
      send({ type: "Focused", id })
    })
    place.addEventListener("focusout", () => send({ type: "FocusLeft" }))
    // a finger has neither hover nor, on some phones, focus
    place.querySelector("button")?.addEventListener("click", () => send({ type: "Focused", id }))
  }
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") send({ type: "Dismissed" })
  })
}

/** In the window, whatever the page is scrolled by. */
function placeBeside(text: HTMLElement, { clientX: xPx, clientY: yPx }: MouseEvent): void {
  const { width: widthPx, height: heightPx } = text.getBoundingClientRect()
  const windowWidthPx = document.documentElement.clientWidth
  const { leftPx, topPx } = tooltipPlace({
    pointer: { xPx, yPx },
    box: { widthPx, heightPx },
    windowWidthPx,
    scrollTopPx: 0,
    leftSide: false,
  })
  Object.assign(text.style, { position: "fixed", top: `${topPx}px`, left: `${leftPx}px` })
}
