import type { Words } from "../../core/pages/page-machine.ts"
import { isForeignObject, parseJson } from "../../core/web/untrusted-json.ts"

/** One step of one machine, as its store reports it. */
export interface RecordedStep {
  readonly machine: string
  readonly event: { readonly type: string }
  /** the shopper caused it; others are results of commands */
  readonly isByShopper: boolean
  /** what the shopper sees of the machine after it */
  readonly seen: () => Words
}

export interface Recorder {
  /** a machine runs on this page */
  readonly follow: (machine: string, seen: () => Words) => void
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

const storageKey = "witryna_recording"

/**
 * Writes down what the shopper does. Each event is posted once, to `/__recording`, as `{ atMs, event, outcome }`: when the next event
 * comes or the page is left, because only then its outcome is known. An event that leaves the page by itself (a form, the
 * emptied cart) travels in the session storage to the page it leads to; a page that was reached otherwise begins with `Opened`.
 * Its own chunk; loaded only while a scenario is recorded. It knows no machine: those of the page announce themselves.
 *
 * @param page whose forms and leaving are watched
 */
export function createRecorder(page: Pick<Window, "addEventListener"> = window): Recorder {
  const views = new Map<string, () => Words>()
  let pending: Pending | null = takeCarried() ?? { atMs: Date.now(), event: { type: "Opened", url: location.pathname + location.search } }
  let isLeaving = false

  const next = (atMs: number, event: unknown) => {
    if (pending !== null) post(pending, views)
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
    if (pending !== null && !isLeaving) post(pending, views)
    pending = null
    isLeaving = false
  })

  return {
    submitted,
    leaves,
    follow: (machine, seen) => views.set(machine, seen),
    step: (atMs, { machine, event, isByShopper, seen }) => {
      if (isByShopper) next(atMs, { type: "Machine", machine, event })
      views.set(machine, seen)
    },
  }
}

/** An event that led to this page. Storage is hostile: what cannot be an event is left out. */
function takeCarried(): Pending | null {
  const carried = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  const pending = carried === null ? null : parseJson(carried)
  if (!isForeignObject(pending)) return null
  const { atMs, event } = pending
  if (typeof atMs !== "number" || !isForeignObject(event)) return null
  return event["type"] === "Submitted" || event["type"] === "Machine" ? { atMs, event } : null
}

function post(pending: Pending, views: ReadonlyMap<string, () => Words>): void {
  fetch("/__recording", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...pending, outcome: outcomeNow(views) }),
    keepalive: true,
  }).catch(() => {})
}

/** What the page shows now, in the words of a scenario's outcome. */
const outcomeNow = (views: ReadonlyMap<string, () => Words>) => ({
  address: location.pathname + location.search,
  ...pageMarks(),
  views: Object.fromEntries([...views].map(([machine, seen]) => [machine, seen()])),
})

/** What the server wrote on the page: its kind, its status when that is not 200, and what it says as a whole. */
function pageMarks() {
  const { page, status } = document.getElementById("container")?.dataset ?? {}
  const message = document.querySelector(".return_label")?.textContent
  return {
    page: page ?? "",
    ...(status === undefined ? {} : { status: Number(status) }),
    ...(message === undefined || message === null ? {} : { message }),
  }
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
