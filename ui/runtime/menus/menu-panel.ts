import type { Say } from "../../say.ts"

/** The item whose list is the level that is shown. */
const opened = "nav-open"

/**
 * The panel of small screens takes the focus when it opens, and while it is open neither keys nor a screen reader reach what stands behind
 * it. Closed, it gives the focus back by itself. Spec: 19.68.
 */
export function makeModal(layer: HTMLElement): void {
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

/**
 * The panel shows one level at a time: a category with others below it leads to them, where a button leads back and the category itself is the
 * first link. The focus goes along. A panel that closes begins at the top again.
 *
 * Spec: 19.124.
 */
export function showLevels(layer: HTMLElement, say: Say<"layout.goBack">): void {
  const narrow = matchMedia("(max-width: 978px)")
  for (const item of layer.querySelectorAll<HTMLElement>(".nav-item:has(> ul)")) addHead(item, say)
  layer.addEventListener("click", (click) => {
    const link = click.target instanceof Element ? click.target.closest(".nav-item > .nav-link") : null
    const item = link?.parentElement
    if (!narrow.matches || item === null || item === undefined || item.querySelector(":scope > ul") === null) return
    if (click.ctrlKey || click.metaKey || click.shiftKey) return
    click.preventDefault()
    item.classList.add(opened)
    layer.scrollTop = 0
    item.querySelector<HTMLElement>(".nav-header__backLink")?.focus()
  })
  layer.addEventListener("toggle", () => {
    if (!layer.matches(":popover-open")) for (const item of layer.querySelectorAll(`.${opened}`)) item.classList.remove(opened)
  })
}

function addHead(item: HTMLElement, say: Say<"layout.goBack">): void {
  const [link, list] = [item.querySelector<HTMLAnchorElement>(":scope > .nav-link"), item.querySelector(":scope > ul")]
  if (link === null || list === null) return
  const head = document.createElement("li")
  head.className = "nav-header"
  const back = document.createElement("button")
  back.type = "button"
  back.className = "nav-header__backLink"
  back.textContent = say("layout.goBack")
  back.addEventListener("click", () => {
    item.classList.remove(opened)
    link.focus()
  })
  const whole = document.createElement("a")
  whole.className = "nav-link"
  whole.setAttribute("href", link.getAttribute("href") ?? "")
  whole.textContent = link.textContent
  head.append(back, whole)
  list.prepend(head)
}
