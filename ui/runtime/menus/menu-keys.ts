/**
 * What the keyboard can do in the category menu of the page. It is fetched when the shopper stirs. Spec: 19.68.
 *
 * @param early keys that were pressed meanwhile: each is pressed again where the focus still is
 */
export function startMenuKeys(early: readonly KeyboardEvent[]): void {
  const menu = document.getElementById("menu_categories")
  if (menu !== null) enhanceMenu(menu)
  const layer = document.getElementById("menu_navbar")
  if (layer !== null) makeModal(layer)
  for (const { key } of early.filter(({ target }) => target instanceof Node && menu?.contains(target) === true))
    if (menu?.contains(document.activeElement) === true)
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }))
}

/** Escape has closed the submenu under the pointer. */
const closed = "--closed"
/** Its button, or an arrow key, has opened the submenu. */
const open = "--open"

/**
 * Keyboard comfort for the category menu, which opens by style alone: each category with a submenu has a button that opens it, so that Tab
 * need not pass through all of them; Escape closes an open submenu, the pointer's too wherever the focus is, and keeps the focus on its
 * category; the arrow keys walk. Spec: 19.68, 19.73.
 */
function enhanceMenu(menu: HTMLElement): void {
  addToggles(menu)
  menu.addEventListener("keydown", (key) => {
    if (!(key.target instanceof HTMLElement)) return
    const item = key.target.closest(".navbar-nav > .nav-item")
    const top = item?.querySelector<HTMLElement>(".nav-link")
    if (item === null || item === undefined || top === null || top === undefined) return
    if (key.key === "Escape" && item.querySelector(".navbar-subnav") !== null && !menu.querySelector(":popover-open")) {
      show(item, false)
      item.classList.add(closed)
      top.focus()
      return
    }
    const next = neighbour(key.key, key.target, item)
    if (next === null) return
    key.preventDefault()
    if (item.querySelector(".navbar-subnav")?.contains(next) === true) show(item, true)
    next.focus()
  })
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") menu.querySelector(".navbar-nav > .nav-item:hover")?.classList.add(closed)
  })
  const reopen = (event: Event) => {
    if (!(event.target instanceof Element)) return
    const item = event.target.closest(".navbar-nav > .nav-item")
    if (item !== null && (!("relatedTarget" in event) || !(event.relatedTarget instanceof Node) || !item.contains(event.relatedTarget))) {
      item.classList.remove(closed)
      if (event.type === "focusout") show(item, false)
    }
  }
  menu.addEventListener("focusout", reopen)
  menu.addEventListener("pointerout", reopen)
}

/** A submenu with the focus in it stays open while its button comes. */
function addToggles(menu: HTMLElement): void {
  for (const [index, item] of menu.querySelectorAll(".navbar-nav > .nav-item").entries()) {
    const [link, list] = [item.querySelector(".nav-link"), item.querySelector(".navbar-subnav")]
    if (link === null || list === null) continue
    list.id = `submenu_${index}`
    const toggle = document.createElement("button")
    toggle.type = "button"
    toggle.className = "nav-toggle"
    toggle.setAttribute("aria-controls", list.id)
    toggle.setAttribute("aria-label", `${menu.dataset["submenus"] ?? ""}: ${link.textContent}`)
    toggle.addEventListener("click", () => show(item, !item.classList.contains(open)))
    link.after(toggle)
    show(item, list.contains(document.activeElement))
  }
  menu.classList.add("--buttons")
}

function show(item: Element, isOpen: boolean): void {
  item.classList.toggle(open, isOpen)
  if (isOpen) item.classList.remove(closed)
  item.querySelector(".nav-toggle")?.setAttribute("aria-expanded", String(isOpen))
}

/**
 * The panel of small screens takes the focus when it opens, and while it is open neither keys nor a screen reader reach what stands behind
 * it. Closed, it gives the focus back by itself. Spec: 19.68.
 */
function makeModal(layer: HTMLElement): void {
  let behind: readonly HTMLElement[] = []
  const isolate = () => {
    if (!layer.matches(":popover-open")) return
    behind = around(layer).filter((element) => !element.inert)
    for (const element of behind) element.inert = true
    if (!layer.contains(document.activeElement)) layer.querySelector<HTMLElement>("a, button")?.focus()
  }
  layer.addEventListener("toggle", isolate)
  // before it closes: the focus goes back to what must not be inert any more
  layer.addEventListener("beforetoggle", ({ newState }) => {
    if (newState === "closed") for (const element of behind) element.inert = false
  })
  isolate()
}

/** Everything of a page beside an element and what it stands in. */
function around(element: HTMLElement): readonly HTMLElement[] {
  const { parentElement } = element
  if (parentElement === null || element === document.body) return []
  const beside = [...parentElement.children].flatMap((other) => (other instanceof HTMLElement && other !== element ? [other] : []))
  return [...beside, ...around(parentElement)]
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
