import { choiceLink } from "../../../core/addresses/product-links.ts"
import { nextInRing } from "../menus/next-in-ring.ts"

const listId = "projector_sizes_menu"

/** A native list of sizes, and what stands before it. */
interface SizeMenu {
  readonly select: HTMLSelectElement
  readonly toggle: HTMLButtonElement
  readonly list: HTMLUListElement
}

/**
 * Turns a native list of sizes into a button that opens a list of links, under the platform's names, or draws it anew when another size is chosen.
 * The native list stays behind it, out of sight, and has the last word: what is pressed here is chosen there.
 *
 * Spec: 10.90, 10.295.
 */
export function drawSizeMenu(select: HTMLSelectElement): void {
  const drawn = select.parentElement?.querySelector(".f-dropdown")
  const [toggle, list] = [drawn?.querySelector("button"), drawn?.querySelector("ul")]
  const menu = toggle != null && list != null ? { select, toggle, list } : makeMenu(select)
  const chosen = select.selectedOptions[0]?.text ?? ""
  menu.toggle.setAttribute("aria-describedby", select.getAttribute("aria-describedby") ?? "")
  if (menu.toggle.textContent === chosen) return
  menu.toggle.textContent = chosen
  menu.toggle.setAttribute("aria-label", `${select.getAttribute("aria-label") ?? ""}: ${chosen}`)
  fillList(menu)
}

/** The options as links to the page with that size: they open in another tab as well. */
function fillList({ select, list }: SizeMenu): void {
  const items = [...select.options].flatMap((option) => {
    if (option.value === "") return []
    const link = document.createElement("a")
    link.className = `f-dropdown-item${option.selected ? " --selected" : ""}`
    link.href = choiceLink({ sizeId: option.value, days: null })
    link.textContent = option.text
    link.dataset["value"] = option.value
    if (option.selected) link.setAttribute("aria-current", "true")
    const item = document.createElement("li")
    item.append(link)
    return [item]
  })
  list.replaceChildren(...items)
}

function makeMenu(select: HTMLSelectElement): SizeMenu {
  const toggle = document.createElement("button")
  toggle.type = "button"
  toggle.className = "f-dropdown-toggle select"
  toggle.setAttribute("aria-expanded", "false")
  toggle.setAttribute("aria-controls", listId)
  const list = document.createElement("ul")
  list.className = "f-dropdown-menu"
  list.id = listId
  list.hidden = true
  const box = document.createElement("div")
  box.className = "f-dropdown"
  box.append(toggle, list)
  select.before(box)

  const menu: SizeMenu = { select, toggle, list }
  toggle.addEventListener("click", () => (list.hidden ? openMenu(menu) : closeMenu(menu)))
  list.addEventListener("click", (click) => choosePressed(click, menu))
  box.addEventListener("keydown", (key) => followKey(key, menu))
  box.addEventListener("focusout", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) closeMenu(menu)
  })
  // a press beside it, where some browsers give a button no focus that it could lose
  document.addEventListener("pointerdown", ({ target }) => {
    if (target instanceof Node && !box.contains(target)) closeMenu(menu)
  })
  return menu
}

/** The sizes may have sold out since the list was drawn. */
function openMenu(menu: SizeMenu): void {
  fillList(menu)
  menu.list.hidden = false
  menu.toggle.setAttribute("aria-expanded", "true")
}

function closeMenu({ toggle, list }: SizeMenu): void {
  list.hidden = true
  toggle.setAttribute("aria-expanded", "false")
}

/** A press for another tab or window is the browser's. */
function choosePressed(click: MouseEvent, menu: SizeMenu): void {
  const link = click.target instanceof Element ? click.target.closest<HTMLAnchorElement>("a") : null
  if (link === null || click.metaKey || click.ctrlKey || click.shiftKey) return
  click.preventDefault()
  menu.toggle.focus()
  closeMenu(menu)
  menu.select.value = link.dataset["value"] ?? ""
  menu.select.dispatchEvent(new Event("change", { bubbles: true }))
}

/** On the button the arrow keys open the list, in it they move, and so do Home and End; Escape leads back to the button. */
function followKey(key: KeyboardEvent, menu: SizeMenu): void {
  const { toggle, list } = menu
  if (key.key === "Escape" && !list.hidden) {
    toggle.focus()
    return closeMenu(menu)
  }
  const links = [...list.querySelectorAll("a")]
  const index = links.findIndex((link) => link === document.activeElement)
  const isMove = nextInRing(key.key, 0, links.length) !== null
  if (index < 0 && !/^Arrow(?:Up|Down)$/.test(key.key)) return
  if (key.key === " ") {
    key.preventDefault()
    links[index]?.click()
  }
  if (!isMove) return
  key.preventDefault()
  if (index >= 0) return links[nextInRing(key.key, index, links.length) ?? 0]?.focus()
  openMenu(menu)
  const fresh = [...list.querySelectorAll("a")]
  const chosen = fresh.find((link) => link.getAttribute("aria-current") === "true")
  ;(chosen ?? fresh[0])?.focus()
}
