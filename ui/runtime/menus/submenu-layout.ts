import { isMobile, viewType } from "../../../core/shell/viewport.ts"
import { menuColumns, shownMenuLinks, submenuLeft, submenuOverflow } from "../../../core/shell/menu.ts"
import type { Say } from "../../say.ts"

const items = ".navbar-nav > .nav-item"

/**
 * Where the submenus of a wide screen stand: the groups of a wide one in columns, it below its category or moved to the left until it fits; a
 * narrow one to the left where there is no room on the right; what is too long behind a button. Measured when somebody comes to a category, and anew
 * after the window has changed.
 *
 * Spec: 9.31, 19.34 to 19.37.
 */
export function layOutSubmenus(menu: HTMLElement, say: Say<"layout.showLess" | "layout.showMore">): void {
  let laidOut = new WeakSet<Element>()
  for (const list of menu.querySelectorAll<HTMLElement>(".navbar-subnav, .navbar-subsubnav")) foldLinks(list, say)
  const layOut = ({ target }: Event) => {
    const item = target instanceof Element ? target.closest<HTMLElement>(items) : null
    const list = item?.querySelector<HTMLElement>(".navbar-subnav")
    if (isMobile(viewType(innerWidth)) || item === null || list === null || list === undefined || laidOut.has(item)) return
    laidOut.add(item)
    if (list.matches(".--wide")) placeWide(menu, item, list)
    else {
      const { submenu, nextLevel } = submenuOverflow(item.getBoundingClientRect().left, document.documentElement.clientWidth)
      item.classList.toggle("isOverflow", submenu)
      list.classList.toggle("isOverflow", nextLevel)
    }
  }
  for (const name of ["pointerover", "focusin"]) menu.addEventListener(name, layOut)
  addEventListener("resize", () => {
    laidOut = new WeakSet()
  })
}

function placeWide(menu: HTMLElement, item: HTMLElement, list: HTMLElement): void {
  const groups = [...list.querySelectorAll<HTMLElement>(".navbar-column > ul > .nav-item, :scope > .nav-item")]
  const columns = menuColumns(groups.map((group) => ({ heightPx: group.offsetHeight, isAll: group.matches(".--all") })))
  const head = list.querySelector(":scope > .nav-header")
  list.replaceChildren(...(head === null ? [] : [head]), ...columns.map((column) => columnOf(column.flatMap((at) => groups[at] ?? []))))
  const left = submenuLeft({
    columns: columns.length,
    screenPx: innerWidth,
    menuPx: menu.clientWidth,
    submenuPx: list.offsetWidth,
    itemLeftPx: item.getBoundingClientRect().left - menu.getBoundingClientRect().left,
  })
  list.classList.toggle("--full", left === null)
  list.style.left = left === null ? "" : `${left}px`
}

/** A column of groups: a list in the list of columns. */
function columnOf(groups: readonly HTMLElement[]): HTMLElement {
  const column = document.createElement("li")
  const list = document.createElement("ul")
  column.className = "navbar-column"
  list.append(...groups)
  column.append(list)
  return column
}

/** Of a long list the first links stand there, the others behind a button at its end. Spec: 19.35. */
function foldLinks(list: HTMLElement, say: Say<"layout.showLess" | "layout.showMore">): void {
  const links = [...list.querySelectorAll<HTMLElement>(":scope > .nav-item")]
  const { shown, more } = shownMenuLinks(links.length, false)
  if (more === 0) return
  const extend = document.createElement("li")
  extend.className = "nav-item --extend"
  const button = document.createElement("button")
  button.type = "button"
  button.className = "nav-link"
  const show = (isExpanded: boolean) => {
    for (const link of links.slice(shown)) link.hidden = !isExpanded
    list.classList.toggle("show", isExpanded)
    button.setAttribute("aria-expanded", String(isExpanded))
    button.textContent = isExpanded ? say("layout.showLess") : say("layout.showMore", { count: more })
  }
  button.addEventListener("click", () => show(!list.classList.contains("show")))
  show(false)
  extend.append(button)
  list.append(extend)
}
