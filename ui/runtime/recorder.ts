import { type CartPage, type CartPageEvent, cartPageShopperEvents } from "../../core/basket/cart-page.ts"
import type { MiniBasket, MiniBasketEvent } from "../../core/basket/mini-basket.ts"
import { productPageShopperEvents, type ProductPage, type ProductPageEvent } from "../../core/product-page/product-page.ts"
import { makeSeen, type Seen } from "./recorder-outcome.ts"

/** One step of one machine, as its store reports it. */
export type RecordedStep =
  | { readonly machine: "product"; readonly event: ProductPageEvent; readonly state: ProductPage }
  | { readonly machine: "cart"; readonly event: CartPageEvent; readonly state: CartPage }
  | { readonly machine: "miniBasket"; readonly event: MiniBasketEvent; readonly state: MiniBasket }

export interface Recorder {
  readonly step: (atMs: number, step: RecordedStep) => void
  readonly submitted: (atMs: number, form: HTMLFormElement, submitter: HTMLElement | null) => void
  /** the page is about to leave because of the last event: what comes next is that event's outcome */
  readonly leaves: () => void
}

/** An event whose outcome is not known yet: it is what the page shows just before the next event. `atMs` since 1970 UTC. */
interface Pending {
  readonly atMs: number
  readonly event: unknown
}

const shopperEvents: ReadonlySet<string> = new Set([...productPageShopperEvents, ...cartPageShopperEvents, "Returned"])
const storageKey = "witryna_recording"

/**
 * Writes down what the shopper does. Each event is posted once, to `/__recording`, as `{ atMs, event, outcome }`: when the next event
 * comes or the page is left, because only then its outcome is known. An event that leaves the page by itself (a form, the
 * emptied cart) travels in the session storage to the page it leads to; a page that was reached otherwise begins with `Opened`.
 * Its own chunk; loaded only while a scenario is recorded.
 *
 * @param page whose forms and leaving are watched
 */
export function createRecorder(page: Pick<Window, "addEventListener"> = window): Recorder {
  const seen = makeSeen()
  let pending: Pending | null = takeCarried() ?? { atMs: Date.now(), event: { type: "Opened", url: location.pathname + location.search } }
  let isLeaving = false

  const next = (atMs: number, event: unknown) => {
    if (pending !== null) post(pending, seen)
    pending = { atMs, event }
  }
  const leaves = () => {
    isLeaving = true
    sessionStorage.setItem(storageKey, JSON.stringify(pending))
  }
  const submitted: Recorder["submitted"] = (atMs, form, submitter) => {
    next(atMs, submission(form, submitter))
    leaves()
  }

  // forms that no machine sends, such as sign-in
  page.addEventListener("submit", (submit) => {
    if (submit.target instanceof HTMLFormElement && !submit.defaultPrevented) submitted(Date.now(), submit.target, submit.submitter)
  })
  page.addEventListener("pagehide", () => {
    if (pending !== null && !isLeaving) post(pending, seen)
    pending = null
    isLeaving = false
  })

  return {
    submitted,
    leaves,
    step: (atMs, step) => {
      if (shopperEvents.has(step.event.type)) next(atMs, { type: "Machine", machine: step.machine, event: step.event })
      seen.follow(step)
    },
  }
}

/** An event that led to this page. */
function takeCarried(): Pending | null {
  const carried = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  if (carried === null) return null
  const pending: Pending = JSON.parse(carried)
  return pending
}

function post(pending: Pending, seen: Seen): void {
  fetch("/__recording", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...pending, outcome: seen.outcome() }),
    keepalive: true,
  }).catch(() => {})
}

/** What a form sends; a name that comes more than once has a list. Secrets are masked by the server, one-to-one with its tape. */
function submission(form: HTMLFormElement, submitter: HTMLElement | null) {
  const data = new FormData(form, submitter)
  const fields = Object.fromEntries(
    [...new Set(data.keys())].map((name) => {
      const values = data.getAll(name).filter((value) => typeof value === "string")
      return [name, values.length === 1 ? values[0] : values] as const
    }),
  )
  return { type: "Submitted", action: form.getAttribute("action") ?? location.pathname, fields }
}
