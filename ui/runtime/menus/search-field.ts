import type { SearchArrow } from "../../../core/search/suggestions.ts"
import type { SearchEvent } from "../../../core/search/search-box.ts"
import type { PageSearch } from "../../../core/search/opened-search.ts"
import { usesSearchOverlay } from "../../../core/shell/viewport.ts"
import type { SearchBoxView } from "../../../core/search/view-search-box.ts"
import type { MachineStore } from "../../../core/values/machine.ts"

/** The list that the field of the search controls. */
export const listId = "menu_search_list"

/** An entry of it, which the field may name as the active one. */
export const optionId = (at: number) => `${listId}_${at}`

/** The field of a search and what stands around it. */
export interface FieldToFollow {
  readonly form: HTMLFormElement
  readonly field: HTMLInputElement
  /** where the suggestions are drawn */
  readonly results: Element
  readonly store: MachineStore<PageSearch, SearchEvent>
  readonly viewOf: (page: PageSearch) => SearchBoxView
}

const arrows: Readonly<Record<string, SearchArrow | undefined>> = {
  ArrowDown: "ArrowDown",
  ArrowUp: "ArrowUp",
  ArrowLeft: "ArrowLeft",
  ArrowRight: "ArrowRight",
} satisfies Record<SearchArrow, SearchArrow>

/** Is it so narrow that the search is an overlay? Spec: 9.30. */
const isNarrow = () => usesSearchOverlay(innerWidth)

/** Views 2 and above, where entries may stand beside each other. Spec: 19.7. */
const isSideBySide = () => matchMedia("(min-width: 757px)").matches

/**
 * Tells the machine of a search what is done with its field, and the field what the machine shows. The field stays the browser's own: it is what the
 * shopper types into before, while and after scripts run. It is a combobox as long as they do.
 *
 * Spec: 2.16, 4.25, 19.4, 19.6 to 19.8, 19.111, 19.114.
 */
export function followField({ form, field, results, store, viewOf }: FieldToFollow): void {
  const send = store.send
  const box = () => store.getSnapshot().box
  // the focus that comes back when the overlay is closed does not open it again
  let isReturning = false
  const overlay = () => {
    if (!isReturning && isNarrow() && !box().overlay) send({ type: "OverlayOpened" })
  }

  const show = () => {
    // where the list broke, the form is what it was without scripts
    if (results.hasAttribute("data-crashed")) return loseRoles(field, form)
    const view = viewOf(store.getSnapshot())
    if (field.value !== view.field) field.value = view.field
    field.setAttribute("aria-expanded", String(view.open))
    setOrRemove(field, "aria-controls", view.open ? listId : null)
    setOrRemove(field, "aria-activedescendant", view.active === null ? null : optionId(view.active))
    form.classList.toggle("--focus", view.focused)
    form.classList.toggle("--open", view.open)
    form.classList.toggle("--loading", view.loading)
    form.classList.toggle("--overlay", view.overlay)
    document.documentElement.classList.toggle("--search-open", view.overlay)
    if (view.active !== null) document.getElementById(optionId(view.active))?.scrollIntoView({ block: "nearest" })
  }

  field.setAttribute("role", "combobox")
  field.setAttribute("aria-autocomplete", "list")
  field.autocomplete = "off"
  // typed before scripts came: read first, since what is shown is the machine's
  if (field.value !== box().typed) send({ type: "Typed", text: field.value })
  store.subscribe(show)

  form.addEventListener("focusin", () => {
    if (document.activeElement === field) overlay()
    send({ type: "Focused" })
  })
  form.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && form.contains(relatedTarget)) return
    // a keyboard of the screen that is put away leaves the overlay open
    if (relatedTarget === null && box().overlay) return
    if (box().overlay) send({ type: "OverlayClosed" })
    send({ type: "Left" })
  })
  field.addEventListener("input", () => {
    overlay()
    send({ type: "Typed", text: field.value })
  })
  form.addEventListener("keydown", (key) => {
    // an input method has its own use for keys
    if (key.isComposing || key.altKey || key.ctrlKey || key.metaKey || key.shiftKey) return
    if (key.target === field) press(key)
  })
  // the overlay lies above the page, whatever has the focus
  document.addEventListener("keydown", (key) => {
    if (key.key === "Escape" && !key.isComposing && (box().overlay || (key.target instanceof Node && form.contains(key.target))))
      escape(key)
  })
  form.addEventListener("submit", (submit) => {
    submit.preventDefault()
    send({ type: "SubmitPressed" })
  })
  // a press on a heading or an entry leaves the focus in the field
  results.addEventListener("mousedown", (press) => press.preventDefault())
  // the keyboard of the screen makes room for what is being read
  results.addEventListener("touchmove", () => field.blur(), { passive: true })
  matchMedia("(max-width: 767.98px)").addEventListener("change", () => {
    if (!isNarrow() && box().overlay) send({ type: "OverlayClosed" })
  })

  function escape(key: KeyboardEvent): void {
    const before = box()
    send({ type: "EscapePressed" })
    if (box() === before) return
    key.preventDefault()
    if (document.activeElement === field) return
    isReturning = true
    field.focus()
    isReturning = false
  }

  function press(key: KeyboardEvent): void {
    const { list } = box()
    if (key.key === "Enter" && list !== null && list.active !== null) {
      key.preventDefault()
      return send({ type: "EnterPressed" })
    }
    const arrow = arrows[key.key]
    if (arrow === undefined) return
    const before = list?.active ?? null
    const isVertical = arrow === "ArrowDown" || arrow === "ArrowUp"
    // without an active entry they move through what is typed
    if (!isVertical && before === null) return
    send({ type: "ArrowPressed", arrow, sideBySide: isSideBySide() })
    if (isVertical || box().list?.active !== before) key.preventDefault()
  }

  if (document.activeElement === field) {
    overlay()
    send({ type: "Focused" })
  }
  show()
}

function setOrRemove(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

function loseRoles(field: HTMLInputElement, form: HTMLFormElement): void {
  for (const name of ["role", "aria-autocomplete", "aria-expanded", "aria-controls", "aria-activedescendant"]) field.removeAttribute(name)
  form.classList.remove("--open", "--loading", "--overlay")
  document.documentElement.classList.remove("--search-open")
}
