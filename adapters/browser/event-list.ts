import { toldEventsId, toldEventsName, type TrackingEvent, trackingEventsIn } from "../../core/front/tracking-event.ts"
import { foreignText, isList, parseJson } from "../../core/web/untrusted-json.ts"

/** What of a window this needs. */
export interface TrackedScreen {
  readonly document: Document
  /** throws where the browser keeps nothing */
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem" | "removeItem">
}

/** What waits for a page on which scripts of others run; so many events at most, the newest. */
const waitingKey = "tracking_waits"
const mostWaiting = 20

/** The orders that were told in this tab. */
const ordersKey = "tracking_orders"

/**
 * Tells scripts of others what is done on the page: each event becomes an entry of `dataLayer`, the list that they read, and is one for good. What is done
 * where none of them runs waits in the tab. An order is told once in it, however often its page is opened.
 *
 * Spec: 7.9, 10.900 to 10.903.
 *
 * @param how "waits" where no script of others runs on the page
 */
export function startEventList(screen: TrackedScreen, how: "told" | "waits"): void {
  const { document } = screen
  const kept = (key: string): string => {
    try {
      return screen.sessionStorage.getItem(key) ?? ""
    } catch {
      return ""
    }
  }
  const keep = (key: string, values: readonly unknown[]): void => {
    try {
      if (values.length === 0) screen.sessionStorage.removeItem(key)
      else screen.sessionStorage.setItem(key, JSON.stringify(values))
    } catch {
      // nothing is kept there: it is told on this page, or not at all
    }
  }

  const tell = (events: readonly TrackingEvent[]): void => {
    const news = withoutToldOrders(events)
    if (how === "told") for (const event of news) listOf(screen).push(event)
    else if (news.length > 0) keep(waitingKey, [...trackingEventsIn(kept(waitingKey)), ...news].slice(-mostWaiting))
  }
  const withoutToldOrders = (events: readonly TrackingEvent[]): readonly TrackingEvent[] =>
    events.filter((event) => {
      if (event.event !== "purchase") return true
      const told = parseJson(kept(ordersKey))
      const numbers = isList(told) ? told.map(foreignText) : []
      const number = event.ecommerce.transaction_id
      if (numbers.includes(number)) return false
      keep(ordersKey, [...numbers.slice(-mostWaiting), number])
      return true
    })

  if (how === "told") {
    const waited = trackingEventsIn(kept(waitingKey))
    keep(waitingKey, [])
    for (const event of waited) listOf(screen).push(event)
  }
  const seen = () => tell(trackingEventsIn(document.getElementById(toldEventsId)?.textContent ?? ""))
  // a page that was fetched ahead has been seen by nobody
  if (Reflect.get(document, "prerendering") === true) document.addEventListener("prerenderingchange", seen, { once: true })
  else seen()
  document.addEventListener(toldEventsName, (told) => {
    if (told instanceof CustomEvent) tell(trackingEventsIn(foreignText(told.detail)))
  })
  // who answers the question about cookies anew has taken back what waits
  document.addEventListener("submit", ({ target }) => {
    if (target instanceof HTMLFormElement && new URL(target.action).pathname === "/cookies.php") keep(waitingKey, [])
  })
}

interface EntryList {
  push(entry: object): unknown
}

/** The list as it is now: a script of others may have put its own in place. */
function listOf(screen: object): EntryList {
  const list: unknown = Reflect.get(screen, "dataLayer")
  if (Array.isArray(list)) return list
  const own: object[] = []
  Reflect.set(screen, "dataLayer", own)
  return own
}
