import { openModal } from "../runtime/dialogs/modal.ts"
import { markTitle } from "../runtime/islands/mark-title.ts"

const started = new WeakSet<Element>()

/**
 * Puts a dialog that stands in the page above it. Where a form stands in it, that comes to life now: its code is on demand, and nobody who does
 * not open it fetches any of it.
 *
 * Spec: 10.161, 10.205, 10.1093, 19.54, 19.57.
 */
export function openLinkedDialog(dialog: HTMLDialogElement): void {
  const returnTo = dialog.dataset["returnTo"]
  openModal(dialog, returnTo === undefined ? {} : { returnTo })
  const island = dialog.closest('[id^="island_"]')
  if (island !== null) startForm(island)
}

/** Starts each form of the page that waits to be opened: what a recording says of a page has them in it. */
export function startForms(): void {
  for (const dialog of document.querySelectorAll('[id^="island_"] > dialog.asking'))
    if (dialog.parentElement !== null) startForm(dialog.parentElement)
}

function startForm(island: Element): void {
  if (started.has(island)) return
  started.add(island)
  markTitle(island.querySelectorAll("form"))
  import("./asking.tsx").then(
    ({ startAsking }) => startAsking(island),
    // it works natively, and the next opening tries again
    () => started.delete(island),
  )
}
