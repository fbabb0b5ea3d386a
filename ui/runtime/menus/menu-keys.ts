import type { Say } from "../../say.ts"
import { closeDropDown, headDropDowns, openDropDown } from "./drop-downs.ts"

/** Escape has closed the submenu under the pointer. */
const closed = "--closed"
/** Its button, a key or a finger has opened the submenu. */
const open = "--open"

const items = ".navbar-nav > .nav-item"

/**
 * What keyboard and fingers can do in the category menu of a wide screen, which opens by style alone under a pointer: each category with a
 * submenu is one stop of the Tab key and has a button that opens it; Escape closes an open submenu, the pointer's too wherever the focus is, and
 * keeps the focus on its category; the arrow keys walk. A finger opens first and follows second.
 *
 * Spec: 4.38, 19.68, 19.73, 19.120.
 *
 * @param early keys that were pressed before this came: each is pressed again where the focus still is
 */
export function startMenuKeys(menu: HTMLElement, early: readonly KeyboardEvent[]): void {
  addToggles(menu)
  menu.addEventListener("keydown", (key) => onKey(menu, key))
  closeUnderPointer(menu)
  followFingers(menu)
  const reopen = (event: Event) => {
    const item = itemOf(event.target)
    if (item === null || (!("relatedTarget" in event) ? false : item.contains(asNode(event.relatedTarget)))) return
    item.classList.remove(closed)
    if (event.type === "focusout") closeDropDown(idOf(item))
  }
  menu.addEventListener("focusout", reopen)
  menu.addEventListener("pointerout", reopen)
  menu.addEventListener("pointerover", ({ target, pointerType }) => {
    const { open: opened } = headDropDowns.getSnapshot()
    const item = itemOf(target)
    // what is under the pointer is the one that is open
    if (pointerType !== "touch" && item !== null && opened !== null && opened !== idOf(item)) closeDropDown(opened)
  })
  for (const { key } of early.filter(({ target }) => menu.contains(asNode(target))))
    if (menu.contains(document.activeElement))
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }))
}

/** Escape closes what the pointer has opened. It is listened for while a pointer is there: each letter that is typed on the page would come by else. */
function closeUnderPointer(menu: HTMLElement): void {
  const close = ({ key }: KeyboardEvent) => {
    if (key === "Escape") menu.querySelector(`${items}:hover`)?.classList.add(closed)
  }
  const listen = () => document.addEventListener("keydown", close)
  if (menu.matches(":hover")) listen()
  menu.addEventListener("pointerenter", listen)
  menu.addEventListener("pointerleave", () => document.removeEventListener("keydown", close))
}

const asNode = (target: unknown): Node | null => (target instanceof Node ? target : null)

const itemOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest(items) : null)

const idOf = (item: Element): string => item.querySelector(".navbar-subnav")?.id ?? ""

function onKey(menu: HTMLElement, key: KeyboardEvent): void {
  const item = itemOf(key.target)
  const top = item?.querySelector<HTMLElement>(".nav-link")
  if (item === null || top === null || top === undefined || !(key.target instanceof HTMLElement)) return
  const list = item.querySelector(".navbar-subnav")
  if (key.key === "Escape" && list !== null && !menu.querySelector(":popover-open")) {
    closeDropDown(list.id)
    item.classList.add(closed)
    top.focus()
    return
  }
  const next = neighbour(key.key, key.target, item)
  if (next === null) return
  key.preventDefault()
  if (list?.contains(next) === true) show(item)
  next.focus()
}

/** A submenu with the focus in it stays open while its button comes. */
function addToggles(menu: HTMLElement): void {
  for (const [index, item] of menu.querySelectorAll(items).entries()) {
    const [link, list] = [item.querySelector(".nav-link"), item.querySelector(".navbar-subnav")]
    if (link === null || list === null) continue
    list.id = `submenu_${index}`
    const toggle = document.createElement("button")
    toggle.type = "button"
    toggle.className = "nav-toggle"
    // the category is the stop of the Tab key; arrow down opens what the button opens
    toggle.tabIndex = -1
    link.setAttribute("aria-keyshortcuts", "ArrowDown")
    toggle.setAttribute("aria-controls", list.id)
    toggle.setAttribute("aria-expanded", "false")
    toggle.setAttribute("aria-label", link.textContent)
    toggle.addEventListener("click", () => (item.classList.contains(open) ? closeDropDown(list.id) : show(item)))
    link.after(toggle)
    if (list.contains(document.activeElement)) show(item)
  }
  const follow = () => {
    const { open: opened } = headDropDowns.getSnapshot()
    for (const item of menu.querySelectorAll(items)) {
      const isOpen = opened !== null && opened === idOf(item)
      item.classList.toggle(open, isOpen)
      item.querySelector(".nav-toggle")?.setAttribute("aria-expanded", String(isOpen))
    }
  }
  headDropDowns.subscribe(follow)
  follow()
  menu.classList.add("--buttons")
}

/** The buttons say of what they are, once the words have come. Spec: 19.73. */
export function nameToggles(menu: HTMLElement, say: Say<"listing.subcategories">): void {
  for (const toggle of menu.querySelectorAll(".nav-toggle"))
    toggle.setAttribute("aria-label", `${say("listing.subcategories")}: ${toggle.getAttribute("aria-label") ?? ""}`)
}

function show(item: Element): void {
  item.classList.remove(closed)
  openDropDown(idOf(item))
}

/** A finger has no way to hover: its first touch of a category opens the submenu, its second follows; one elsewhere closes it. Spec: 19.120. */
function followFingers(menu: HTMLElement): void {
  const wide = matchMedia("(min-width: 979px)")
  let touched: { readonly item: Element | null; readonly isOpen: boolean } = { item: null, isOpen: false }
  document.addEventListener("pointerdown", ({ target, pointerType }) => {
    const item = menu.contains(asNode(target)) ? itemOf(target) : null
    touched = { item: pointerType === "touch" ? item : null, isOpen: item?.classList.contains(open) === true }
    const { open: opened } = headDropDowns.getSnapshot()
    if (opened !== null && opened.startsWith("submenu_") && (item === null || opened !== idOf(item))) closeDropDown(opened)
  })
  menu.addEventListener("click", (click) => {
    const item = itemOf(click.target)
    const isTop = click.target instanceof Element && click.target.matches(`${items} > .nav-link`)
    if (!isTop || item === null || item !== touched.item || touched.isOpen || !wide.matches || idOf(item) === "") return
    click.preventDefault()
    show(item)
  })
}

/** Down and up walk inside an item, right and left between items; `null` for other keys or at an end. */
function neighbour(key: string, from: HTMLElement, item: Element): HTMLElement | null {
  const links = [...item.querySelectorAll<HTMLElement>(".nav-link")].filter((link) => link.closest("[hidden], .nav-header") === null)
  const at = links.indexOf(from)
  if (key === "ArrowDown") return links[at + 1] ?? null
  if (key === "ArrowUp") return links[at - 1] ?? null
  const sibling = key === "ArrowRight" ? item.nextElementSibling : key === "ArrowLeft" ? item.previousElementSibling : null
  return sibling?.querySelector<HTMLElement>(".nav-link") ?? null
}
