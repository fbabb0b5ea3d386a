import { isTabOpen, tabSections } from "../../../core/product-page/product-tabs.ts"
import { isMobile, scrollOffset, viewType } from "../../../core/shell/viewport.ts"

/**
 * Opens a section of the product page and scrolls smoothly to its head, which gets the focus, with room for what stands above it. The
 * address says where the page is, as it does without a script.
 *
 * Spec: 2.42 to 2.44, 4.55, 9.62.
 *
 * @param hash of the link that leads there
 */
export function leadToTab(wanted: HTMLElement, hash: string): void {
  const sections = [...document.querySelectorAll<HTMLDetailsElement>("details.tab")]
  const nameOf = (section: HTMLElement) => section.dataset["tab"] ?? ""
  const view = viewType(innerWidth)
  const layout = isMobile(view) ? "collapsible" : "links"
  const tabs = { tabs: sections.map(nameOf), open: sections.filter(({ open }) => open).map(nameOf) }
  const [next, commands] = tabSections(tabs, { type: "TabWanted", tab: nameOf(wanted) })
  for (const section of sections) section.open = isTabOpen(next, layout, nameOf(section))
  history.pushState(history.state, "", hash)
  for (const { tab } of commands) {
    const section = sections.find((one) => nameOf(one) === tab)
    if (section === undefined) continue
    const offset = scrollOffset({ view, headerPx: heightOf(".header"), tabsPx: heightOf("#projector_tabs") })
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches
    scrollTo({ top: section.getBoundingClientRect().top + scrollY - offset, behavior: calm ? "auto" : "smooth" })
    section.querySelector("summary")?.focus({ preventScroll: true })
  }
}

const heightOf = (selector: string) => document.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0
