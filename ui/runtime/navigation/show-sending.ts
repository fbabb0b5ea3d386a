import { onReturned } from "./page-returns.ts"

/**
 * A button of a form that is posted as it stands says that it is being sent, until the next page comes. Forms with a script of their own
 * say so by themselves: they prevent what the browser would do, or mark their button before this is asked.
 *
 * It changes an attribute alone: a second press posts again, as it does without scripts, and the shop takes it once.
 *
 * Spec: 10.1124.
 */
export function showSending(document: Document): void {
  let pressed: HTMLElement | null = null
  document.addEventListener("submit", (event) => {
    const { target, submitter, defaultPrevented } = event
    // what opens beside this page leaves it as it is
    if (defaultPrevented || !(target instanceof HTMLFormElement) || target.method !== "post" || target.target !== "") return
    if (submitter === null || submitter.hasAttribute("aria-busy")) return
    pressed = submitter
    pressed.setAttribute("aria-busy", "true")
  })
  // a page that comes back from history as it was left is sent nowhere any more
  onReturned(() => pressed?.removeAttribute("aria-busy"))
}
