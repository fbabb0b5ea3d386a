import { closesModal, type ModalPress } from "../../../core/shell/history.ts"

/** What becomes of a dialog when it is closed. */
export interface ModalEnd {
  /** the shopper closed it: by Escape, a close button, or a press outside */
  readonly onClosed?: () => void
  /** id of what gets the focus when that which had it before is gone or off */
  readonly returnTo?: string
}

/**
 * Shows a dialog above the page, and above the dialogs that are open: the browser keeps their stack, keeps the focus inside, and closes the
 * topmost by Escape. The focus goes to the first `[data-first-focus]`, or else to the heading that names the dialog, and back to where it was.
 * Whatever has `[data-close]` closes it; a link that has it leads on natively as long as the dialog is not shown by this.
 *
 * Spec: 19.52, 19.54 to 19.56.
 *
 * @returns closes it without `onClosed`; once it is closed this does nothing
 */
export function openModal(dialog: HTMLDialogElement, { onClosed = () => {}, returnTo }: ModalEnd = {}): () => void {
  const opener = document.activeElement
  const shown = new AbortController()
  const { signal } = shown
  let pressed: ModalPress = { on: "content" }

  const end = () => {
    shown.abort()
    dialog.close()
    markPage()
    // not at once: what was off while the dialog was open may be on again with what the end of the dialog changes
    setTimeout(() => focusBack(dialog, [opener, returnTo === undefined ? null : document.getElementById(returnTo)]))
  }
  // a press that begins inside, such as the marking of a text, and one in another dialog that stands in this one, is none outside
  dialog.addEventListener("pointerdown", (press) => (pressed = pressOn(dialog, press)), { signal })
  dialog.addEventListener(
    "click",
    (click) => {
      const press = pressOn(dialog, click)
      if (press.on === "outside" ? pressed.on !== "outside" || !closesModal(pressed) : !closesModal(press)) return
      click.preventDefault()
      end()
      onClosed()
    },
    { signal },
  )
  dialog.addEventListener(
    "close",
    ({ target }) => {
      if (target !== dialog) return
      end()
      onClosed()
    },
    { signal },
  )

  // the server may have shown it in its place; only a closed one can be put above the page
  dialog.removeAttribute("open")
  dialog.showModal()
  markPage()
  const heading = document.getElementById(dialog.getAttribute("aria-labelledby") ?? "")
  const first = dialog.querySelector<HTMLElement>("[data-first-focus]") ?? heading
  first?.focus({ preventScroll: true })
  return () => {
    if (!signal.aborted) end()
  }
}

/** What a press is on, as the rule asks for it. The ground around a dialog is a part of it to the browser. */
function pressOn(dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): ModalPress {
  if (!(target instanceof Element) || target.closest("dialog") !== dialog) return { on: "content" }
  if (target.closest("[data-close]") !== null) return { on: "closeButton" }
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  if (target !== dialog || isInside) return { on: "content" }
  const typing = dialog.querySelector("input:focus, textarea:focus, select:focus") !== null
  return { on: "outside", typing, noticeShown: document.querySelector(":popover-open") !== null }
}

/** Styles, and other people's programs, tell by it that a dialog is open. */
function markPage(): void {
  document.documentElement.classList.toggle("--modal", document.querySelector("dialog:modal") !== null)
}

/** The browser gives the focus back by itself unless what had it is gone, off, or in the dialog, as when the page came with it. */
function focusBack(dialog: HTMLDialogElement, places: readonly (Element | null)[]): void {
  for (const place of places) {
    const { activeElement: focused, body } = document
    if (focused !== null && focused !== body && !dialog.contains(focused)) return
    if (place instanceof HTMLElement && place !== body) place.focus()
  }
}
