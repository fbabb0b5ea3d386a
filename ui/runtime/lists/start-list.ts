import { sentListAddress } from "../../../core/lists/sent-list.ts"
import { mostLoadedPages, readListPlace } from "../../../core/lists/list-place.ts"
import { closesSidePanels, viewType } from "../../../core/shell/viewport.ts"
import { goOn } from "./go-on.ts"
import { keepPlace, returnToPlace } from "./list-place.ts"
import { loadList } from "./load-list.ts"
import { shownList, showsList } from "./shown-list.ts"
import { showCount } from "./used-controls.ts"

/**
 * The list of a page is filtered, ordered and gone through without loading the page: what its links and forms lead to is fetched alone, and
 * comes in place of it. What is not there in time, or fails, the browser goes to.
 *
 * Spec: 2.31, 10.360 to 10.363.
 *
 * @param report tells of what failed though nobody asked for it
 */
export function startList(report: (during: string, failure: unknown) => void): void {
  const load = (address: string, by: Element | null) => loadList(address, by, report)
  document.addEventListener("click", (click) => followLink(click, load))
  document.addEventListener("submit", (sent) => sendForm(sent, load))
  document.addEventListener("change", ({ target }) => choose(target, load))
  addEventListener("popstate", () => {
    const { path, query } = shownList()
    // another path is another page, which the browser loads
    if (path === location.pathname && query !== location.search) load(location.href, null)
  })
  document.addEventListener("visibilitychange", () => {
    if (shownList().more > 0) keepPlace()
  })
  // a view that becomes a desktop's has its filters beside the list
  matchMedia("(min-width: 979px)").addEventListener("change", () => {
    if (closesSidePanels(viewType(innerWidth))) closeFilters()
  })
  document.getElementById("filters_layer")?.setAttribute("data-live", "")
  showCount()
  showsList()
  if ((readListPlace(history.state)?.more ?? 0) > 0) void returnToPlace(report)
}

type Load = (address: string, by: Element | null) => void

/** Where they are no layer, or a closed one, nothing happens. */
function closeFilters(): void {
  const layer = document.getElementById("filters_layer")
  if (layer?.matches(":popover-open") === true) layer.hidePopover()
}

function followLink(click: MouseEvent, load: Load): void {
  const link = click.target instanceof Element ? click.target.closest("a") : null
  if (link === null || click.defaultPrevented || click.button !== 0) return
  if (click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return
  if (!isOfList(link)) {
    if (shownList().more > 0) keepPlace()
  } else if (link.id !== "list_more") {
    click.preventDefault()
    load(link.href, link)
  } else if (shownList().more < mostLoadedPages) {
    click.preventDefault()
    goOn(link.href)
  }
}

/** It stands in the list or its filters, and leads to the same list. */
const isOfList = (link: HTMLAnchorElement): boolean =>
  link.closest("#list_goods, #filters") !== null && link.origin === location.origin && link.pathname === location.pathname

function sendForm(sent: SubmitEvent, load: Load): void {
  const form = sent.target
  if (!(form instanceof HTMLFormElement) || !form.matches("#filters, .listing__order")) return
  sent.preventDefault()
  closeFilters()
  load(addressOf(form), form)
}

/** A box or an amount of the filters counts at once; an order does with its button, because going through a list is no choice. */
function choose(target: EventTarget | null, load: Load): void {
  const form = target instanceof HTMLInputElement ? target.form : null
  if (form?.id === "filters") load(addressOf(form), form)
}

const addressOf = (form: HTMLFormElement): string =>
  sentListAddress(
    location.pathname,
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" && value !== "" ? [[name, value] as const] : [])),
  )
