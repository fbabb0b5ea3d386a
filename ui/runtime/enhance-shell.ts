import { afterPaint } from "./after-paint.ts"
import { inIdleTurn } from "./idle-turns.ts"

/**
 * Keyboard comfort for the category menu, which opens by style alone: Escape closes an open submenu, the pointer's too wherever the focus
 * is, and keeps the focus on its category; the arrow keys walk. Spec: 19.68.
 */
export function enhanceMenu(menu: HTMLElement): void {
  const closed = "--closed"
  menu.addEventListener("keydown", (key) => {
    if (!(key.target instanceof HTMLElement)) return
    const item = key.target.closest(".navbar-nav > .nav-item")
    const top = item?.querySelector<HTMLElement>(".nav-link")
    if (item === null || item === undefined || top === null || top === undefined) return
    if (key.key === "Escape" && item.querySelector(".navbar-subnav") !== null && !menu.querySelector(":popover-open")) {
      item.classList.add(closed)
      top.focus()
      return
    }
    const next = neighbour(key.key, key.target, item)
    if (next === null) return
    key.preventDefault()
    item.classList.remove(closed)
    next.focus()
  })
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") menu.querySelector(".navbar-nav > .nav-item:hover")?.classList.add(closed)
  })
  const reopen = (event: Event) => {
    if (!(event.target instanceof Element)) return
    const item = event.target.closest(".navbar-nav > .nav-item")
    if (item !== null && (!("relatedTarget" in event) || !(event.relatedTarget instanceof Node) || !item.contains(event.relatedTarget)))
      item.classList.remove(closed)
  }
  menu.addEventListener("focusout", reopen)
  menu.addEventListener("pointerout", reopen)
}

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
 * The panel of small screens takes the focus when it opens, and closes when the focus leaves it: what stands behind it cannot be seen.
 * Closed, it gives the focus back by itself. Spec: 19.68.
 */
export function keepFocusInSight(layer: HTMLElement): void {
  layer.addEventListener("toggle", () => {
    if (layer.matches(":popover-open") && !layer.contains(document.activeElement)) layer.querySelector<HTMLElement>("a, button")?.focus()
  })
  layer.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !layer.contains(relatedTarget) && layer.matches(":popover-open")) layer.hidePopover()
  })
}

/** Down and up walk inside an item, right and left between items; `null` for other keys or at an end. */
function neighbour(key: string, from: HTMLElement, item: Element): HTMLElement | null {
  const links = [...item.querySelectorAll<HTMLElement>(".nav-link")]
  const at = links.indexOf(from)
  if (key === "ArrowDown") return links[at + 1] ?? null
  if (key === "ArrowUp") return links[at - 1] ?? null
  const sibling = key === "ArrowRight" ? item.nextElementSibling : key === "ArrowLeft" ? item.previousElementSibling : null
  return sibling?.querySelector<HTMLElement>(".nav-link") ?? null
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
