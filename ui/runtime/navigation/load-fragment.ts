import {
  contentFragment,
  type FragmentCommand,
  type FragmentEvent,
  type FragmentLoad,
  fragmentLoad,
  type FragmentRequest,
  idleFragment,
  loadingContainers,
} from "../../../core/shell/fragment.ts"
import { toldEventsId, toldEventsName } from "../../../core/front/tracking-event.ts"
import { createMachineStore } from "../../../core/values/machine.ts"
import { fetchPage } from "./fetch-page.ts"
import { showLoading } from "./loading-cover.ts"
import { noteShownPath, retireContent, startContent } from "./replaced-content.ts"

const store = createMachineStore<FragmentLoad, FragmentEvent, FragmentCommand>(fragmentLoad, idleFragment, perform)
/** How what has arrived comes into this page. */
export interface Placing {
  /** puts it there; absent = the containers are exchanged */
  readonly place?: (page: Document) => void
  /** all of it is there, and its address with it */
  readonly placed?: () => void
  /** the parts show by themselves that they load: the overlay comes only when it takes longer, in milliseconds. Spec: 19.91 */
  readonly coverAfterMs?: number
}

let placing: Placing = {}
const calls = new Map<number, Pick<XMLHttpRequest, "abort">>()
const pages = new Map<number, Document>()
let marked: readonly Element[] = []

store.subscribe(markLoading)
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) store.send({ type: "Returned" })
})

/**
 * Replaces parts of this page by those of another page of the shop, and the address with them. What cannot be fetched within 16 s, or has
 * none of the parts, the browser goes to in the ordinary way; a newer request makes an older one void. Back and forward load the page
 * at their address. The focus stays on the element of the same id, or goes to the content; islands in the new parts come to life as
 * `onContent` says.
 *
 * Fetch this file when it is first needed, as `exchangeContent` does.
 *
 * Spec: 2.28, 2.45, 4.18 to 4.21, 7.12, 8.54, 9.9, 19.45 to 19.48, 19.59.
 */
export function loadFragment(request: FragmentRequest, how: Placing = {}): void {
  // before an older load, which is dropped, can ask for its own
  placing = how
  store.send({ type: "Requested", request })
}

/** Puts the content of another page into this one. Spec: 2.47, 7.13. */
export function loadContent(address: string): void {
  loadFragment(contentFragment(address))
}

/** What is on its way is not wanted any more: the page stays as it is. Spec: 16.12. */
export function dropFragment(): void {
  store.send({ type: "Dropped" })
}

function perform(command: FragmentCommand, send: (event: FragmentEvent) => void): void {
  switch (command.type) {
    case "FetchFragment":
      return fetchFragment(command.requestId, command.url, send)
    case "StartTimer":
      return void setTimeout(() => send({ type: "TimerEnded", timerId: command.timerId }), command.ms)
    case "DropFragment":
      return calls.get(command.requestId)?.abort()
    case "ReplaceContainers": {
      const page = pages.get(command.requestId)
      if (page === undefined) return
      if (placing.place === undefined) replaceParts(page, command.containers)
      else placing.place(page)
      return tellEvents(page)
    }
    case "PushAddress":
      history.pushState(null, "", command.url)
      noteShownPath()
      return
    case "RunMarkedScripts":
      pages.delete(command.requestId)
      startContent()
      return placing.placed?.()
    case "GoToAddress":
      return location.assign(command.url)
  }
}

function fetchFragment(requestId: number, url: string, send: (event: FragmentEvent) => void): void {
  const uncovered = coverOf(placing)
  const call = fetchPage(url, {
    arrived: (page) => {
      const load = store.getSnapshot()
      if (load.is === "idle") return send({ type: "NotArrived", requestId })
      pages.set(requestId, page)
      send({ type: "Arrived", requestId, found: load.request.containers.filter((container) => page.querySelector(container) !== null) })
    },
    failed: () => send({ type: "NotArrived", requestId }),
    ended: () => {
      calls.delete(requestId)
      uncovered()
    },
  })
  calls.set(requestId, call)
}

/** The overlay, at once or when it takes longer. @returns takes it off */
function coverOf({ coverAfterMs }: Placing): () => void {
  if (coverAfterMs === undefined) return showLoading()
  let uncovered = (): void => {}
  const timer = setTimeout(() => {
    uncovered = showLoading()
  }, coverAfterMs)
  return () => {
    clearTimeout(timer)
    uncovered()
  }
}

/** Exchanges parts of this page for those of another one, of which no script runs; what has the focus keeps it by its id. Spec: 4.20. */
export function replaceParts(page: Document, containers: readonly string[]): void {
  const focused = document.activeElement
  let isFocusLost = false
  for (const container of containers) {
    const [shown, next] = [document.querySelector(container), page.querySelector(container)]
    if (shown === null || next === null) continue
    isFocusLost ||= shown.contains(focused)
    retireContent(shown)
    disarm(next)
    shown.replaceWith(document.importNode(next, true))
  }
  tellPage(page)
  if (!isFocusLost) return
  const sameId = focused === null || focused.id === "" ? null : document.getElementById(focused.id)
  ;(sameId ?? document.getElementById("content"))?.focus({ preventScroll: true })
}

/**
 * Takes the scripts out of a part: which ones a fragment may bring is said by their addresses (4.20). What islands start from stays as text
 * in an element that is no script, because a browser takes a script that a script put in for one that might run.
 */
function disarm(part: Element): void {
  for (const script of part.querySelectorAll("script")) {
    if (script.type !== "application/json") {
      script.remove()
      continue
    }
    const data = script.ownerDocument.createElement("div")
    data.id = script.id
    data.hidden = true
    data.textContent = script.textContent
    script.replaceWith(data)
  }
}

/** What the page has to tell to scripts of others, where somebody listens. Spec: 10.903. */
function tellEvents(page: Document): void {
  const told = page.getElementById(toldEventsId)
  if (told !== null) document.dispatchEvent(new CustomEvent(toldEventsName, { detail: told.textContent }))
}

/** What a page's head says of it. */
const saidOfPage = 'link[rel="canonical"], link[rel="alternate"], meta[name="description"], meta[property]'

/** Title and head tell the page that is shown, and the language switch leads to it. */
function tellPage(page: Document): void {
  document.title = page.title
  for (const old of document.head.querySelectorAll(saidOfPage)) old.remove()
  document.head.append(...[...page.head.querySelectorAll(saidOfPage)].map((said) => document.importNode(said, true)))
  for (const link of document.querySelectorAll<HTMLAnchorElement>("header a[hreflang]")) {
    const other = page.head.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${link.hreflang}"]`)
    if (other !== null) link.href = other.href
  }
}

/** Other people's programs know the class. Spec: 4.18, 19.48. */
function markLoading(): void {
  const loading = loadingContainers(store.getSnapshot()).flatMap((container) => [...document.querySelectorAll(container)])
  for (const part of marked) if (!loading.includes(part)) mark(part, false)
  for (const part of loading) mark(part, true)
  marked = loading
}

function mark(part: Element, isLoading: boolean): void {
  part.classList.toggle("load-content", isLoading)
  if (isLoading) part.setAttribute("aria-busy", "true")
  else part.removeAttribute("aria-busy")
}
