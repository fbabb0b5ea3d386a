import type { RecordedMachine, Words } from "../../../core/pages/page-machine.ts"
import { shownViews } from "../../../core/scenario/shown-views.ts"

interface Tagged {
  readonly type: string
}

/**
 * Writes down a step of a machine that is followed. @param sinceMs milliseconds since the page was asked for
 * @param shown what the shopper sees of the machine after it
 */
export type NoteStep<Event, View> = (sinceMs: number, event: Event, shown: () => View) => void

export interface Recorder {
  /** a machine runs on this page, and this is what the shopper sees of it at first */
  readonly follow: <Event extends Tagged, View>(
    machine: string,
    recorded: RecordedMachine<Event, View>,
    shown: () => View,
  ) => NoteStep<Event, View>
  /**
   * What a step has asked for is over when the promise is: only then all of the step can be seen.
   *
   * @param isOwn the page works it out by itself: no tape knows how long that took, so what is seen meanwhile is not told
   */
  readonly awaits: (answered: Promise<unknown>, isOwn?: boolean) => void
  /** the last event leaves the page for that address, without a form */
  readonly leaves: (address: string) => void
}

/** What a page tells; its server knows by itself which addresses are opened and which forms are sent. */
type Told =
  | { readonly is: "Saw"; readonly at: number; readonly outcome: object }
  | { readonly is: "Did"; readonly at: number; readonly sinceMs: number; readonly event: object }
  | { readonly is: "Leaves"; readonly to: string }
  | { readonly is: "Waits" | "Done" }

/** The window, as far as a recorder needs it. */
export type RecordedWindow = Pick<Window, "addEventListener" | "fetch"> & { readonly location: Pick<Location, "reload"> }

/**
 * Writes down what the shopper does. An event is sent to `/__recording` when it happens, and with it what the page showed until then,
 * which is the outcome of the event before; the last outcome follows when the page is left, or when the server asks for it because it
 * is being stopped: then as soon as the shop has answered all that was asked, and the server all that was told. Its own chunk; loaded only
 * while a scenario is recorded. It knows no machine: those of the page announce themselves.
 */
export function createRecorder(page: RecordedWindow = window): Recorder {
  const id = document.body.dataset["recordedPage"] ?? ""
  const views = new Map<string, () => Words>()
  const plainFetch = page.fetch.bind(page)
  let message = 0
  let at = 0
  let isLeaving = false
  const underWay = new Set<Promise<unknown>>()
  const calculating = new Set<Promise<unknown>>()

  const awaits = (work: Promise<unknown>, isOwn = false): void => {
    underWay.add(work)
    if (isOwn) calculating.add(work)
    const over = () => {
      underWay.delete(work)
      calculating.delete(work)
    }
    work.then(over, over)
  }
  /** An answer may make the page ask for more. */
  const settled = async () => {
    while (underWay.size > 0) await Promise.allSettled(underWay)
  }
  const tell = (tells: readonly Told[], keepalive: boolean = true): Promise<Response> =>
    plainFetch("/__recording", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ page: id, message: (message += 1), tells }),
      keepalive,
    })
  const tellNow = (...tells: readonly Told[]): void => {
    awaits(tell(tells))
  }
  const saw = (): readonly Told[] => (calculating.size > 0 || lacksForms(views) ? [] : [{ is: "Saw", at, outcome: outcomeNow(views) }])
  const waitForEnd = async () => {
    const { status } = await tell([{ is: "Waits" }], false)
    if (status !== 204) return
    // messages have connections of their own, and may overtake each other: none follows the last
    await settled()
    tellNow(...(isLeaving ? [] : saw()), { is: "Done" })
  }
  const leave = () => {
    if (!isLeaving) tellNow(...saw())
    isLeaving = true
  }

  // what the page asks of the shop is known to come from it
  page.fetch = (input, init) => {
    const request = new Request(input, init)
    if (new URL(request.url).origin === location.origin) request.headers.set("x-recorded-page", id)
    return plainFetch(request)
  }
  // before the first: what is seen later, while the next page is on its way, no replay shows
  page.addEventListener("beforeunload", leave)
  page.addEventListener("pagehide", leave)
  // a page that comes back as it was left would go on behind the back of the recording
  page.addEventListener("pageshow", ({ persisted }) => persisted && page.location.reload())
  waitForEnd().catch(() => {})

  return {
    awaits,
    leaves: (address) => {
      tellNow({ is: "Leaves", to: address })
      isLeaving = true
    },
    follow: (machine, { outcome, shopperEvents }, shown) => {
      views.set(machine, () => outcome(shown()))
      return (sinceMs, event, shownAfter) => {
        // others are results of commands
        if (Object.hasOwn(shopperEvents, event.type)) {
          tellNow(...saw(), { is: "Did", at: (at += 1), sinceMs, event: { type: "Machine", machine, event } })
          isLeaving = false
        }
        views.set(machine, () => outcome(shownAfter()))
      }
    },
  }
}

/** Forms come to life by themselves on a recorded page. Who is quicker has seen the page without them, as no replay does: that is not told. */
const lacksForms = (views: ReadonlyMap<string, unknown>): boolean =>
  [...document.querySelectorAll('[id^="island_"]:has(form)')].some(({ id }) => !views.has(id.slice("island_".length)))

/** What the page shows now, in the words of a scenario's outcome. */
const outcomeNow = (views: ReadonlyMap<string, () => Words>) => ({
  address: location.pathname + location.search,
  ...pageMarks(),
  views: shownViews([...views].map(([machine, seen]) => [machine, seen()])),
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
