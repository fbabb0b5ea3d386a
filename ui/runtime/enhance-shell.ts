/**
 * Keyboard comfort for the category menu, which opens by style alone: Escape closes an open submenu and keeps the focus on
 * its category, the arrow keys walk.
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
  const reopen = (event: Event) => {
    if (!(event.target instanceof Element)) return
    const item = event.target.closest(".navbar-nav > .nav-item")
    if (item !== null && (!("relatedTarget" in event) || !(event.relatedTarget instanceof Node) || !item.contains(event.relatedTarget)))
      item.classList.remove(closed)
  }
  menu.addEventListener("focusout", reopen)
  menu.addEventListener("pointerout", reopen)
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

/** Footer groups are folded on mobile views and open on larger ones; without a script they are open. Spec: 2.12, 2.27. */
export function foldFooter(groups: readonly HTMLDetailsElement[]): void {
  const wide = matchMedia("(min-width: 979px)")
  const follow = () => {
    for (const group of groups) group.open = wide.matches
  }
  wide.addEventListener("change", follow)
  follow()
}
