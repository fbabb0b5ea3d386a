import { layoutLimits } from "../../../core/shell/limits.ts"
import { fetchPage } from "../navigation/fetch-page.ts"
import { showLoading } from "../navigation/loading-cover.ts"
import { openModal } from "./modal.ts"

let asked: Pick<XMLHttpRequest, "abort"> | null = null

/**
 * Opens what a link leads to in a dialog above the page: heading and content of a page of the shop. It is about the size and the quantity
 * that the product's form holds now. A form in it shows its answer in the dialog, too. Where the page cannot be fetched within 16 s the
 * browser goes to it; a newer press makes an older one void.
 *
 * Spec: 9.9, 10.252, 18.29, 18.30.
 */
export function openTopic(link: HTMLAnchorElement): void {
  fetchTopic(addressNow(link), (page) => show(page))
}

/** The link's address, about what the form holds. */
function addressNow({ href }: HTMLAnchorElement): string {
  const address = new URL(href)
  const form = document.querySelector<HTMLFormElement>("#projector_form")
  const held = form === null ? null : new FormData(form)
  for (const [name, field] of [
    ["selected_size", "size"],
    ["number", "number"],
  ] as const) {
    const value = held?.get(field)
    if (typeof value === "string" && value !== "") address.searchParams.set(name, value)
  }
  return address.href
}

function fetchTopic(address: string, arrived: (page: Document) => void): void {
  asked?.abort()
  const go = () => location.assign(address)
  asked = fetchPage(address, {
    arrived: (page) => (page.getElementById("topic_content") === null ? go() : arrived(page)),
    failed: go,
    ended: showLoading(),
    timeoutMs: layoutLimits.fragmentMs,
  })
}

function show(page: Document): void {
  const dialog = document.createElement("dialog")
  dialog.id = "topic_dialog"
  dialog.className = "modal shipping_info"
  dialog.setAttribute("aria-labelledby", "topic_dialog_heading")
  const heading = document.createElement("h2")
  heading.id = "topic_dialog_heading"
  heading.className = "modal__heading"
  heading.tabIndex = -1
  heading.textContent = page.getElementById("topic_heading")?.textContent ?? ""
  const content = contentOf(page)
  const close = document.createElement("button")
  close.type = "button"
  close.className = "modal__close"
  close.dataset["close"] = ""
  close.setAttribute("aria-label", content.dataset["closeLabel"] ?? "")
  close.textContent = "×"
  dialog.append(heading, content, close)
  dialog.addEventListener("submit", (submitted) => answerIn(dialog, submitted))
  document.body.append(dialog)
  openModal(dialog, {
    onClosed: () => {
      asked?.abort()
      dialog.remove()
    },
  })
}

/** What a page says, to be put into this one; nothing that runs is in it. */
function contentOf(page: Document): HTMLElement {
  const content = document.createElement("div")
  content.className = "modal__content"
  const found = page.getElementById("topic_content")
  if (found === null) return content
  for (const script of found.querySelectorAll("script")) script.remove()
  content.append(...[...found.childNodes].map((node) => document.importNode(node, true)))
  content.dataset["closeLabel"] = found.dataset["closeLabel"] ?? ""
  return content
}

/** The answer to a form takes the place of what the dialog said; the focus stays on what was pressed. */
function answerIn(dialog: HTMLDialogElement, submitted: SubmitEvent): void {
  const form = submitted.target
  if (!(form instanceof HTMLFormElement) || form.method !== "get") return
  submitted.preventDefault()
  const address = new URL(form.action)
  for (const [name, value] of new FormData(form)) if (typeof value === "string") address.searchParams.set(name, value)
  fetchTopic(address.href, (page) => {
    if (!dialog.open) return
    const focused = document.activeElement?.id ?? ""
    dialog.querySelector(".modal__content")?.replaceWith(contentOf(page))
    const next = focused === "" ? null : document.getElementById(focused)
    const heading = dialog.querySelector<HTMLElement>(".modal__heading")
    ;(next ?? heading)?.focus({ preventScroll: true })
  })
}
