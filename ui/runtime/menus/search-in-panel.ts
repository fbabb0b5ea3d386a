import { searchPlace, viewType } from "../../../core/shell/viewport.ts"

/**
 * While the panel of small screens is open the search stands in it, above the categories; closed, or on a screen that became wide, it is back in
 * the header, which keeps its place. The form is the same one: there is one of it on a page.
 *
 * Spec: 2.32, 19.26, 10.554.
 */
export function takeSearchAlong(layer: HTMLElement): void {
  const form = document.getElementById("menu_search")
  if (form === null) return
  const place = Object.assign(document.createElement("div"), { className: "menu_search__place" })
  const take = () => {
    if (searchPlace(viewType(innerWidth)) === "header" || layer.contains(form)) return
    form.before(place)
    layer.querySelector(".menu_head")?.after(form)
  }
  layer.addEventListener("beforetoggle", ({ newState }) => {
    if (newState === "open") return take()
    if (!place.isConnected) return
    // what is moved loses the focus, which the panel would give back only from within
    const hadFocus = form.contains(document.activeElement)
    place.replaceWith(form)
    if (hadFocus) document.querySelector<HTMLElement>("#menu_categories > .menu_button")?.focus()
  })
  // it was opened before this script came
  if (layer.matches(":popover-open")) take()
}
