import { afterPaint } from "../islands/after-paint.ts"
import { inIdleTurn } from "../islands/idle-turns.ts"

/**
 * Lays the closed menu of small screens out once, out of sight, when the browser is idle: to shape its words for the first time takes
 * longer than all else that opening it does. A menu that stands open, as on desktop, is left as it is.
 */
export function rehearseMenu(layer: HTMLElement): void {
  const rehearsed = "--rehearsed"
  const rehearse = () => {
    if (layer.matches(":popover-open")) return
    layer.classList.add(rehearsed)
    // asking for a size is what makes a browser lay out
    layer.getBoundingClientRect()
    layer.classList.remove(rehearsed)
    // an open menu closes with a movement; this one was never seen
    for (const movement of layer.getAnimations()) movement.cancel()
  }
  // after the islands that begin meanwhile
  inIdleTurn(() => inIdleTurn(rehearse))
}

/**
 * Opens the menu of small screens after the page has shown that its button was pressed: to lay it out and to paint it takes some frames
 * of a slow phone. Without a script the browser opens it by itself, and at once.
 */
export function openAfterPaint(opener: HTMLButtonElement, layer: HTMLElement): void {
  opener.addEventListener("click", (click) => {
    if (layer.matches(":popover-open")) return
    click.preventDefault()
    // pressed twice within a frame it is open already
    afterPaint(() => layer.togglePopover({ force: true, source: opener }))
  })
}

/**
 * Groups of links and sections of a page that are folded on mobile views and open on larger ones. There the style shows them already: this
 * says so to a screen reader, takes their heads, which open nothing there, out of the keyboard's way, and opens them in browsers whose styles
 * cannot. What was opened before the script came stays open. Spec: 2.12, 2.27, 2.42.
 *
 * @returns does it for what has come into the page since
 */
export function foldGroups(selector: string): () => void {
  const wide = matchMedia("(min-width: 979px)")
  const follow = () => {
    for (const group of document.querySelectorAll<HTMLDetailsElement>(selector)) {
      group.open = wide.matches
      group.querySelector("summary")?.setAttribute("tabindex", wide.matches ? "-1" : "0")
    }
  }
  wide.addEventListener("change", follow)
  return () => {
    if (wide.matches) follow()
  }
}
